/** This device's time, updated ten times a second while something on the page needs it. */
export class Ticker {
  now = $state(performance.now())
  #timer: ReturnType<typeof setInterval> | undefined

  run(runs: boolean): void {
    clearInterval(this.#timer)
    this.#timer = undefined
    this.now = performance.now()
    if (runs) this.#timer = setInterval(() => (this.now = performance.now()), 100)
  }
}
