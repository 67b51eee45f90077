// The path of an icon in whole units: its box is 512 wide and it is drawn far smaller, so that parts of a unit are never
// seen, and weigh half of it. Every point is rounded where it lies, so that what is lost never adds up along the way.
const TAKES = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }
const NUMBER = /\s*,?\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/y
const FLAG = /\s*,?\s*([01])/y

/** The commands of a path with their numbers; one letter may stand before several of a kind. */
function* commands(path) {
  let at = 0
  const read = (what) => {
    what.lastIndex = at
    const found = what.exec(path)
    if (found) at = what.lastIndex
    return found && Number(found[1])
  }
  for (const { 0: letter, index } of path.matchAll(/[a-df-z]/gi)) {
    at = index + 1
    const kind = letter.toUpperCase()
    for (let again = letter; ; again = again === 'm' ? 'l' : again === 'M' ? 'L' : again) {
      const first = TAKES[kind] ? read(NUMBER) : null
      if (TAKES[kind] && first === null) break
      const rest = Array.from({ length: Math.max(0, TAKES[kind] - 1) }, (_, n) =>
        read(kind === 'A' && (n === 2 || n === 3) ? FLAG : NUMBER),
      )
      yield [again, first === null ? [] : [first, ...rest]]
      if (!TAKES[kind]) break
    }
  }
}

/** Numbers with nothing between them that is not needed. */
const written = (numbers) => numbers.reduce((text, one) => text + (text && one >= 0 ? ` ${one}` : one), '')

export function rounded(path) {
  let [here, drawn, first] = [[0, 0], [0, 0], null] // where the pen is, where it is drawn, where this line began
  let [text, last] = ['', '']
  const say = (letter, numbers) => {
    const body = written(numbers)
    const joined = letter === last && body ? (body.startsWith('-') ? body : ` ${body}`) : letter + body
    text += joined
    last = letter === 'm' ? 'l' : letter === 'M' ? 'L' : letter
  }
  for (const [letter, numbers] of commands(path)) {
    const kind = letter.toUpperCase()
    const [x, y] = letter === kind ? [0, 0] : here
    if (kind === 'Z') {
      say('z', [])
      ;[here, drawn] = first
      continue
    }
    const turn = kind === 'A' ? numbers.slice(0, 5) : []
    const flat = kind === 'A' ? numbers.slice(5) : numbers
    const points =
      kind === 'H'
        ? [[x + flat[0], here[1]]]
        : kind === 'V'
          ? [[here[0], y + flat[0]]]
          : Array.from({ length: flat.length / 2 }, (_, n) => [x + flat[2 * n], y + flat[2 * n + 1]])
    const whole = points.map((point) => point.map(Math.round))
    const deltas = whole.map(([across, down]) => [across - drawn[0], down - drawn[1]])
    const [across, down] = deltas.at(-1)
    if (kind === 'H') say('h', [across])
    else if (kind === 'V') say('v', [down])
    else if (!text)
      say('M', whole.flat()) // another path may stand before this one
    else say(kind.toLowerCase(), [...turn.map((one) => Math.round(one * 10) / 10), ...deltas.flat()])
    here = points.at(-1)
    drawn = whole.at(-1)
    if (kind === 'M') first = [here, drawn]
  }
  return text
}
