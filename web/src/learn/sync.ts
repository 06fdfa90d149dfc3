/**
 * What was learnt here and what the account has, brought together. Pure: where it is stored, and how the server is asked, comes from the
 * caller. Every merge gives the same in any order and however often it is repeated, so that nothing is lost when a request is cut off.
 */
import { newer, type Card } from './schedule'

/** How a drill went at a level: `drill:level`. */
export type Run = { id: string; runs: number; best: number; passed_at?: number }
export type LessonDone = { id: string; done_at: number }
export type Learnt = { cards: Card[]; runs: Run[]; lessons: LessonDone[] }
/** What the account has, from a number of its changes on. */
export type Page = Learnt & { revision: number; more: boolean }

export type Remote = {
  get: (after: number) => Promise<Page>
  put: (part: Learnt) => Promise<unknown>
}

export function mergedRun(one: Run, other: Run): Run {
  const passed = [one.passed_at, other.passed_at].filter((at) => at !== undefined)
  return {
    id: one.id,
    runs: Math.max(one.runs, other.runs),
    best: Math.max(one.best, other.best),
    ...(passed.length ? { passed_at: Math.min(...passed) } : {}),
  }
}

const mergedLesson = (one: LessonDone, other: LessonDone): LessonDone =>
  other.done_at < one.done_at ? other : one

/** What makes two of a name the same thing. */
const runMark = ({ runs, best, passed_at }: Run): string => `${runs} ${best} ${passed_at ?? ''}`
const cardMark = ({ reviewed, reps, due }: Card): string => `${reviewed} ${reps} ${due}`
const lessonMark = ({ done_at }: LessonDone): string => String(done_at)

/** Things by their names, and which of them the account may not have. */
export class Pile<T extends { id: string }> {
  readonly all = new Map<string, T>()
  readonly unsent = new Set<string>()

  constructor(
    readonly merged: (one: T, other: T) => T,
    readonly mark: (one: T) => string,
  ) {}

  #isSame(one: T | undefined, other: T): boolean {
    return !!one && this.mark(one) === this.mark(other)
  }

  /** From this browser; the names of what has changed. */
  add(things: Iterable<T>): string[] {
    const changed: string[] = []
    for (const thing of things) {
      const old = this.all.get(thing.id)
      const kept = old ? this.merged(old, thing) : thing
      if (this.#isSame(old, kept)) continue
      this.all.set(kept.id, kept)
      this.unsent.add(kept.id)
      changed.push(kept.id)
    }
    return changed
  }

  /** From the account; the names of what was touched. */
  take(things: Iterable<T>): string[] {
    const touched: string[] = []
    for (const thing of things) {
      const old = this.all.get(thing.id)
      const kept = old ? this.merged(old, thing) : thing
      this.all.set(kept.id, kept)
      // What the account has not, because it was newer here, it is sent.
      if (this.#isSame(thing, kept)) this.unsent.delete(kept.id)
      else this.unsent.add(kept.id)
      touched.push(kept.id)
    }
    return touched
  }

  /** The account has these, unless they have changed meanwhile. */
  sent(things: Iterable<T>): string[] {
    const done: string[] = []
    for (const thing of things) {
      if (!this.#isSame(this.all.get(thing.id), thing)) continue
      this.unsent.delete(thing.id)
      done.push(thing.id)
    }
    return done
  }

  waiting(): T[] {
    return [...this.unsent].flatMap((id) => this.all.get(id) ?? [])
  }
}

/** Names of what has changed, by kind. */
export type Changed = { cards: string[]; runs: string[]; lessons: string[] }

/** Everything that was learnt, of one reader. */
export class Notebook {
  readonly cards = new Pile<Card>(newer, cardMark)
  readonly runs = new Pile<Run>(mergedRun, runMark)
  readonly lessons = new Pile<LessonDone>(mergedLesson, lessonMark)
  /** Up to which change of the account it was read. */
  revision = 0

  take({ cards, runs, lessons }: Learnt): Changed {
    return { cards: this.cards.take(cards), runs: this.runs.take(runs), lessons: this.lessons.take(lessons) }
  }

  sent({ cards, runs, lessons }: Learnt): Changed {
    return { cards: this.cards.sent(cards), runs: this.runs.sent(runs), lessons: this.lessons.sent(lessons) }
  }

  waiting(): Learnt {
    return { cards: this.cards.waiting(), runs: this.runs.waiting(), lessons: this.lessons.waiting() }
  }

  get unsent(): number {
    return this.cards.unsent.size + this.runs.unsent.size + this.lessons.unsent.size
  }

  /** Nothing is known of the account any more: it is read and sent as a whole. */
  reset(): void {
    this.revision = 0
    for (const pile of [this.cards, this.runs, this.lessons]) {
      for (const id of pile.all.keys()) pile.unsent.add(id)
    }
  }
}

/** So many things are sent in one request, which the server bounds. */
export const PART = 150

/** What is to be sent, in parts. */
export function parts({ cards, runs, lessons }: Learnt): Learnt[] {
  const all: Learnt[] = []
  const none: Learnt = { cards: [], runs: [], lessons: [] }
  for (let at = 0; at < cards.length; at += PART) all.push({ ...none, cards: cards.slice(at, at + PART) })
  for (let at = 0; at < runs.length; at += PART) all.push({ ...none, runs: runs.slice(at, at + PART) })
  for (let at = 0; at < lessons.length; at += PART)
    all.push({ ...none, lessons: lessons.slice(at, at + PART) })
  return all
}

/**
 * Reads what is new on the account, and sends what it has not. `save` is called after each step, with what has changed; whatever
 * was not saved or sent when it is cut off is read or sent again the next time.
 */
export async function exchange(
  book: Notebook,
  remote: Remote,
  save: (changed: Changed) => Promise<void>,
): Promise<void> {
  for (;;) {
    const page = await remote.get(book.revision)
    if (page.revision < book.revision) {
      // An older copy of the server's store was put back.
      book.reset()
      continue
    }
    const changed = book.take(page)
    book.revision = page.revision
    await save(changed)
    if (!page.more) break
  }
  for (const part of parts(book.waiting())) {
    await remote.put(part)
    await save(book.sent(part))
  }
}
