import { api, ask } from '../wire/api'
import type { Passkey, PasskeyQuestion, Session } from '../wire/types'

/** Why this browser cannot use passkeys; null if it can. */
export function passkeyTrouble(): 'insecure' | 'unsupported' | null {
  if (!window.isSecureContext) return 'insecure'
  return typeof window.PublicKeyCredential === 'function' ? null : 'unsupported'
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

function text(buffer: ArrayBuffer | null): string | undefined {
  if (!buffer) return undefined
  const plain = String.fromCharCode(...new Uint8Array(buffer))
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

type Described = { id: string; type: 'public-key'; transports?: AuthenticatorTransport[] }
type Question = Record<string, unknown> & {
  challenge: string
  user?: { id: string; name: string; displayName: string }
  excludeCredentials?: Described[]
  allowCredentials?: Described[]
}

/** Converts the options for the browser: base64url becomes bytes. */
function options(question: PasskeyQuestion): unknown {
  const { challenge, user, excludeCredentials, allowCredentials, ...rest } =
    question.publicKey as unknown as Question
  const described = (all?: Described[]) => all?.map((one) => ({ ...one, id: bytes(one.id) }))
  return {
    ...rest,
    challenge: bytes(challenge),
    ...(user ? { user: { ...user, id: bytes(user.id) } } : {}),
    ...(excludeCredentials ? { excludeCredentials: described(excludeCredentials) } : {}),
    ...(allowCredentials?.length ? { allowCredentials: described(allowCredentials) } : {}),
  }
}

type Requested = { publicKey: unknown }

/** Asks the browser for a passkey; its id and response, or null if the user cancelled. */
async function fromBrowser<Response extends AuthenticatorResponse>(
  question: PasskeyQuestion,
  request: (options: Requested) => Promise<Credential | null>,
): Promise<{ rawId: string | undefined; response: Response } | null> {
  const credential = await request({ publicKey: options(question) }).catch(changedMind)
  if (!(credential instanceof PublicKeyCredential)) return null
  return { rawId: text(credential.rawId), response: credential.response as Response }
}

/** Creates a passkey on this device and adds it to the account; null if the user cancelled. */
export async function addPasskey(label: string): Promise<Passkey | null> {
  const question = await ask(api.POST('/api/account/passkeys/question'))
  const made = await fromBrowser<AuthenticatorAttestationResponse>(question, (options) =>
    navigator.credentials.create(options as CredentialCreationOptions),
  )
  if (!made) return null
  const { rawId, response } = made
  const credential = {
    rawId,
    response: {
      clientDataJSON: text(response.clientDataJSON),
      attestationObject: text(response.attestationObject),
      transports: response.getTransports(),
    },
  }
  return ask(api.POST('/api/account/passkeys', { body: { label, credential } }))
}

/** Signs in with a passkey that the user chooses; null if the user cancelled. */
export async function signInWithPasskey(): Promise<Session | null> {
  const question = await ask(api.POST('/api/session/passkey/question'))
  const used = await fromBrowser<AuthenticatorAssertionResponse>(question, (options) =>
    navigator.credentials.get(options as CredentialRequestOptions),
  )
  if (!used) return null
  const { rawId, response } = used
  const credential = {
    rawId,
    response: {
      clientDataJSON: text(response.clientDataJSON),
      authenticatorData: text(response.authenticatorData),
      signature: text(response.signature),
      userHandle: text(response.userHandle),
    },
  }
  return ask(api.POST('/api/session/passkey', { body: { credential } }))
}

/** The device reports only that it was not allowed: cancelled, timed out, or no such passkey. */
function changedMind(error: unknown): null {
  if (error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name)) return null
  throw error
}
