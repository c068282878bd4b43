import type { updateMe } from '@filao/domain/access/contract'
import type { startApp } from '@filao/domain/access/factor/contract'
import { samePassword } from '@filao/domain/access/own-password'
import { fieldProblem, type Problem } from '@filao/domain/kernel/problem'
import type { Tx } from '#platform/database/connect'
import type { Call, Person } from '#platform/http/call'
import { deleteAttempts } from '../throttle/attempt-queries.ts'
import { countOne, subject, tooMany } from '../throttle/throttle.ts'
import { person } from '../user/colleague.ts'
import { findPasswordHash, findUser } from '../user/queries.ts'
import { checkNewPassword, hashNewPassword, verifyPassword } from './password.ts'

/** Limits wrong entries of the current password, as at a sign-in. */
const limit = { minutes: 15, most: 10 }

/**
 * The hash of the new password, and the hash with which the current one was compared; null if the current one was
 * wrong.
 */
export type PreparedPassword = { hash: string; replaces: string | null } | { hash: null }

/**
 * Hashes the user's new password before the transaction, after comparing the current one if they have a company.
 * Returns null when no new password is sent; throws 429 after too many wrong ones.
 */
export async function preparePassword(call: Omit<Call<typeof updateMe>, 'tx'>): Promise<PreparedPassword | null> {
  const { body, request } = call
  const caller = person(call.caller)
  if (!body.password) return null
  if (caller.mustChangePassword && body.password === body.currentPassword) throw samePassword()
  const user = await call.apart((tx) => findUser(tx, caller.userId))
  const wanted = { password: body.password, email: user?.email ?? '' }
  if (caller.companyId === null) {
    const email = body.email ?? wanted.email
    return { hash: await hashNewPassword({ ...wanted, email }, { address: request.ip }), replaces: null }
  }
  await checkNewPassword(wanted.password, wanted.email)
  const replaces = await findCurrent(call, body.currentPassword ?? '')
  if (replaces === null) return { hash: null }
  return { hash: await hashNewPassword(wanted, caller), replaces }
}

type Asking = Pick<Call<typeof startApp>, 'apart' | 'caller'>

/** Compares the current password before a change of the user's factors, and returns its hash. Counts wrong entries. */
export async function proveCurrentPassword(call: Asking & { body: { currentPassword: string } }): Promise<string> {
  const hash = await findCurrent(call, call.body.currentPassword)
  if (hash === null) throw wrongPassword()
  return hash
}

/** Throws when the current password was changed since it was compared. */
export async function takeCurrentPassword(tx: Tx, { userId }: Pick<Person, 'userId'>, compared: string): Promise<void> {
  if ((await findPasswordHash(tx, userId, { lock: true })) !== compared) throw wrongPassword()
  await deleteAttempts(tx, [checkOf(userId)])
}

/** Returns the hash of the current password when it was typed right, else null. */
async function findCurrent({ apart, caller }: Asking, typed: string): Promise<string | null> {
  const { userId } = person(caller)
  const current = await verifyPassword(typed, { userId }, async () => {
    return await apart((tx) => countCheck(tx, userId))
  })
  return current?.passwordHash ?? null
}

/** Returns the new hash. Throws when the current password was wrong, or was changed since it was compared. */
export async function takePassword(tx: Tx, { userId, companyId }: Person, prepared: PreparedPassword): Promise<string> {
  if (prepared.hash === null) throw wrongPassword()
  if (companyId === null) return prepared.hash
  if (prepared.replaces === null) throw wrongPassword()
  await takeCurrentPassword(tx, { userId }, prepared.replaces)
  return prepared.hash
}

/** Counts an entry of the current password, and finds its hash. */
async function countCheck(tx: Tx, userId: number): Promise<{ passwordHash: string | null }> {
  if (!(await countOne(tx, checkOf(userId), limit))) throw tooMany(limit.minutes * 60)
  return { passwordHash: await findPasswordHash(tx, userId) }
}

function checkOf(userId: number): Buffer {
  return subject('current password', userId)
}

function wrongPassword(): Problem {
  return fieldProblem('currentPassword', 'wrong', {
    fr: 'Le mot de passe actuel est incorrect.',
    en: 'The current password is incorrect.',
  })
}
