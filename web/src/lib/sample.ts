/** As much of a thing as a picture of it needs: what is named must be of its kind, the rest is left out. */
type Part<T> = T extends object ? { [K in keyof T]?: Part<T[K]> } : T

export const sample = <T>(part: Part<T>): T => part as T
