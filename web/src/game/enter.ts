import { go } from '../shell/router.svelte'
import { api, ask, bearer } from '../wire/api'
import type { Link } from '../wire/types'
import { KeyRing, written, type KeyRole, type Keys } from './keys'
import type { Tokens } from './table.svelte'

export type Entrance =
  | { kind: 'ready'; tokens: Tokens }
  /** The address has changed, which rebuilds the page. */
  | { kind: 'moved' }

/** Exchanges an offered link on the server. */
function exchange(game: string): (offered: string, secret: string) => Promise<Link> {
  return (offered, secret) =>
    ask(
      api.POST('/api/games/{id}/links/take', {
        params: { path: { id: game } },
        body: { secret },
        headers: bearer(offered),
      }),
    )
}

/** Takes an offered link for this browser. */
export function takeHere(ring: KeyRing, offered: string): Promise<KeyRole> {
  return ring.take(offered, exchange(ring.game))
}

/** The address of a game for these roles of this browser. */
export function placeOf(game: string, roles: readonly KeyRole[]): string {
  return `/game/${game}${roles.length ? `#${roles.join('+')}` : ''}`
}

/** The tokens for the page of a game, from this browser's keys. */
export function tokensFor(keys: Keys, roles: readonly KeyRole[]): Tokens {
  const tokens: Tokens = {}
  for (const role of roles) {
    const key = keys[role]
    if (!key) continue
    if (role === 'assistant') tokens.other = key
    else tokens[role] = key
  }
  // The organiser keeps control of the links whatever role he plays.
  if (roles.length && keys.organiser) tokens.organiser = keys.organiser
  return tokens
}

/**
 * What an address gives its reader. Offered links are exchanged for private ones, which this browser stores, and are removed from the
 * address, so that the browser's history holds no secret.
 */
export async function enter(game: string, hash: string): Promise<Entrance> {
  const { roles, secrets } = written(hash)
  const ring = new KeyRing(game)
  if (!secrets.length) return { kind: 'ready', tokens: tokensFor(ring.keys, roles) }
  if (!ring.lasts) return { kind: 'ready', tokens: bare(hash) }
  const taken: KeyRole[] = []
  for (const secret of secrets) taken.push(ring.known(secret) ?? (await takeHere(ring, secret)))
  go(placeOf(game, taken), true)
  return { kind: 'moved' }
}

/** If the browser stores nothing, a link is used as it is, and stays in the address for the next time. */
function bare(hash: string): Tokens {
  if (!hash.includes('=')) return { other: hash }
  const pairs = new URLSearchParams(hash)
  const tokens: Tokens = {}
  for (const role of ['white', 'black', 'arbiter'] as const) {
    const token = pairs.get(role)
    if (token) tokens[role] = token
  }
  return tokens
}
