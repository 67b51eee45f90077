// Longitude and latitude to chart units: stretched separately and smoothly, so that the crowded middle has room.

/** A smooth rising function through the given points (monotone cubic), straight beyond the first and the last. */
export function through(points) {
  const slope = (i) => (points[i + 1][1] - points[i][1]) / (points[i + 1][0] - points[i][0])
  const last = points.length - 1
  const tangents = points.map((_, i) => {
    if (i === 0) return slope(0)
    if (i === last) return slope(last - 1)
    const [before, after] = [slope(i - 1), slope(i)]
    return (2 * before * after) / (before + after)
  })
  return (value) => {
    if (value <= points[0][0]) return points[0][1] + (value - points[0][0]) * tangents[0]
    if (value >= points[last][0]) return points[last][1] + (value - points[last][0]) * tangents[last]
    const i = points.findIndex((point) => value <= point[0]) - 1
    return hermite(points[i], points[i + 1], tangents[i], tangents[i + 1], value)
  }
}

function hermite([a, from], [b, to], before, after, value) {
  const width = b - a
  const t = (value - a) / width
  const [t2, t3] = [t * t, t * t * t]
  return (
    (2 * t3 - 3 * t2 + 1) * from +
    (t3 - 2 * t2 + t) * before * width +
    (3 * t2 - 2 * t3) * to +
    (t3 - t2) * after * width
  )
}

/** The chart's projection from its control points `[degree, unit]`. */
export function projection({ longitudes, latitudes }) {
  const x = through(longitudes)
  const y = through(latitudes.map(([degree, unit]) => [-degree, unit]))
  return ([longitude, latitude]) => [x(longitude), y(-latitude)]
}
