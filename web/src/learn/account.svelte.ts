/** What was learnt is kept in the account too, where somebody is signed in: on opening, after answers, and when the line is back. */
import { api, ask, reason, Refusal } from '../wire/api'
import type { Card } from './schedule'
import { box, moveCards } from './cards.svelte'
import { owned, owner, setOwner } from './owner'
import { exchange, type Changed, type Learnt, type Notebook, type Page, type Remote } from './sync'
import { allLearnt, forgetLearnt, showAnother, takeLearnt } from './training/progress'

const KEPT = 'tratto.learn.sync'
/** After an answer so long is waited for the next, and after a failure until it is tried again. */
const PAUSE_MS = 2_000
const RETRY_MS = 20_000
/** Once a week everything is compared, not only what is new. */
const WHOLE_MS = 7 * 86_400_000

/** How this browser and the account stand. */
export type Standing =
  /** Nobody is signed in. */
  | 'none'
  /** Something is on its way. */
  | 'busy'
  /** The account has everything. */
  | 'done'
  /** The server was not reached. */
  | 'waiting'
  /** Somebody was signed in, and is not any more. */
  | 'signed-out'
  /** The server has refused it, with a reason. */
  | 'refused'

/** What the account is known to have. */
type Known = {
  revision: number
  wholeAt: number
  runs: Record<string, string>
  lessons: Record<string, string>
}

const remote: Remote = {
  get: async (after) =>
    (await ask(api.GET('/api/account/cards', { params: { query: { after } } }))) as unknown as Page,
  put: (part: Learnt) =>
    ask(api.PUT('/api/account/cards', { body: part as Learnt & { cards: Required<Card>[] } })),
}

function known(of: string): Known {
  const none: Known = { revision: 0, wholeAt: 0, runs: {}, lessons: {} }
  try {
    const read = JSON.parse(localStorage.getItem(owned(KEPT, of)) ?? '{}') as Partial<Known> | null
    return { ...none, ...read }
  } catch {
    return none
  }
}

function keepKnown(of: string, what: Known | null): void {
  try {
    if (what) localStorage.setItem(owned(KEPT, of), JSON.stringify(what))
    else localStorage.removeItem(owned(KEPT, of))
  } catch {
    // The browser stores nothing: everything is compared the next time.
  }
}

/** Takes what the browser has of drills and lessons into the book. */
function readProgress(book: Notebook, what: Known): void {
  const { runs, lessons } = allLearnt()
  book.runs.add(runs)
  book.lessons.add(lessons)
  for (const pile of [book.runs, book.lessons] as const) {
    const sent = pile === book.runs ? what.runs : what.lessons
    for (const [id, one] of pile.all) {
      if (sent[id] === (pile.mark as (thing: object) => string)(one)) pile.unsent.delete(id)
    }
  }
}

export class AccountSync {
  standing = $state<Standing>('none')
  /** Why the server refused. */
  sentence = $state<string | null>(null)
  name = $state(owner())
  /** How much the account may not have. */
  unsent = $state(0)
  #running: Promise<void> | null = null
  #again = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #isListening = false

  /** A page of learning was opened. */
  async open(): Promise<void> {
    if (!this.#isListening) {
      this.#isListening = true
      addEventListener('online', () => void this.run())
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible' && this.standing !== 'none') void this.run()
      })
    }
    await box.load().catch(() => undefined)
    await this.run()
  }

  /** Something was learnt. */
  soon(): void {
    if (!owner()) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.run(), PAUSE_MS)
  }

  run(): Promise<void> {
    this.#again = true
    this.#running ??= this.#all().finally(() => (this.#running = null))
    return this.#running
  }

  async #all(): Promise<void> {
    while (this.#again) {
      this.#again = false
      await this.#once()
    }
  }

  async #once(): Promise<void> {
    clearTimeout(this.#timer)
    if (owner()) this.standing = 'busy'
    try {
      const { account } = await ask(api.GET('/api/session'))
      if (!account) {
        this.standing = owner() ? 'signed-out' : 'none'
        return
      }
      if (owner() !== account.name) await become(account.name)
      this.name = account.name
      this.standing = 'busy'
      await this.#exchange(account.name)
      this.sentence = null
      this.standing = 'done'
    } catch (error) {
      if (owner()) readProgress(box.book, known(owner()))
      this.unsent = box.book.unsent
      if (error instanceof Refusal && error.fault) {
        this.sentence = reason(error)
        this.standing = error.fault.kind === 'unauthenticated' ? 'signed-out' : owner() ? 'refused' : 'none'
      } else if (owner()) {
        this.standing = 'waiting'
        this.#timer = setTimeout(() => void this.run(), RETRY_MS)
      }
    }
  }

  async #exchange(of: string): Promise<void> {
    await box.load()
    const { book } = box
    const what = known(of)
    readProgress(book, what)
    book.revision = what.revision
    if (Date.now() - what.wholeAt > WHOLE_MS) book.reset()
    const save = async ({ cards, runs, lessons }: Changed): Promise<void> => {
      await box.save(cards)
      const of_ = <T extends { id: string }>(all: Map<string, T>, ids: string[]): T[] =>
        ids.flatMap((id) => all.get(id) ?? [])
      takeLearnt(of_(book.runs.all, runs), of_(book.lessons.all, lessons))
      for (const run of of_(book.runs.all, runs))
        if (!book.runs.unsent.has(run.id)) what.runs[run.id] = book.runs.mark(run)
      for (const lesson of of_(book.lessons.all, lessons))
        if (!book.lessons.unsent.has(lesson.id)) what.lessons[lesson.id] = book.lessons.mark(lesson)
      // How far it was read is noted after what was read.
      what.revision = book.revision
      keepKnown(of, what)
      this.unsent = book.unsent
    }
    await exchange(book, remote, save)
    if (Date.now() - what.wholeAt > WHOLE_MS) keepKnown(of, { ...what, wholeAt: Date.now() })
    this.unsent = book.unsent
  }
}

/** An account is signed in that was not: what nobody's reader has learnt becomes its own, what another account has stays aside. */
async function become(name: string): Promise<void> {
  if (!owner()) await move('', name)
  setOwner(name)
  showAnother()
  await box.load()
}

async function move(from: string, to: string): Promise<void> {
  await moveCards(from, to)
  const { runs, lessons } = allLearnt(from)
  takeLearnt(runs, lessons, to)
  forgetLearnt(from)
}

/** The account was deleted: what was learnt in this browser stays here, as nobody's. */
export async function release(): Promise<void> {
  const name = owner()
  if (!name) return
  await move(name, '')
  keepKnown(name, null)
  setOwner('')
}

export const account = new AccountSync()
