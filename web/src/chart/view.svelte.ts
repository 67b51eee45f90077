/** Which part of the chart is seen: fitted to its window, zoomed and moved by hand. */

import { HEIGHT, type Point, WIDTH } from './sheet'

const CLOSEST = 3
/** what a narrow window opens at, so that a plaque can be read */
const READABLE = 0.89
const FAR = 0.55
/** below this a window does not open on everything */
const TINY = 0.62

export class ChartView {
  /** of the window, in pixels; nothing before it is laid out */
  measured = $state({ w: 0, h: 0 })
  /** how much of the window's foot is covered by the prompt */
  foot = $state(0)
  zoom = $state(1)
  centre = $state<Point>([WIDTH / 2, HEIGHT / 2])

  /** `tall` is the height of what must be seen; `west` is how much of its left a narrow window leaves out */
  constructor(
    readonly top: number,
    readonly tall = HEIGHT,
    readonly west = 0,
  ) {}

  /** where what must be seen begins, and how wide it is */
  private get left(): number {
    return this.narrow ? this.west : 0
  }

  private get wide(): number {
    return WIDTH - this.left
  }

  get width(): number {
    return this.measured.w || WIDTH
  }

  get height(): number {
    return this.measured.h || HEIGHT
  }

  /** pixels per unit when the whole chart is seen */
  get fit(): number {
    return Math.max(0.05, Math.min(this.width / this.wide, (this.height - this.foot) / this.tall))
  }

  get scale(): number {
    return this.fit * this.zoom
  }

  /** so far away that plaques cannot be read: then signs of the same size as they would have at this scale */
  get far(): number | null {
    return this.scale < FAR ? FAR / this.scale : null
  }

  /** whether the window is too small for everything at once */
  get fitsBadly(): boolean {
    return this.fit < TINY
  }

  get narrow(): boolean {
    return this.width < 700
  }

  /** the seen part in chart units */
  get seen(): { x: number; y: number; w: number; h: number } {
    const w = this.width / this.scale
    const h = this.height / this.scale
    const foot = this.foot / this.scale
    const { left, wide } = this
    const x = w >= wide ? left + (wide - w) / 2 : clamp(this.centre[0] - w / 2, left - 30, WIDTH + 30 - w)
    const open = h - foot
    const spare = this.narrow ? (open - this.tall) / 3 : 0
    const y =
      open >= this.tall
        ? this.top - spare
        : clamp(this.centre[1] - open / 2, this.top - 20, this.top + this.tall + 20 - open)
    return { x, y, w, h }
  }

  get box(): string {
    const { x, y, w, h } = this.seen
    return `${x} ${y} ${w} ${h}`
  }

  /** A place on the chart as pixels in the window. */
  pixel([x, y]: Point): Point {
    const seen = this.seen
    return [(x - seen.x) * this.scale, (y - seen.y) * this.scale]
  }

  /** Zoom by a factor, so that what lies under that pixel stays there. */
  zoomAt(factor: number, [px, py]: Point = [this.width / 2, this.height / 2]): void {
    const before = this.seen
    const held: Point = [before.x + px / this.scale, before.y + py / this.scale]
    this.zoom = clamp(this.zoom * factor, 1, Math.max(CLOSEST / this.fit, 1))
    const w = this.width / this.scale
    const open = (this.height - this.foot) / this.scale
    this.centre = [held[0] - px / this.scale + w / 2, held[1] - py / this.scale + open / 2]
  }

  pan(dx: number, dy: number): void {
    const { x, y, w, h } = this.seen
    const open = h - this.foot / this.scale
    this.centre = [x + w / 2 - dx / this.scale, y + open / 2 - dy / this.scale]
  }

  inSight([x, y]: Point): boolean {
    const seen = this.seen
    const h = seen.h - this.foot / this.scale
    return x > seen.x + 30 && x < seen.x + seen.w - 30 && y > seen.y + 30 && y < seen.y + h - 30
  }

  /** Bring a place into sight if it is not. */
  reveal(place: Point): void {
    if (!this.inSight(place)) this.centre = place
  }

  whole(): void {
    this.zoom = 1
  }

  /** A small window opens where it can be read, on the place that matters; where none does, on everything. */
  open(place: Point | null): void {
    this.zoom = this.fitsBadly && place ? Math.max(1, READABLE / this.fit) : 1
    if (place) this.centre = place
  }
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value))
