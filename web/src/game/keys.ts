/**
 * The keys that this browser stores: for each game and role the private secret that an offered link was exchanged for. The address of a
 * page then has only the name of the role, which is no secret: `/game/ID#white`.
 */
import { Refusal } from '../wire/api'
import type { Link, Role } from '../wire/types'

export const KEY_ROLES = ['white', 'black', 'arbiter', 'assistant', 'organiser'] as const satisfies Role[]
export type KeyRole = (typeof KEY_ROLES)[number]
export type Keys = Partial<Record<KeyRole, string>>

/** A key-value store for texts, such as `localStorage`. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** What an address has after `#`: roles whose keys are stored here, or secrets, with or without their role. */
export type Written = { roles: KeyRole[]; secrets: string[] }

type Exchange = (offered: string, secret: string) => Promise<Link>

const SECRET = /^[A-Za-z0-9_-]{32}$/
/** How long it may take until something that another tab has stored becomes visible here. */
const PATIENCE = 600
const STEP = 100

export function isKeyRole(text: string): text is KeyRole {
  return (KEY_ROLES as readonly string[]).includes(text)
}

/** Reads the part of an address after `#`: `white`, `white+black`, one secret, or `white=SECRET&black=SECRET`. */
export function written(hash: string): Written {
  const roles = hash.split('+')
  if (hash && roles.every(isKeyRole))
    return { roles: KEY_ROLES.filter((role) => roles.includes(role)), secrets: [] }
  if (!hash.includes('=')) return { roles: [], secrets: hash ? [hash] : [] }
  return { roles: [], secrets: [...new URLSearchParams(hash).values()].filter(Boolean) }
}

/** The browser's storage, or the page's memory if the browser stores nothing. */
export function shelf(): { shelf: Shelf; lasts: boolean } {
  try {
    const probe = 'tratto.probe'
    localStorage.setItem(probe, '1')
    localStorage.removeItem(probe)
    return { shelf: localStorage, lasts: true }
  } catch {
    return { shelf: MEMORY, lasts: false }
  }
}

const remembered = new Map<string, string>()
const MEMORY: Shelf = {
  getItem: (name) => remembered.get(name) ?? null,
  setItem: (name, text) => void remembered.set(name, text),
  removeItem: (name) => void remembered.delete(name),
  key: (index) => [...remembered.keys()][index] ?? null,
  get length() {
    return remembered.size
  },
}

/** A random secret of 192 bits, as the server's own are. */
export function drawSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}

type Kept = { secret: string; from?: string }

/** The keys of one game. */
export class KeyRing {
  readonly #shelf: Shelf
  /** Whether the keys outlive the page. */
  readonly lasts: boolean

  constructor(
    readonly game: string,
    place: { shelf: Shelf; lasts: boolean } = shelf(),
  ) {
    this.#shelf = place.shelf
    this.lasts = place.lasts
  }

  /** The private secrets by role. */
  get keys(): Keys {
    const keys: Keys = {}
    for (const role of KEY_ROLES) {
      const kept = this.#kept(role)
      if (kept) keys[role] = kept.secret
    }
    return keys
  }

  keep(role: KeyRole, secret: string, from?: string): void {
    this.#shelf.setItem(this.#name('key', role), JSON.stringify({ secret, ...(from ? { from } : {}) }))
  }

  forget(role: KeyRole): void {
    this.#shelf.removeItem(this.#name('key', role))
  }

  /** Links to be given away, until somebody has taken them. */
  get offers(): Keys {
    const offers: Keys = {}
    for (const role of KEY_ROLES) {
      const secret = this.#shelf.getItem(this.#name('offer', role))
      if (secret) offers[role] = secret
    }
    return offers
  }

  offer(role: KeyRole, secret: string | null): void {
    if (secret) this.#shelf.setItem(this.#name('offer', role), secret)
    else this.#shelf.removeItem(this.#name('offer', role))
  }

  /** The role of a known secret, offered or private. */
  known(secret: string): KeyRole | undefined {
    return KEY_ROLES.find((role) => {
      const kept = this.#kept(role)
      return kept?.secret === secret || kept?.from === secret
    })
  }

  /**
   * Exchanges an offered link for a private one, and stores that. The secret is generated here and stored before it is sent, so that a
   * request whose answer was lost can be repeated; two tabs that open the link at the same moment end with the same key.
   */
  async take(offered: string, exchange: Exchange): Promise<KeyRole> {
    const known = this.known(offered)
    if (known) return known
    const tried = new Set<string>()
    const untried = (): string | undefined => this.#drafts(offered).find((draft) => !tried.has(draft))
    let candidate: string | undefined = this.draft(offered)
    let refusal = new Refusal(null)
    for (let waited = 0; ; waited += STEP) {
      for (; candidate; candidate = untried()) {
        tried.add(candidate)
        try {
          const { role, token } = await exchange(offered, candidate)
          if (!isKeyRole(role)) throw new Refusal(null)
          this.keep(role, token, offered)
          for (const name of this.#draftNames(offered)) this.#shelf.removeItem(name)
          return role
        } catch (error) {
          if (!(error instanceof Refusal) || error.fault?.kind !== 'link-used') throw error
          refusal = error
        }
      }
      // Somebody was faster: perhaps another tab, whose key is in the storage.
      const role = this.known(offered)
      if (role) return role
      if (waited >= PATIENCE) throw refusal
      await new Promise((resolve) => setTimeout(resolve, STEP))
      candidate = untried()
    }
  }

  /** A secret that is stored for a purpose before it is used; repeated calls return the same one. */
  draft(purpose: string): string {
    return this.#drafts(purpose)[0] ?? this.#draft(purpose)
  }

  #draft(purpose: string): string {
    const secret = drawSecret()
    // Each has a name of its own, so that tabs do not overwrite each other's.
    this.#shelf.setItem(`${this.#name('draft', purpose)}.${secret}`, '1')
    return secret
  }

  #drafts(purpose: string): string[] {
    return this.#draftNames(purpose).map((name) => name.slice(name.lastIndexOf('.') + 1))
  }

  #draftNames(purpose: string): string[] {
    const prefix = `${this.#name('draft', purpose)}.`
    const names: string[] = []
    for (let index = 0; index < this.#shelf.length; index += 1) {
      const name = this.#shelf.key(index)
      if (name?.startsWith(prefix) && SECRET.test(name.slice(prefix.length))) names.push(name)
    }
    return names.sort()
  }

  #kept(role: KeyRole): Kept | null {
    try {
      const kept: unknown = JSON.parse(this.#shelf.getItem(this.#name('key', role)) ?? 'null')
      if (typeof kept !== 'object' || kept === null || !('secret' in kept)) return null
      return SECRET.test(String(kept.secret)) ? (kept as Kept) : null
    } catch {
      return null
    }
  }

  #name(what: 'key' | 'offer' | 'draft', of: string): string {
    return `tratto.${what}.${this.game}.${of}`
  }
}
