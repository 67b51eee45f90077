/** The tree of a chapter: what follows what, and how it is written in lines. */

import type { StudyNode } from '../lib/wire'

/** A line of the tree. */
export interface Row {
  node: StudyNode
  /** how far it is set in */
  depth: number
  /** of a move that has rivals, its place among them */
  rival: number | null
}

/** The moves of a chapter, by what they follow. */
export class Branches {
  private readonly byId: Map<number, StudyNode>
  private readonly after = new Map<number | null, StudyNode[]>()

  constructor(readonly nodes: readonly StudyNode[]) {
    this.byId = new Map(nodes.map((node) => [node.id, node]))
    for (const node of nodes) this.after.set(node.parent, [...(this.after.get(node.parent) ?? []), node])
  }

  node(id: number): StudyNode | undefined {
    return this.byId.get(id)
  }

  children(id: number): StudyNode[] {
    return this.after.get(id) ?? []
  }

  /** From the beginning to that move, both included. */
  path(id: number): StudyNode[] {
    const found: StudyNode[] = []
    for (let at = this.byId.get(id); at; at = at.parent === null ? undefined : this.byId.get(at.parent))
      found.unshift(at)
    return found
  }

  /** The last move of the line that begins there. */
  end(id: number): number {
    for (let at = id; ; ) {
      const next = this.children(at)[0]
      if (!next) return at
      at = next.id
    }
  }

  /** The same move and its rivals. */
  rivals(id: number): StudyNode[] {
    const node = this.byId.get(id)
    return node?.parent === null || !node ? [] : this.children(node.parent)
  }

  /** Another branch at the nearest fork on the way here, the next or the one before. */
  beside(id: number, by: 1 | -1): number | null {
    for (const node of this.path(id).reverse()) {
      const rivals = this.rivals(node.id)
      if (rivals.length < 2) continue
      const at = rivals.indexOf(node)
      return rivals[(at + by + rivals.length) % rivals.length]?.id ?? null
    }
    return null
  }

  /** A move and all that follows it. */
  below(id: number): Set<number> {
    const found = new Set([id])
    for (const node of this.nodes) if (node.parent !== null && found.has(node.parent)) found.add(node.id)
    return found
  }

  /** All moves as lines: rivals of a move follow it, set in, with all that follows them; then its own line goes on. */
  rows(root: number, hidden: ReadonlySet<number> = new Set()): Row[] {
    const found: Row[] = []
    this.write(root, 0, hidden, found)
    return found
  }

  private write(id: number, depth: number, hidden: ReadonlySet<number>, found: Row[]): void {
    const next = (of: number) => this.children(of).filter((node) => !hidden.has(node.id))
    for (let [main, ...others] = next(id); main; [main, ...others] = next(main.id)) {
      found.push({ node: main, depth, rival: others.length ? 0 : null })
      for (const [at, other] of others.entries()) {
        found.push({ node: other, depth: depth + 1, rival: at + 1 })
        this.write(other.id, depth + 1, hidden, found)
      }
    }
  }
}

/** The letter of a branch. */
export const letterOf = (rival: number): string => String.fromCharCode(65 + (rival % 26))
