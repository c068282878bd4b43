import { randomBytes } from 'node:crypto'
import { checkRoomForPasskey, freePasskeyName, refusedPasskey } from '@filao/domain/access/factor/second-factor'
import type { Credential } from '@filao/domain/access/factor/second-factor.schema'
import { notFound } from '#platform/http/problems'
import { creationOptions, relyingParty, signedChallenge, verifyCreation } from '#platform/passkeys'
import { deletePasskey, insertChallenge, insertPasskey, listPasskeys, takeChallenge } from '../factor-queries.ts'
import { added, lockOwner, type OwnChange, removed } from './own-factors.ts'

/** Creates the challenge that a new passkey of the user has to answer. */
export async function startPasskey({ tx, caller, parts }: OwnChange) {
  const { id, email, firstName, lastName } = await lockOwner(tx, caller)
  const known = await listPasskeys(tx, id)
  checkRoomForPasskey(known.length)
  const challenge = randomBytes(32)
  await insertChallenge(tx, challenge, 'registration', id)
  const name = [firstName, lastName].filter(Boolean).join(' ') || email
  return { ...(await creationOptions(relyingParty(parts.config), { id, email, name }, challenge, known)) }
}

/**
 * Stores a passkey. A refusal is returned, so that the challenge stays used up. A name that the user has already gets a
 * number, because the device keeps its passkey even if it is refused here.
 */
export async function addPasskey(change: OwnChange, { name, credential }: { name: string; credential: Credential }) {
  const { tx, caller, parts } = change
  const user = await lockOwner(tx, caller)
  const challenge = signedChallenge(credential.response.clientDataJSON)
  const requested = challenge && (await takeChallenge(tx, challenge, 'registration'))
  if (!challenge || requested?.userId !== user.id) return refusedPasskey()
  const created = await verifyCreation(relyingParty(parts.config), credential, challenge)
  if (!created) return refusedPasskey()
  const known = await listPasskeys(tx, user.id)
  checkRoomForPasskey(known.length)
  const given = freePasskeyName(
    name,
    known.map((one) => one.name),
  )
  const passkey = await insertPasskey(tx, user.id, given, created)
  if (!passkey) return refusedPasskey()
  return { passkey, ...(await added(change, user, 'passkey_added', given)) }
}

export async function removePasskey(change: OwnChange, id: number): Promise<void> {
  const user = await lockOwner(change.tx, change.caller)
  const name = await deletePasskey(change.tx, user.id, id)
  if (name === undefined) throw notFound()
  await removed(change, user, 'passkey_removed', name)
}
