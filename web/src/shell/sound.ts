import { tastes } from './tastes.svelte'

let context: AudioContext | null = null

/** A short synthesised tone: no file is loaded for it. */
function tone(frequency: number, seconds: number, loud: number, kind: OscillatorType, delay = 0): void {
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  const at = context.currentTime + delay
  const gain = context.createGain()
  gain.gain.setValueAtTime(loud, at)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  const source = context.createOscillator()
  source.type = kind
  source.frequency.setValueAtTime(frequency, at)
  source.frequency.exponentialRampToValueAtTime(frequency * 0.7, at + seconds)
  source.connect(gain).connect(context.destination)
  source.start(at)
  source.stop(at + seconds)
}

const SOUNDS = {
  move: () => tone(210, 0.09, 0.35, 'triangle'),
  press: () => tone(520, 0.05, 0.2, 'square'),
  check: () => {
    tone(300, 0.1, 0.3, 'triangle')
    tone(450, 0.12, 0.25, 'triangle', 0.09)
  },
  ruling: () => {
    tone(660, 0.25, 0.2, 'sine')
    tone(880, 0.3, 0.15, 'sine', 0.12)
  },
  hurry: () => tone(880, 0.06, 0.15, 'sine'),
  end: () => {
    tone(392, 0.4, 0.25, 'sine')
    tone(523, 0.6, 0.25, 'sine', 0.18)
  },
}

export function sound(name: keyof typeof SOUNDS): void {
  if (!tastes.sounds || typeof AudioContext === 'undefined') return
  // Browsers block sound until the user has interacted with the page, and log an error.
  if (!(navigator.userActivation as UserActivation | undefined)?.hasBeenActive) return
  try {
    SOUNDS[name]()
  } catch {
    // A device without sound plays on in silence.
  }
}
