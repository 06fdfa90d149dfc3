import { say, tell } from '../words/words.svelte'
import type { Fault } from './types'

/** A request that was refused, or that never arrived (`fault` is missing then). */
export class Refusal extends Error {
  constructor(readonly fault: Fault | null) {
    super(fault ? fault.sentence.en : 'no answer')
  }
}

/** What to show for whatever was thrown. */
export function reason(error: unknown): string {
  if (error instanceof Refusal && error.fault) return tell(error.fault.sentence)
  return say('web-no-answer')
}

type Options = { method?: string; body?: unknown; token?: string | undefined }

/** Asks the server; the answer is of the type that the caller reads off the description of the API. */
export async function ask<T>(path: string, { method, body, token }: Options = {}): Promise<T> {
  const headers: Record<string, string> = { 'X-Tratto': '1' }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (token) headers['Authorization'] = `Bearer ${token}`
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    throw new Refusal(null)
  }
  if (answer.status === 204) return undefined as T
  const read: unknown = await answer.json().catch(() => null)
  if (!answer.ok) throw new Refusal(isFault(read) ? read : null)
  return read as T
}

function isFault(value: unknown): value is Fault {
  return typeof value === 'object' && value !== null && 'kind' in value && 'sentence' in value
}
