import { api, ask } from '../wire/api'
import type { Passkey, PasskeyQuestion, Session } from '../wire/types'

/** Why a passkey cannot be used here, whatever the server allows; null where it can. */
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

/** The options as browsers want them: what is written in base64url becomes bytes. */
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

/** Makes a passkey on this device and adds it to the account; null where the reader changed their mind. */
export async function addPasskey(label: string): Promise<Passkey | null> {
  const question = await ask(api.POST('/api/account/passkeys/question'))
  const publicKey = options(question) as PublicKeyCredentialCreationOptions
  const made = await navigator.credentials.create({ publicKey }).catch(changedMind)
  if (!(made instanceof PublicKeyCredential)) return null
  const response = made.response as AuthenticatorAttestationResponse
  const credential = {
    rawId: text(made.rawId),
    response: {
      clientDataJSON: text(response.clientDataJSON),
      attestationObject: text(response.attestationObject),
      transports: response.getTransports(),
    },
  }
  return ask(api.POST('/api/account/passkeys', { body: { label, credential } }))
}

/** Signs in with whichever passkey the reader chooses; null where they changed their mind. */
export async function signInWithPasskey(): Promise<Session | null> {
  const question = await ask(api.POST('/api/session/passkey/question'))
  const publicKey = options(question) as PublicKeyCredentialRequestOptions
  const used = await navigator.credentials.get({ publicKey }).catch(changedMind)
  if (!(used instanceof PublicKeyCredential)) return null
  const response = used.response as AuthenticatorAssertionResponse
  const credential = {
    rawId: text(used.rawId),
    response: {
      clientDataJSON: text(response.clientDataJSON),
      authenticatorData: text(response.authenticatorData),
      signature: text(response.signature),
      userHandle: text(response.userHandle),
    },
  }
  return ask(api.POST('/api/session/passkey', { body: { credential } }))
}

/** The device says no more than that it was not allowed: closed, too late, or no such passkey. */
function changedMind(error: unknown): null {
  if (error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name)) return null
  throw error
}
