/** As much of a thing as a picture of it needs: what is named must be of its kind, the rest is left out. */
type Part<T> = T extends object ? { [K in keyof T]?: Part<T[K]> } : T

export function sample<T>(part: Part<T>): T
export function sample(part: unknown): unknown {
  return part
}
