import type { Event, GameState, Ply, ToClient } from '../wire/types'

/** What a client knows of a game: the last full state, and all events received. */
export type Known = { state: GameState; events: Event[] }

/** The result of a message; `missed` if events in between are missing. */
export type Heard = { known: Known; missed: boolean }

/** Applies a message to what is known; a pure function. */
export function hear(known: Known | null, message: ToClient): Heard | null {
  if (message.type === 'state') {
    const { type, ...state } = message
    void type
    // A greeting with `since` is answered only with later events: keep the known ones.
    const first = state.events[0]?.seq ?? state.moment.seq + 1
    const earlier = known?.state.id === state.id ? known.events.filter((event) => event.seq < first) : []
    return { known: { state, events: [...earlier, ...state.events] }, missed: false }
  }
  if (message.type === 'update' && known) {
    const last = known.state.moment.seq
    const fresh = message.events.filter((event) => event.seq > last)
    const missed = message.moment.seq > last && fresh[0]?.seq !== last + 1
    if (missed) return { known, missed: true }
    if (message.moment.seq < last) return { known, missed: false }
    const scoresheet: Ply[] = [...known.state.scoresheet.slice(0, message.plies_kept), ...message.plies]
    return {
      known: {
        state: { ...known.state, moment: message.moment, scoresheet },
        events: [...known.events, ...fresh],
      },
      missed: false,
    }
  }
  return null
}
