/** The pages of the house between its bar and its foot. */

import Account from '$kind/Account.svelte'
import Join from '$kind/Join.svelte'
import { say, saying, wordsOf } from '../lib/house.svelte'
import type { Where } from '../lib/router.svelte'
import About from './About.svelte'
import Home from './Home.svelte'
import Keep from './Keep.svelte'
import Leaders from './Leaders.svelte'
import Learn from './Learn.svelte'
import Mine from './Mine.svelte'
import { page } from './page'
import Settings from './Settings.svelte'
import Setup from './Setup.svelte'

const nothing = () => ({})
const game = ({ params }: Where) => params.game ?? ''
const heading = (section: string) => () => say(section, 'title')

export const ROOMS = [
  page({ lanes: ['home'], load: () => ({ default: Home }), told: nothing }),
  page({
    lanes: ['setup', 'setupOf'],
    load: () => ({ default: Setup }),
    told: (at) => ({ game: game(at) }),
    title: heading('setup'),
  }),
  page({
    lanes: ['harbour', 'lobby'],
    load: () => import('./Harbour.svelte'),
    told: nothing,
    title: () => say('nav', 'harbour'),
  }),
  page({
    lanes: ['studies'],
    load: () => import('./Studies.svelte'),
    told: ({ query }) => ({ query }),
    title: () => say('nav', 'studies'),
  }),
  page({
    lanes: ['contests', 'contestNew', 'contest'],
    load: () => import('../contest/Rooms.svelte'),
    told: (at) => ({ at }),
    title: () => say('nav', 'contests'),
  }),
  page({
    lanes: ['clubs', 'club'],
    load: () => import('../club/Rooms.svelte'),
    told: (at) => ({ at }),
    title: () => saying('clubs', 'title'), // its words come with it
  }),
  page({
    lanes: ['person'],
    load: () => import('./Person.svelte'),
    told: ({ params }) => ({ name: params.name ?? '' }),
    title: ({ params }) => params.name,
  }),
  page({
    lanes: ['explorer'],
    load: () => import('./Explorer.svelte'),
    told: (at) => ({ game: game(at), query: at.query }),
    title: (at) => wordsOf(game(at)).title,
    anew: 'game',
  }),
  page({ lanes: ['mine'], load: () => ({ default: Mine }), told: nothing, title: heading('mine') }),
  page({ lanes: ['join'], load: () => ({ default: Join }), told: nothing, title: heading('join') }),
  page({ lanes: ['account'], load: () => ({ default: Account }), told: nothing, title: heading('account') }),
  page({ lanes: ['settings'], load: () => ({ default: Settings }), told: nothing, title: heading('settings') }),
  page({ lanes: ['keep'], load: () => ({ default: Keep }), told: nothing, title: heading('keep') }),
  page({
    lanes: ['leaders', 'leadersOf'],
    load: () => ({ default: Leaders }),
    told: (at) => ({ game: game(at), seats: Number(at.params.seats ?? 0) }),
    title: heading('leaders'),
  }),
  page({
    lanes: ['learn', 'rules'],
    load: () => ({ default: Learn }),
    told: (at) => ({ game: game(at), rule: at.hash || (at.query.get('rule') ?? '') }),
    title: heading('learn'),
  }),
  page({ lanes: ['about'], load: () => ({ default: About }), told: nothing, title: heading('about') }),
]
