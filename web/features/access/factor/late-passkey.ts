import type { CredentialOptions } from '@filao/domain/access/factor/second-factor.schema'

/** A credential as the browser returns it, for the server to verify. */
type Answer = { id: string; response: { clientDataJSON: string } }

/** Returns true where the browser knows passkeys, and the page has a domain to which they can be bound. */
export function canUsePasskeys(): boolean {
  const { hostname } = window.location
  const isAddress = /^[\d.]+$|:/.test(hostname)
  return window.isSecureContext && 'PublicKeyCredential' in window && !isAddress
}

/** Creates a passkey. Null when the user closes the browser's window, or the device already has one. */
export async function createPasskey(options: CredentialOptions): Promise<Answer | null> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return await unlessClosed(startRegistration({ optionsJSON: options as never }))
}

/** Asks for a passkey. Null when the user closes the browser's window. */
export async function requestPasskey(options: CredentialOptions): Promise<Answer | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return await unlessClosed(startAuthentication({ optionsJSON: options as never }))
}

const closed = ['NotAllowedError', 'AbortError', 'InvalidStateError']

async function unlessClosed<Result>(response: Promise<Result>): Promise<Result | null> {
  try {
    return await response
  } catch (error) {
    if (error instanceof Error && closed.includes(error.name)) return null
    throw error
  }
}
