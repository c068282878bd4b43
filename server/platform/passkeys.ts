import type * as webauthn from '@simplewebauthn/server'
import type { Config } from './config.ts'

/** The site to which passkeys are bound: its domain, and the origin of its pages. */
type RelyingParty = { id: string; origin: string }

/** A passkey as it is stored. */
export type StoredPasskey = { credentialId: Buffer; publicKey: Buffer; counter: number; transports: string[] }

/** EdDSA, ES256 and RS256 (RFC 9053, RFC 8812): what today's authenticators sign with. */
const supportedAlgorithmIDs = [-8, -7, -257]

/** The owner of a new passkey; the browser shows the name beside it. */
type Owner = { id: number; email: string; name: string }

/**
 * Returns the site of the public URL. Browsers bind no passkey to a bare network address: on a machine of one's own the
 * site is `localhost`.
 */
export function relyingParty({ publicUrl }: Pick<Config, 'publicUrl'>): RelyingParty {
  const url = new URL(publicUrl)
  if (/^(127\.0\.0\.1|\[::1\])$/.test(url.hostname)) url.hostname = 'localhost'
  return { id: url.hostname, origin: url.origin }
}

/** Returns the options to create a passkey that identifies its user alone and verifies them. */
export async function creationOptions(site: RelyingParty, owner: Owner, challenge: Buffer, passkeys: StoredPasskey[]) {
  const { generateRegistrationOptions } = await library()
  return await generateRegistrationOptions({
    rpName: 'Filao',
    rpID: site.id,
    userID: new TextEncoder().encode(`filao user ${owner.id}`),
    userName: owner.email,
    userDisplayName: owner.name,
    challenge: new Uint8Array(challenge),
    timeout: 300_000,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: passkeys.map(described),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** Returns the options to sign in with one of these passkeys; with any of the site when none is named. */
export async function signInOptions(site: RelyingParty, challenge: Buffer, passkeys: StoredPasskey[]) {
  const { generateAuthenticationOptions } = await library()
  return await generateAuthenticationOptions({
    rpID: site.id,
    challenge: new Uint8Array(challenge),
    timeout: 300_000,
    userVerification: 'required',
    allowCredentials: passkeys.map(described),
  })
}

/** Returns the created passkey, or null when it does not answer the challenge on this site with its user verified. */
export async function verifyCreation(
  site: RelyingParty,
  credential: object,
  challenge: Buffer,
): Promise<StoredPasskey | null> {
  const { verifyRegistrationResponse } = await library()
  const { registrationInfo } = await orRefused(
    verifyRegistrationResponse({
      response: credential as webauthn.RegistrationResponseJSON,
      ...expected(site, challenge),
      supportedAlgorithmIDs,
    }),
  )
  if (!registrationInfo) return null
  const { id, publicKey, counter, transports } = registrationInfo.credential
  return {
    credentialId: Buffer.from(id, 'base64url'),
    publicKey: Buffer.from(publicKey),
    counter,
    transports: known(transports),
  }
}

/** Returns the passkey's new counter, or null when the signature is not one of this passkey for this challenge. */
export async function verifySignIn(
  site: RelyingParty,
  credential: object,
  challenge: Buffer,
  passkey: StoredPasskey,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library()
  const { verified, authenticationInfo } = await orRefused(
    verifyAuthenticationResponse({
      response: credential as webauthn.AuthenticationResponseJSON,
      ...expected(site, challenge),
      credential: {
        ...described(passkey),
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
    }),
  )
  return verified && authenticationInfo ? authenticationInfo.newCounter : null
}

/** Returns the challenge that a credential answers, as its browser wrote it down. Null when that cannot be read. */
export function signedChallenge(clientDataJson: string): Buffer | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString()) as { challenge?: unknown }
    return typeof challenge === 'string' ? Buffer.from(challenge, 'base64url') : null
  } catch {
    return null
  }
}

/**
 * Returns the transports that have the form of one: nothing signs this list, which the browser sends beside the key.
 */
function known(transports: unknown): string[] {
  if (!Array.isArray(transports)) return []
  return transports.filter((one) => typeof one === 'string' && /^[a-z-]{1,20}$/.test(one)).slice(0, 10)
}

function expected(site: RelyingParty, challenge: Buffer) {
  return {
    expectedChallenge: challenge.toString('base64url'),
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
  }
}

function described({ credentialId, transports }: StoredPasskey) {
  return { id: credentialId.toString('base64url'), transports }
}

type Verified = { verified: boolean; registrationInfo?: never; authenticationInfo?: never }

/** The library throws for everything that is wrong with a credential, whose content a stranger writes. */
async function orRefused<Result>(verification: Promise<Result>): Promise<Result | Verified> {
  return await verification.catch(() => ({ verified: false }))
}

/** Loads the library with the first passkey, since it is large. */
async function library(): Promise<typeof webauthn> {
  return await import('@simplewebauthn/server')
}
