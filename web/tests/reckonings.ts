/** Where a board reckons: sums, differences and limits made of numbers that lie in the view or in the data file. */

import { parse } from 'svelte/compiler'

type Node = { type: string; start: number; end: number } & Record<string, unknown>

const OPERATORS = ['+', '-', '*', '/', '%', '<', '>', '<=', '>=', '+=', '-=', '*=', '/=']
/** What the engine has told already may be put together for the eye. */
const TOLD = /\b(?:figures|outlooks?|brings|gains|told|prospects?)\b/

/** The names of numbers in the view and in the data file of a game, from its types; figures are what the engine tells. */
export function numbersOf(types: string): Set<string> {
  const told = new Set(
    [...(types.match(/type Figures = \{[^}]*\}/)?.[0] ?? '').matchAll(/\b[A-Z]\w+/g)].map(([name]) => name),
  )
  const own = types
    .split(/^export type /m)
    .filter((one) => !told.has(one.match(/^\w+/)?.[0] ?? '') && !/^(?:Figures|Event|Move|Name) /.test(one))
    .join('\n')
  const fields = own.matchAll(/\b(\w+)\??: (?:number\b|(?:Some|All)<[^;{}<>\n]*, number(?: \| null)?>)/g)
  return new Set([...fields].map(([, name = '']) => name))
}

/** Every reckoning in a source, as it is written. */
export function reckonings(source: string, numbers: ReadonlySet<string>): string[] {
  const ast = parse(source.includes('<script') ? source : `<script lang="ts">\n${source}\n</script>`, { modern: true })
  const text = source.includes('<script') ? source : `<script lang="ts">\n${source}\n</script>`
  const said = ({ start, end }: Node) => text.slice(start, end)
  const held = new Set<string>()
  const number = (node: Node): boolean => isNumber(node, said, numbers, held)
  every(ast as unknown as Node, (node) => {
    if (node.type === 'VariableDeclarator' && (node.init as Node | null) && number(node.init as Node))
      held.add(said(node.id as Node).replace(/:.*/s, ''))
  })
  const found: string[] = []
  every(ast as unknown as Node, (node) => {
    if (reckons(node, said, number)) found.push(said(node).replace(/\s+/g, ' '))
  })
  return found.filter((one) => !found.some((other) => other !== one && other.includes(one)))
}

function reckons(node: Node, said: (node: Node) => string, number: (node: Node) => boolean): boolean {
  if (node.type === 'CallExpression')
    return (
      /^Math\.(?:min|max|floor|ceil|round)$/.test(said(node.callee as Node)) && (node.arguments as Node[]).some(number)
    )
  if (node.type !== 'BinaryExpression' && node.type !== 'AssignmentExpression') return false
  if (!OPERATORS.includes(String(node.operator))) return false
  const [left, right] = [node.left as Node, node.right as Node]
  return [left, right].every((side) => said(side) !== '0') && (number(left) || number(right))
}

/** Whether a number of the view stands there, by itself or within a part that has no function of its own. */
function isNumber(
  node: Node,
  said: (node: Node) => string,
  numbers: ReadonlySet<string>,
  held: ReadonlySet<string>,
): boolean {
  if (TOLD.test(said(node))) return false
  if (node.type === 'Identifier') return held.has(said(node))
  if (node.type === 'MemberExpression') {
    const name = node.computed ? (node.object as Node) : (node.property as Node)
    if (node.computed) return isNumber(name, said, numbers, held)
    return numbers.has(said(name))
  }
  const inner = {
    CallExpression: 'arguments',
    ChainExpression: 'expression',
    LogicalExpression: 'left',
    TSAsExpression: 'expression',
  }[node.type]
  if (node.type === 'CallExpression' && !/^(?:\$derived|Number)$/.test(said(node.callee as Node))) return false
  if (!inner) return false
  const within = node[inner] as Node | Node[]
  return (Array.isArray(within) ? within : [within]).some((one) => isNumber(one, said, numbers, held))
}

function every(node: unknown, see: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) every(one, see)
  else if (node && typeof node === 'object') {
    if ('type' in node) see(node as Node)
    for (const [key, part] of Object.entries(node)) if (key !== 'loc') every(part, see)
  }
}
