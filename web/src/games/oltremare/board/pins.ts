/** Pins on a track: those whose places are too near each other stand side by side around the middle of them. */

interface Group {
  places: number[]
  middle: number
}

const touch = (a: Group, b: Group, gap: number): boolean =>
  b.middle - a.middle < ((a.places.length + b.places.length) / 2) * gap

function joined(a: Group, b: Group): Group {
  const places = [...a.places, ...b.places]
  return { places, middle: places.reduce((sum, place) => sum + place, 0) / places.length }
}

/** Places from left to right, moved as little as keeps them so far apart. */
export function apart(places: readonly number[], gap: number): number[] {
  const groups: Group[] = []
  for (const place of places) {
    let last: Group = { places: [place], middle: place }
    for (let before = groups.at(-1); before && touch(before, last, gap); before = groups.at(-1)) {
      last = joined(before, last)
      groups.pop()
    }
    groups.push(last)
  }
  return groups.flatMap(({ places, middle }) => places.map((_, n) => middle + (n - (places.length - 1) / 2) * gap))
}
