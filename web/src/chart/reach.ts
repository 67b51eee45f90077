/** Ways over the sea, from field to field. */

/** Every field within so many steps, with the shortest way there, the start left out. */
export function reach(neighbours: (field: string) => string[], from: string, steps: number): Map<string, string[]> {
  const ways = new Map<string, string[]>([[from, []]])
  let edge = [from]
  for (let step = 0; step < steps; step++) {
    const next: string[] = []
    for (const field of edge)
      for (const beside of neighbours(field)) {
        if (ways.has(beside)) continue
        ways.set(beside, [...(ways.get(field) ?? []), beside])
        next.push(beside)
      }
    edge = next
  }
  ways.delete(from)
  return ways
}
