// Places for galleys and for names in a sea field, found once: inside the field, touching nothing that lies there.

export const hit = (a, b, gap = 0) =>
  a.x < b.x + b.w + gap && b.x < a.x + a.w + gap && a.y < b.y + b.h + gap && b.y < a.y + a.h + gap

export const around = ([x, y], w, h) => ({ x: x - w / 2, y: y - h / 2, w, h })

/** The share of a box that is outside its field; foreign water weighs more than shore. */
function astray(waters, field, box, frame) {
  let [bad, all] = [0, 0]
  for (let y = box.y; y <= box.y + box.h; y += 4)
    for (let x = box.x; x <= box.x + box.w; x += 4) {
      all++
      const there = fieldAt(waters, x, y)
      if (x < 2 || y < frame.y + 2 || x > frame.x + frame.w - 2 || y > frame.y + frame.h - 2) bad += 4
      else if (there !== field) bad += there < 0 ? 1 : 1.6
    }
  return bad / all
}

function fieldAt({ at, x0, y0, width }, x, y) {
  return at[Math.floor(y - y0) * width + Math.floor(x - x0)]
}

/** The best centre for a box in a field, or none: deep water, near `near`, clear of all boxes `taken`. */
export function place(waters, far, name, { w, h }, { taken, near, tolerance, gap, frame }) {
  const field = waters.fields.indexOf(name)
  let best
  for (let y = Math.ceil(frame.y + h / 2); y < frame.y + frame.h - h / 2; y += 3)
    for (let x = Math.ceil(frame.x + w / 2); x < frame.x + frame.w - w / 2; x += 3) {
      if (fieldAt(waters, x, y) !== field) continue
      const box = around([x, y], w, h)
      if (taken.some((other) => hit(other, box, gap))) continue
      const outside = astray(waters, field, box, frame)
      if (outside > tolerance) continue
      const depth = Math.min(30, far[Math.floor(y - waters.y0) * waters.width + Math.floor(x - waters.x0)])
      const score = depth - 300 * outside - (near ? 0.25 * Math.hypot(x - near[0], y - near[1]) : 0)
      if (!best || score > best.score) best = { score, centre: [x, y] }
    }
  return best
}

/** As `place`, at the first tolerance at which there is room. */
export function placeSomewhere(waters, far, name, size, how, tolerances) {
  for (const tolerance of tolerances) {
    const found = place(waters, far, name, size, { ...how, tolerance })
    if (found) return found
  }
  return undefined
}

/** Places in a field where a small box lies in its water, those near its middle first. */
export function spots(waters, name, [x, y], { w, h }) {
  const field = waters.fields.indexOf(name)
  const found = []
  for (let py = waters.y0 + h; py < waters.y0 + waters.height - h; py += 10)
    for (let px = waters.x0 + w; px < waters.x0 + waters.width - w; px += 10) {
      if (fieldAt(waters, px, py) !== field) continue
      const corners = [-1, -0.5, 0.5, 1].flatMap((i) =>
        [-1, 1].map((j) => fieldAt(waters, px + (i * w) / 2, py + (j * h) / 2)),
      )
      if (corners.filter((there) => there === field).length >= 6) found.push([px, py])
    }
  const far = (place) => Math.hypot(place[0] - x, place[1] - y)
  return found.sort((a, b) => far(a) - far(b)).slice(0, 70)
}

/** The ways to break a name into at most three lines. */
export function lineBreaks(name) {
  const words = name.split(' ')
  const ways = [[name]]
  for (let i = 1; i < words.length; i++) ways.push([words.slice(0, i).join(' '), words.slice(i).join(' ')])
  if (words.length === 3) ways.push(words)
  return ways
}
