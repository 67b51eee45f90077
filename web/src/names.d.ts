/** Whether it is among some names may be asked of any text. */
type Text<Name> = Name extends string ? string : never

interface ReadonlyArray<T> {
  includes(name: Text<T>, from?: number): boolean
  indexOf(name: Text<T>, from?: number): number
}
interface Array<T> {
  includes(name: Text<T>, from?: number): boolean
  indexOf(name: Text<T>, from?: number): number
}
