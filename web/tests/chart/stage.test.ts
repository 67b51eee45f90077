import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HEIGHT, type Point, WIDTH } from '../../src/chart/sheet'
import { along, type Show, Stage } from '../../src/chart/stage.svelte'
import { ChartView } from '../../src/chart/view.svelte'

const sail = (galley: string, ms = 420): Show => ({
  kind: 'sail',
  galley,
  points: [
    [0, 0],
    [100, 0],
  ],
  colour: 'red',
  ms,
})

describe('what has happened is shown', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] }))
  afterEach(() => void vi.useRealTimers())

  test('one thing after the other; a galley waits at its old berth for its turn', () => {
    const stage = new Stage()
    stage.play([sail('1'), sail('2')], false)
    expect(stage.held).toEqual({ '1': [0, 0], '2': [0, 0] })
    vi.advanceTimersByTime(300)
    expect(stage.held['1']?.[0]).toBeGreaterThan(0)
    expect(stage.held['2']).toEqual([0, 0])
    vi.advanceTimersByTime(1000)
    expect(stage.now).toBeNull()
    expect(stage.wakes).toHaveLength(2)
  })

  test('never longer than six seconds in all', () => {
    const stage = new Stage()
    stage.play(
      Array.from({ length: 40 }, (_, i) => sail(String(i))),
      false,
    )
    vi.advanceTimersByTime(7500)
    expect(stage.now).toBeNull()
  })

  test('may be skipped; galleys are then where they are', () => {
    const stage = new Stage()
    stage.play([sail('1'), sail('2')], false)
    stage.skip()
    expect([stage.now, stage.held, stage.wakes.length]).toEqual([null, {}, 2])
  })

  test('without motion only the wakes are left', () => {
    const stage = new Stage()
    stage.play([sail('1'), { kind: 'sign', at: [0, 0], sign: 'coin', text: '+5', tone: 'money', ms: 600 }], true)
    expect([stage.now, stage.held, stage.wakes.length]).toEqual([null, {}, 1])
  })
})

test('a point along a line is at that part of its length', () => {
  const line: Point[] = [
    [0, 0],
    [10, 0],
    [10, 30],
  ]
  expect(along(line, 0.5)).toEqual([10, 10])
  expect(along(line, 1)).toEqual([10, 30])
})

describe('the window on the chart', () => {
  const view = (w: number, h: number, foot = 0) => {
    const made = new ChartView({ top: 0, tall: HEIGHT })
    made.measured = { w, h }
    made.foot = foot
    return made
  }

  test('shows the whole chart, and leaves the part under the prompt free', () => {
    const wide = view(1100, 852, 107)
    expect(wide.scale).toBe(1)
    expect(wide.seen).toMatchObject({ x: 0, y: 0, w: 1100, h: 852 })
  })

  const charts = (w: number, h: number, foot = 0) => {
    const made = new ChartView({ top: 0, tall: 745, unit: 1.005 }, { top: 14, tall: 627, unit: 1.18 })
    made.measured = { w, h }
    made.foot = foot
    return made
  }

  test.each([
    ['a large screen', 1100, 852, 107, false],
    ['a laptop', 940, 602, 66, true],
    ['a tablet', 1024, 644, 107, true],
    ['a phone', 390, 420, 0, true],
  ])('has the layout in which a plaque may have its full size: %s', (_, w, h, foot, short) => {
    const chart = charts(w, h, foot)
    chart.open([500, 300])
    expect(chart.isShort).toBe(short)
    expect(chart.unit * chart.scale).toBeCloseTo(1)
    expect(chart.letters(8) * chart.scale).toBeGreaterThan(12)
  })

  test('keeps plaques as large as they are until one comes near', () => {
    const chart = charts(940, 602, 66)
    const size = chart.unit * chart.scale
    chart.zoomAt(1.3)
    expect(chart.unit * chart.scale).toBeCloseTo(size)
    chart.zoomAt(2)
    expect(chart.unit * chart.scale).toBeGreaterThan(1.5 * size)
  })

  test('shows signs where plaques could not be read', () => {
    const chart = charts(390, 420)
    chart.whole()
    expect((chart.far ?? 0) * chart.scale).toBeCloseTo(1)
    chart.open([500, 300])
    expect(chart.far).toBeNull()
  })

  test('opens readable and on the place that matters where it is narrow', () => {
    const phone = view(390, 500)
    phone.open([800, 300])
    expect(phone.scale).toBeCloseTo(0.89)
    expect(phone.pixel([800, 300])[0]).toBeCloseTo(195)
  })

  test('zooms around the finger and not out of the chart', () => {
    const chart = view(1100, 745)
    chart.zoomAt(2, [200, 100])
    expect(chart.pixel([200, 100]).map(Math.round)).toEqual([200, 100])
    chart.pan(5000, 0)
    expect(chart.seen.x).toBe(-30)
    chart.pan(-9000, 0)
    expect(chart.seen.x + chart.seen.w).toBe(WIDTH + 30)
    chart.whole()
    expect(chart.seen.w).toBe(WIDTH)
  })
})
