/** One ship's bell when it is your turn; silent until asked for. */

import { settings } from './settings.svelte'

let context: AudioContext | null = null

export function bell(): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  const now = context.currentTime
  for (const [pitch, loud] of [
    [880, 0.12],
    [1318, 0.05],
    [2217, 0.03],
  ] as const) {
    const tone = context.createOscillator()
    const fade = context.createGain()
    tone.frequency.value = pitch
    fade.gain.setValueAtTime(loud, now)
    fade.gain.exponentialRampToValueAtTime(0.0001, now + 1.6)
    tone.connect(fade).connect(context.destination)
    tone.start(now)
    tone.stop(now + 1.7)
  }
}
