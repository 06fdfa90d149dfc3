import { api, ask, Refusal } from './api'
import type { JobAnswer, JobQuestion, JobView } from './types'

const ASKED_EVERY = 700

/** A job that outlives a request: it is polled until it is done, and stopped when it is not needed any more. */
export class Job {
  view = $state.raw<JobView | null>(null)
  #stopped = false

  /** Starts a job; resolves with the answer, or `null` if it was stopped. */
  async begin(question: JobQuestion): Promise<JobAnswer | null> {
    this.view = await ask(api.POST('/api/jobs', { body: question }))
    for (;;) {
      if (this.#stopped) return null
      const { state, answer, fault } = this.view
      if (state === 'done' && answer) return answer
      if (state === 'stopped') return null
      if (state === 'failed') throw new Refusal(fault ?? null)
      await new Promise((resolve) => setTimeout(resolve, ASKED_EVERY))
      if (!this.#stopped)
        this.view = await ask(api.GET('/api/jobs/{id}', { params: { path: { id: this.view.id } } }))
    }
  }

  /** Stops it: here at once, on the server as soon as it hears of it. */
  stop(): void {
    this.#stopped = true
    const id = this.view?.id
    // If this request fails, the server stops the job by itself, because nobody polls it.
    if (id) void api.DELETE('/api/jobs/{id}', { params: { path: { id } } }).catch(() => undefined)
  }
}
