import { readAct } from '../wire/acts'
import type { Event, Ruling } from '../wire/types'

/** A ruling with its place in the log. */
export type Entry = { key: string; seq: number; ruling: Ruling; after: string | null }

/** Frequent routine findings, which are shown only on request. */
const ROUTINE = new Set(['touched', 'started', 'rate-standard', 'rate-rapid', 'rate-blitz', 'period-entered'])

/** All rulings, newest first. */
export function entriesOf(begun: Ruling[], events: Event[]): Entry[] {
  return [
    ...begun.map((ruling, index) => ({ key: `0.${index}`, seq: 0, ruling, after: null })),
    ...events.flatMap((event) =>
      event.rulings.map((ruling, index) => ({
        key: `${event.seq}.${index}`,
        seq: event.seq,
        ruling,
        after: event.sentence,
      })),
    ),
  ].reverse()
}

/** Whether a ruling is routine: a frequent finding that does not concern the current move. */
export function isRoutine({ seq, ruling }: Entry, events: Event[]): boolean {
  if (ruling.force !== 'binding' || !ROUTINE.has(ruling.finding)) return false
  const pressed = events.findLast(({ act }) => readAct(act)?.act === 'Press')?.seq ?? 0
  return seq <= pressed || ruling.finding !== 'touched'
}
