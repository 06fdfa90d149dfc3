/** How the reader wants to be asked: spoken, and without a board. Stored in the browser. */
import { say } from '../../words/words.svelte'

type Manner = { voice: boolean; blind: boolean }
const KEPT = 'tratto.training.manner'

function read(): Manner {
  const usual = { voice: false, blind: false }
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Manner>) }
  } catch {
    return usual
  }
}

export const manner = $state<Manner>(read())

export function keepManner(): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(manner))
  } catch {
    // The browser stores nothing: the choice holds as long as the page.
  }
  if (!manner.voice) hush()
}

export const canSpeak = (): boolean => typeof speechSynthesis !== 'undefined'

/** A voice of the reader's language, of this device if there is one: others send the text to a service. */
function voiceFor(language: string): SpeechSynthesisVoice | null {
  const short = language.slice(0, 2).toLowerCase()
  const fitting = speechSynthesis.getVoices().filter(({ lang }) => lang.toLowerCase().startsWith(short))
  return fitting.find(({ localService }) => localService) ?? fitting[0] ?? null
}

/** Says a text aloud if the reader wants that; what is being said is cut off unless this follows it. */
export function speakAloud(text: string, follows = false): void {
  if (!manner.voice || !canSpeak() || !text.trim()) return
  if (!follows) speechSynthesis.cancel()
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.lang = say('language-region')
  utterance.voice = voiceFor(utterance.lang)
  speechSynthesis.speak(utterance)
}

export function hush(): void {
  if (canSpeak()) speechSynthesis.cancel()
}
