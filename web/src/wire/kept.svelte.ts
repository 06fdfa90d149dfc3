import { currentLanguage, type Language } from '../words/words.svelte'

/** Something that changes only with the program: it is loaded once in each language. */
export class Kept<T> {
  value = $state.raw<T | null>(null)
  #asked: { language: Language; answer: Promise<void> } | null = null
  #call: () => Promise<T>

  constructor(call: () => Promise<T>) {
    this.#call = call
  }

  load(): Promise<void> {
    const language = currentLanguage()
    if (this.#asked?.language === language) return this.#asked.answer
    const answer = this.#call().then(
      (read) => {
        if (this.#asked?.language === language) this.value = read
      },
      (error: unknown) => {
        if (this.#asked?.language === language) this.#asked = null
        throw error
      },
    )
    this.#asked = { language, answer }
    return answer
  }
}
