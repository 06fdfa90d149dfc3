/**
 * What the learning pages keep in this browser, so that they work without a network: lessons and exercises as the server sent them, with
 * every verdict, and the cards. In IndexedDB; where the browser stores nothing, in the page's memory.
 */
import { reason, Refusal } from '../wire/api'
import { currentLanguage, say } from '../words/words.svelte'

const NAME = 'tratto-learn'
const STORES = ['answers', 'cards'] as const
export type StoreName = (typeof STORES)[number]

const memory: Record<StoreName, Map<string, unknown>> = { answers: new Map(), cards: new Map() }
let opening: Promise<IDBDatabase | null> | null = null

function open(): Promise<IDBDatabase | null> {
  opening ??= new Promise((resolve) => {
    try {
      const request = indexedDB.open(NAME, 1)
      request.onupgradeneeded = () => {
        for (const store of STORES) request.result.createObjectStore(store)
      }
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => resolve(null)
      request.onblocked = () => resolve(null)
    } catch {
      resolve(null)
    }
  })
  return opening
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the browser stores nothing'))
  })
}

/** Whether what is kept outlives the page. */
export async function lasts(): Promise<boolean> {
  return (await open()) !== null
}

export async function keep(store: StoreName, entries: [string, unknown][]): Promise<void> {
  const database = await open()
  if (!database) {
    for (const [key, value] of entries) memory[store].set(key, value)
    return
  }
  const transaction = database.transaction(store, 'readwrite')
  for (const [key, value] of entries) transaction.objectStore(store).put(value, key)
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onerror = transaction.onabort = () =>
      reject(transaction.error ?? new Error('the browser stores nothing'))
  })
}

export async function kept<T>(store: StoreName, key: string): Promise<T | undefined> {
  const database = await open()
  if (!database) return memory[store].get(key) as T | undefined
  return done(database.transaction(store).objectStore(store).get(key)) as Promise<T | undefined>
}

/** Everything whose key begins so. */
export async function keptUnder<T>(store: StoreName, prefix = ''): Promise<T[]> {
  const database = await open()
  if (!database)
    return [...memory[store]].filter(([key]) => key.startsWith(prefix)).map(([, value]) => value as T)
  const range = prefix ? IDBKeyRange.bound(prefix, `${prefix}\uffff`) : null
  return done(database.transaction(store).objectStore(store).getAll(range)) as Promise<T[]>
}

/** The server's answer, which is kept; the one kept before where the server is not reached. */
export async function fetchedOrKept<T>(
  key: string,
  call: () => Promise<T>,
): Promise<{ value: T; isKept: boolean }> {
  try {
    const value = await call()
    await keep('answers', [[key, value]]).catch(() => undefined)
    return { value, isKept: false }
  } catch (error) {
    if (!(error instanceof Refusal) || error.fault) throw error
    const value = await kept<T>('answers', key)
    if (value === undefined) throw error
    return { value, isKept: true }
  }
}

/** The same for something there is one of in each language. */
export async function lasting<T>(name: string, call: () => Promise<T>): Promise<T> {
  return (await fetchedOrKept(`${currentLanguage()}|${name}`, call)).value
}

/** What to tell where the server was asked for something that only it can do. */
export function needing(error: unknown): string {
  return error instanceof Refusal && !error.fault ? say('learn-needs-server') : reason(error)
}

export async function forget(store: StoreName, key: string): Promise<void> {
  const database = await open()
  if (!database) memory[store].delete(key)
  else await done(database.transaction(store, 'readwrite').objectStore(store).delete(key))
}
