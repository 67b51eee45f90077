/** Sounds of what happens, made here and silent until asked for: short, soft, as loud as chosen, and never many at once. */

import { settings } from './settings.svelte'
import type { News } from './wire'

export type Sound = 'bell' | 'oars' | 'coins' | 'dice' | 'knock' | 'chain' | 'cloth' | 'page' | 'wax' | 'dull'

/** The words of a game's record that make a sound; a word that is not among them is silent. */
export type Sounds = Partial<Record<Sound, string>>

const found = import.meta.glob<Sounds>('../games/*/sounds.ts', { eager: true, import: 'default' })
const HEARD: Record<string, Sound> = Object.fromEntries(Object.values(found).flatMap(spread))

function spread(sounds: Sounds): [string, Sound][] {
  const named = Object.entries(sounds) as [Sound, string][]
  return named.flatMap(([sound, words]) => words.split(' ').map((word): [string, Sound] => [word, sound]))
}

const MOST = 4
const APART = 0.16 // seconds
let context: AudioContext | null = null
let loudness: GainNode | null = null

/** The sounds of some news, in their order, each once and only a few. */
export function soundsOf(news: readonly News[]): Sound[] {
  const heard = news.flatMap(({ events }) =>
    events.flatMap(([name = '']) => HEARD[name] ?? HEARD[name.slice(name.lastIndexOf('.') + 1)] ?? []),
  )
  return [...new Set(heard)].slice(0, MOST)
}

export function sound(news: readonly News[]): void {
  soundsOf(news).forEach((one, at) => {
    make(one, at * APART)
  })
}

/** One ship's bell when it is your turn. */
export function bell(): void {
  make('bell', 0)
}

function make(name: Sound, later: number): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  loudness ??= outlet(context)
  loudness.gain.value = loud(settings.volume)
  const at = context.currentTime + later
  for (const voice of VOICES[name]) voice(context, at)
}

/** What all sounds go through on their way out. */
function outlet(context: AudioContext): GainNode {
  const gain = context.createGain()
  gain.connect(context.destination)
  return gain
}

/** Ears hear in powers: half of the way is a quarter of the strength, and the usual 0.6 is what the voices were made for. */
export const loud = (volume: number): number => (Math.min(1, Math.max(0, volume)) / 0.6) ** 2

type Voice = (context: AudioContext, at: number) => void

/** A tone that dies away, sliding to another pitch where one is given. */
const tone =
  (pitch: number, loud: number, long: number, after = 0, to = pitch): Voice =>
  (context, at) => {
    const source = context.createOscillator()
    source.frequency.setValueAtTime(pitch, at + after)
    source.frequency.exponentialRampToValueAtTime(to, at + after + long)
    fade(context, source, loud, long, at + after)
  }

/** Noise around a pitch that dies away: wood, water, cloth, paper. */
const rustle =
  (pitch: number, loud: number, long: number, after = 0): Voice =>
  (context, at) => {
    const length = Math.ceil(context.sampleRate * long)
    const buffer = context.createBuffer(1, length, context.sampleRate)
    const grain = buffer.getChannelData(0)
    for (let n = 0; n < length; n++) grain[n] = 2 * Math.random() - 1
    const source = context.createBufferSource()
    source.buffer = buffer
    const filter = context.createBiquadFilter()
    filter.type = 'bandpass'
    filter.frequency.value = pitch
    source.connect(filter)
    fade(context, filter, loud, long, at + after, source)
  }

function fade(
  context: AudioContext,
  from: AudioNode,
  loud: number,
  long: number,
  at: number,
  source = from as AudioScheduledSourceNode,
): void {
  const gain = context.createGain()
  gain.gain.setValueAtTime(loud, at)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long)
  from.connect(gain).connect(loudness ?? context.destination)
  source.start(at)
  source.stop(at + long)
}

const VOICES: Record<Sound, Voice[]> = {
  bell: [tone(880, 0.12, 1.6), tone(1318, 0.05, 1.4), tone(2217, 0.03, 1)],
  oars: [rustle(420, 0.16, 0.3), rustle(380, 0.13, 0.3, 0.28)],
  coins: [tone(2640, 0.04, 0.2), tone(3180, 0.035, 0.22, 0.07), tone(2890, 0.03, 0.26, 0.15)],
  dice: [
    rustle(1700, 0.2, 0.05),
    rustle(1450, 0.18, 0.05, 0.09),
    rustle(1300, 0.16, 0.06, 0.2),
    tone(180, 0.1, 0.09, 0.2),
  ],
  knock: [tone(190, 0.16, 0.12, 0, 120), rustle(700, 0.08, 0.05)],
  chain: [0, 0.07, 0.13, 0.2, 0.26].flatMap((after) => [
    rustle(3300, 0.09, 0.05, after),
    tone(1560, 0.02, 0.06, after),
  ]),
  cloth: [rustle(620, 0.13, 0.22), rustle(880, 0.1, 0.2, 0.16), rustle(540, 0.08, 0.3, 0.32)],
  page: [rustle(4200, 0.07, 0.18), rustle(2900, 0.05, 0.12, 0.1)],
  wax: [tone(140, 0.14, 0.16, 0, 90), rustle(2400, 0.04, 0.12, 0.1)],
  dull: [tone(96, 0.2, 0.4, 0, 50), rustle(260, 0.1, 0.4)],
}
