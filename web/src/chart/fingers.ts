/** Fingers and mouse on a chart: one drags, two pinch, the wheel zooms. A drag is no click. */

import type { Point } from './sheet'
import type { ChartView } from './view.svelte'

/** so far a pointer moves before it drags */
const STIRRED = 5
const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

export class Fingers {
  private readonly held = new Map<number, Point>()
  private dragged = false

  constructor(
    private readonly view: ChartView,
    private readonly frame: () => Element,
  ) {}

  /** For the element that is touched. */
  get listeners() {
    const up = (event: PointerEvent) => void this.held.delete(event.pointerId)
    return {
      onpointerdown: (event: PointerEvent) => this.down(event),
      onpointermove: (event: PointerEvent) => this.move(event),
      onpointerup: up,
      onpointercancel: up,
      onpointerleave: up,
      onwheel: (event: WheelEvent) => this.wheel(event),
      onclickcapture: (event: MouseEvent) => this.click(event),
    }
  }

  private place(event: MouseEvent): Point {
    const { left, top } = this.frame().getBoundingClientRect()
    return [event.clientX - left, event.clientY - top]
  }

  private get gap(): number {
    const [a, b] = [...this.held.values()]
    return a && b ? apart(a, b) : 0
  }

  private down(event: PointerEvent): void {
    this.held.set(event.pointerId, this.place(event))
    this.dragged = false
  }

  private move(event: PointerEvent): void {
    const last = this.held.get(event.pointerId)
    if (!last) return
    const now = this.place(event)
    const before = this.gap
    if (!this.dragged && this.held.size === 1 && apart(now, last) < STIRRED) return
    this.dragged = true
    this.held.set(event.pointerId, now)
    if (this.held.size === 2 && before) this.view.zoomAt(this.gap / before, now)
    else this.view.pan(now[0] - last[0], now[1] - last[1])
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault()
    this.view.zoomAt(Math.exp(-event.deltaY / 400), this.place(event))
  }

  private click(event: MouseEvent): void {
    if (!this.dragged) return
    this.dragged = false
    event.stopPropagation()
    event.preventDefault()
  }
}
