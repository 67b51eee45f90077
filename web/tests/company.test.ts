/** Names, the length of a game and the strength of its bots, as they are said before a game begins. */

import { beforeEach, expect, test, vi } from 'vitest'
import { calledAs, guestName, house, somebody, unnamed } from '../src/lib/house.svelte'
import { lengthOf, minutesOf, shown } from '../src/lib/length'
import { forNewcomers, tableName, usualLevel } from '../src/lib/tables'
import type { Catalogue } from '../src/lib/wire'
import { texts } from './texts'

const game = {
  key: 'toy',
  seats: [2, 3, 4],
  levels: ['random', 'mozzo', 'mercante', 'doge'],
  minutes: { 2: 60, 4: 90 },
  beginners: { 3: { port_closing: 'random' } },
  measured: { 4: { mercante: { among: 'mozzo', games: 12, wins: 9 } } },
  strengths: { doge: { points: 1790, give: 95 } },
} as unknown as Catalogue

beforeEach(() => {
  localStorage.clear()
  Object.assign(house, { me: null, suggested: 'Chiara', texts: texts('en'), language: 'en' })
})

test('a bot has the name of a person; one of an older table is called after its level', () => {
  expect(calledAs({ name: 'Bruno', bot: 'mercante' })).toBe('Bruno')
  expect(calledAs({ name: 'mercante2', bot: 'mercante' })).toBe('Merchant 2')
  expect(calledAs({ name: null, bot: null })).toBe(null)
})

test('a guest without a name has a number, and is known as such', () => {
  expect(calledAs({ name: 'guest-c25f1a', bot: null })).toBe('Guest c25f')
  expect(unnamed('guest-c25f1a')).toBe(true)
  expect(unnamed('Marina')).toBe(false)
})

test('a guest is offered the name he has, the one he had, or a free one', () => {
  expect(guestName()).toBe('Chiara')
  localStorage.setItem('serenissima.name', 'Marina')
  expect(guestName()).toBe('Marina')
  house.me = { id: 'p', name: 'Elif', guest: true, role: 'player', settings: {}, owner: null }
  expect(guestName()).toBe('Elif')
})

test('a suggested name that somebody has taken meanwhile gives way to another; one that was typed does not', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string | null }) => {
    if (path === '/api/visitor') return Response.json({ me: null, suggested: 'Zorzi' })
    const { name } = JSON.parse(body ?? '{}') as { name: string }
    asked.push(name)
    if (name === 'Zorzi') return Response.json({ id: 'p', name, guest: true, role: 'player', settings: {} })
    return Response.json({ code: 'name_taken', message: 'taken' }, { status: 409 })
  })
  await expect(somebody('Marina')).rejects.toThrow('taken')
  expect((await somebody('Chiara')).name).toBe('Zorzi')
  expect(asked).toEqual(['Marina', 'Chiara', 'Zorzi'])
  expect(guestName()).toBe('Zorzi')
  vi.unstubAllGlobals()
})

test('tables have addresses, and hardly two have the same', () => {
  const ids = Array.from({ length: 300 }, (_, n) => `table${String(n).padStart(5, '0')}`)
  const names = ids.map(tableName)
  expect(names[0]).toMatch(/^[A-Z][A-Za-z ]+ \d{1,4}$/)
  expect(new Set(names).size).toBeGreaterThan(296)
  expect(tableName(ids[0] ?? '')).toBe(names[0])
})

test('bots take less time than people, and turns take weeks', () => {
  expect(minutesOf(game, 4, 4)).toBe(90)
  expect(minutesOf(game, 4, 1)).toBe(40)
  expect(minutesOf(game, 3, 1)).toBe(null)
  expect(lengthOf(game, 4, 1, { kind: 'none' })).toBe('About 40 minutes.')
  expect(lengthOf(game, 4, 4, { kind: 'live', bank: 900, increment: 20 })).toContain('15 minutes on the clock')
  expect(lengthOf(game, 4, 4, { kind: 'turns', hours: 48 })).toContain('48 hours')
  expect(lengthOf(game, 3, 3, { kind: 'none' })).toBe('')
})

test('a level says what it has won, where that was measured', () => {
  expect(shown(game, 4, 'mercante')).toBe("Measured: 75 % wins among the level Ship's boy (by luck alone 25 %).")
  expect(shown(game, 2, 'mercante')).toBe('')
  expect(shown(game, 2, 'doge')).toBe('Strength 1790 ± 95; a newcomer has 1500.')
})

test('the same level is the usual one everywhere, and newcomers leave to luck what they cannot know', () => {
  expect(usualLevel(game)).toBe('mercante')
  expect(usualLevel({ ...game, levels: ['random'] })).toBe('random')
  expect(forNewcomers(game, 3)).toEqual({ port_closing: 'random' })
  expect(forNewcomers(game, 4)).toEqual({})
})
