import createClient from 'openapi-fetch'
import { currentLanguage, say } from '../words/words.svelte'
import type { paths } from './openapi'
import type { Fault } from './types'

/** A request that was refused, or not answered (then `fault` is missing). */
export class Refusal extends Error {
  constructor(readonly fault: Fault | null) {
    super(fault ? fault.sentence : 'no answer')
  }
}

/** The sentence to show for an exception. */
export function reason(error: unknown): string {
  if (error instanceof Refusal && error.fault) return error.fault.sentence
  return say('web-no-answer')
}

/** All calls, typed by the API description. */
export const api = createClient<paths>({ headers: { 'X-Tratto': '1' } })
api.use({
  onRequest: ({ request }) => request.headers.set('Accept-Language', currentLanguage()),
  async onResponse({ response }) {
    if (response.ok) return
    const read: unknown = await response.json().catch(() => null)
    throw new Refusal(isFault(read) ? read : null)
  },
  onError: () => new Refusal(null),
})

/** The answer to a call; a refusal is thrown. */
export async function ask<T extends { data?: unknown }>(
  call: Promise<T>,
): Promise<Exclude<T['data'], undefined>> {
  const { data } = await call
  return data as Exclude<T['data'], undefined>
}

/** The header that presents a link. */
export function bearer(token: string | undefined): Record<string, string> {
  return token ? { Authorization: `Bearer ${token}` } : {}
}

function isFault(value: unknown): value is Fault {
  return typeof value === 'object' && value !== null && 'kind' in value && 'sentence' in value
}
