/** Which part of the chart is seen: fitted to its window, zoomed and moved by hand. */

import { type Frame, HEIGHT, type Point, WIDTH } from './sheet'

const CLOSEST = 3
/** what a narrow window opens at, so that a plaque can be read */
const READABLE = 0.89
/** pixels per chart unit, or per pixel of a plaque, below which nothing can be read */
const FAR = 0.55
const FAINT = 0.8
/** so much a chart is zoomed before plaques grow with it */
const STILL = 1.2
/** below this a window does not open on everything */
const TINY = 0.62
/** a window so low is that of a telephone held across */
const LOW = 320

export class ChartView {
  /** of the window, in pixels; nothing before it is laid out */
  measured = $state({ w: 0, h: 0 })
  /** how much of the window's foot is covered by the prompt */
  foot = $state(0)
  zoom = $state(1)
  centre = $state<Point>([WIDTH / 2, HEIGHT / 2])

  /** `short` is for windows too low or too narrow for `wide`; `west` is how much of its left a narrow window leaves out */
  constructor(
    private readonly wide: Frame,
    private readonly short: Frame | null = null,
    readonly west = 0,
  ) {}

  /** Whether plaques at their full size would touch in the wide layout. */
  get isShort(): boolean {
    return this.short !== null && this.fitOf(this.wide) * (this.wide.unit ?? Number.POSITIVE_INFINITY) < 1
  }

  private get frame(): Frame {
    return this.isShort && this.short ? this.short : this.wide
  }

  get top(): number {
    return this.frame.top
  }

  private get tall(): number {
    return this.frame.tall
  }

  /** where what must be seen begins, and how wide it is */
  private get left(): number {
    return this.narrow ? this.west : 0
  }

  private get breadth(): number {
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
    return this.fitOf(this.frame)
  }

  private fitOf({ tall }: Frame): number {
    return Math.max(0.05, Math.min(this.width / this.breadth, (this.height - this.foot) / tall))
  }

  get scale(): number {
    return this.fit * this.zoom
  }

  /** Chart units of a pixel of a plaque: it has the same size on screen until one comes near, or there is no more room. */
  get unit(): number {
    const most = this.frame.unit ?? 1
    return Math.min(most, Math.max(1, this.fit, this.scale / STILL) / this.scale)
  }

  /** The same while the chart is not zoomed: boxes that must not touch are reckoned with it. */
  get rest(): number {
    return Math.min(this.frame.unit ?? 1, Math.max(1, this.fit) / this.fit)
  }

  /** Chart units that letters of so many units need, so that they have so many pixels. */
  letters(size: number, pixels = 12.2): number {
    return Math.max(size, pixels / this.scale)
  }

  /** So far away that plaques cannot be read: then signs instead, so many chart units to a pixel of theirs. */
  get far(): number | null {
    if (this.frame.unit) return this.unit * this.scale < FAINT ? 1 / this.scale : null
    return this.scale < FAR ? FAR / this.scale : null
  }

  /** whether the window is too small for everything at once */
  get fitsBadly(): boolean {
    return this.fit < TINY
  }

  get narrow(): boolean {
    return this.width < 700 || this.height - this.foot < LOW
  }

  /** the seen part in chart units */
  get seen(): { x: number; y: number; w: number; h: number } {
    const w = this.width / this.scale
    const h = this.height / this.scale
    const foot = this.foot / this.scale
    const { left, breadth } = this
    const x = w >= breadth ? left + (breadth - w) / 2 : clamp(this.centre[0] - w / 2, left - 30, WIDTH + 30 - w)
    const open = h - foot
    const spare = this.narrow ? (open - this.tall) / 3 : 0
    const y =
      open >= this.tall - 0.5
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
