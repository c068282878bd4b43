import { randomBytes } from 'node:crypto'
import { refusedPasskey } from '@filao/domain/access/factor/second-factor'
import type { Credential } from '@filao/domain/access/factor/second-factor.schema'
import type { FastifyRequest } from 'fastify'
import type { Tx } from '#platform/database/connect'
import { relyingParty, signedChallenge, signInOptions, verifySignIn } from '#platform/passkeys'
import { findPasskey, insertChallenge, listPasskeys, takeChallenge, touchPasskey } from '../factor/factor-queries.ts'
import { countCall } from '../throttle/throttle.ts'
import { lockUser } from '../user/queries.ts'
import type { Door } from './enter.ts'
import { pendingUser } from './pending.ts'

const limit = { name: 'passkey', perMinute: 30 }

/** Creates a challenge: for any passkey, or for those of the user whose password was just right. */
export async function startPasskeySignIn(tx: Tx, request: FastifyRequest, { pending, parts }: Door) {
  await countCall(tx, limit, request.ip)
  const userId = (await pendingUser(tx, request, pending)) ?? null
  const challenge = randomBytes(32)
  await insertChallenge(tx, challenge, 'sign_in', userId)
  const known = userId === null ? [] : await listPasskeys(tx, userId)
  return { ...(await signInOptions(relyingParty(parts.config), challenge, known)) }
}

/** Returns the user of a passkey. A refusal is returned, so that the challenge stays used up. */
export async function checkPasskey(tx: Tx, credential: Credential, { parts }: Door) {
  const challenge = signedChallenge(credential.response.clientDataJSON)
  const requested = challenge && (await takeChallenge(tx, challenge, 'sign_in'))
  if (!challenge || !requested) return refusedPasskey()
  const passkey = await findPasskey(tx, Buffer.from(credential.id, 'base64url'))
  if (!passkey || (requested.userId !== null && requested.userId !== passkey.userId)) return refusedPasskey()
  const user = await lockUser(tx, passkey.userId)
  const counter = user && (await verifySignIn(relyingParty(parts.config), credential, challenge, passkey))
  if (!user || typeof counter !== 'number') return refusedPasskey()
  await touchPasskey(tx, passkey.id, counter)
  return user
}
