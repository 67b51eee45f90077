/** Boards drawn from fixtures, for the eye and for pictures; not part of the client that is shipped. */

import { mount } from 'svelte'
import '../styles/fonts/fonts.css'
import '../styles/tokens.css'
import '../styles/base.css'
import { boardOf } from '../lib/rooms'
import type { Position } from '../lib/wire'
import Gallery from './Gallery.svelte'

const asked = new URLSearchParams(location.search)
document.documentElement.dataset.light = asked.get('light') ?? 'day'
const game = asked.get('game') ?? ''
const scene = asked.get('scene') ?? 'charts:sail'

const json = async (path: string) => (await fetch(path)).json()
const text = async (name: string) => (await fetch(`/@text/${name}`)).text()

const [set, title = ''] = scene.split(':')
const fixture = await json(`/fixtures/${game}.json`)
const frames: Record<string, Position> = set === 'charts' ? await json(`/fixtures/charts/${game}.json`) : fixture.frames
const positions: Position[] = set === 'story' ? fixture.story : [frames[title]]
const board = await boardOf(game)

if (board)
  mount(Gallery, {
    target: document.body,
    props: {
      board,
      positions,
      fixture,
      components: await json(`/@components/${game}`),
      texts: { languages: [], common: await text('common'), web: '', games: { [game]: await text(game) } },
      picks: asked.get('pick')?.split(' ') ?? [],
      reduced: asked.has('reduced'),
    },
  })
