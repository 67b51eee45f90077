import { render, screen, waitFor } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { house } from '../src/lib/house.svelte'
import { Lesson } from '../src/lib/lesson.svelte'
import { keepStep, stepOf } from '../src/lib/progress.svelte'
import { choose } from '../src/lib/settings.svelte'
import Coach from '../src/table/Coach.svelte'
import MoveList from '../src/table/MoveList.svelte'
import { CHART } from './examples'
import { FakeServer } from './fake'
import { fixture, GAMES, lessonText, lesson as script, TAUGHT, texts } from './texts'

beforeEach(() => {
  localStorage.clear()
  for (const game of GAMES) keepStep(game, 0, false)
  house.texts = texts()
  house.games = GAMES.map((key) => fixture(key).catalogue)
  choose({ confirm: 'never' }, false)
})

async function begun(game: string): Promise<Lesson> {
  const server = new FakeServer({ game })
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) =>
    Response.json(server.answer(method, path)),
  )
  const lesson = await Lesson.of(game, 'en')
  await waitFor(() => expect(lesson.table.position).not.toBeNull())
  return lesson
}

/** Play the move of this step by the clicks it is made of, as a board would. */
function click(lesson: Lesson): void {
  const { table, step } = lesson
  const wanted = table.all.find((option) => option.move.join(' ') === step.play.join(' ')) ?? expect.fail(step.text)
  table.choose(wanted)
}

test.each(TAUGHT)('the lesson of %s is played to its end', async (game) => {
  const lesson = await begun(game)
  while (!lesson.last) {
    const { at } = lesson
    expect(lesson.said.length).toBeGreaterThan(20)
    if (lesson.step.play.length) click(lesson)
    else lesson.next()
    await waitFor(() => expect(lesson.at).toBe(at + 1))
  }
  expect(stepOf(game)).toEqual({ at: lesson.at, done: true })
  expect(lesson.table.news.length).toBeGreaterThan(5)
})

test('a choice that is legal but not this step is answered in a friendly way, and nothing is done', async () => {
  const lesson = await begun(CHART)
  lesson.next()
  lesson.next()
  const invest = lesson.table.all.find((option) => option.move[0] === 'invest') ?? expect.fail()
  lesson.table.choose(invest)
  expect(lesson.answer).toContain('action: load and sail')
  render(Coach, { lesson, openRule: () => {} })
  expect(screen.getByRole('alert').textContent).toContain('You may do that in a game.')
  expect(lesson.at).toBe(2)
  click(lesson)
  await waitFor(() => expect(lesson.at).toBe(3))
  expect(lesson.answer).toBe('')
})

test('where there is only something to read nothing can be played', async () => {
  const lesson = await begun(CHART)
  expect(lesson.step.play).toEqual([])
  expect(lesson.table.all).toEqual([])
  lesson.next()
  lesson.next()
  render(MoveList, { table: lesson.table, close: () => {} })
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})

test('a lesson is taken up again where it was left, with the log of what came before', async () => {
  const first = await begun(CHART)
  const at = script(CHART).steps.findIndex((step) => step.text === 'block')
  while (first.at < at) {
    const was = first.at
    if (first.step.play.length) first.show()
    else first.next()
    await waitFor(() => expect(first.at).toBe(was + 1))
  }
  const again = await begun(CHART)
  expect(again.at).toBe(at)
  expect(again.table.position?.seen).toBe(first.table.position?.seen)
  expect(again.table.news).toEqual(first.table.news)
  again.back()
  expect(again.step.text).toBe('sell')
  expect(again.table.all.map((option) => option.move.join(' '))).toContain('sell stone gold')
})

test('taking back leads one step back', async () => {
  const lesson = await begun(CHART)
  lesson.next()
  lesson.next()
  click(lesson)
  await waitFor(() => expect(lesson.at).toBe(3))
  lesson.table.undo()
  await waitFor(() => expect(lesson.at).toBe(2))
})

test('the coach says what to do, points to it and to the rule', async () => {
  const lesson = await begun(CHART)
  const opened: string[] = []
  render(Coach, { lesson, openRule: (rule: string) => opened.push(rule) })
  expect(screen.getByRole('status').textContent).toBe(lessonText(CHART).steps.welcome)
  screen.getByRole('button', { name: /Next/ }).click()
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('The wheel calls them'))
  screen.getByRole('button', { name: 'S12-3.2' }).click()
  expect(opened).toEqual(['S12-3.2'])
  lesson.next()
  expect(lesson.marks).toContain('[data-move="action"]')
})
