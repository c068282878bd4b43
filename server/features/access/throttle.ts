import { createHash } from 'node:crypto'
import { Problem } from '@filao/domain/kernel/problem'
import type { Tx } from '#platform/database/connect'
import { countAttempts, deleteAttempts, findWait, insertAttempts, lockSubject, tryLockSubject } from './queries.ts'

/** How often something may be tried: per mail address and per network address, since an agency shares one. */
export type Limit = { name: string; minutes: number; perAddress: number; perNetwork: number }

export const signInLimit: Limit = { name: 'sign-in', minutes: 15, perAddress: 10, perNetwork: 50 }
export const registrationLimit: Limit = { name: 'registration', minutes: 60, perAddress: 3, perNetwork: 30 }
export const resetLimit: Limit = { name: 'reset', minutes: 60, perAddress: 3, perNetwork: 30 }

/** Refuses with 429 when either address has used its attempts up. */
export async function checkAttempts(tx: Tx, limit: Limit, email: string, network: string): Promise<void> {
  // Attempts at one address are decided one after the other, or a burst would pass before the first is counted.
  if (!(await tryLockSubject(tx, subject(limit, email)))) throw tooMany(1)
  const [byAddress, byNetwork] = [
    await countAttempts(tx, subject(limit, email), limit.minutes),
    await countAttempts(tx, subject(limit, network), limit.minutes),
  ]
  if (byAddress < limit.perAddress && byNetwork < limit.perNetwork) return
  throw tooMany(limit.minutes * 60)
}

function tooMany(retryAfterSeconds: number): Problem {
  const [fr, en] =
    retryAfterSeconds < 60
      ? ['un instant', 'a moment']
      : [`${retryAfterSeconds / 60} minutes`, `${retryAfterSeconds / 60} minutes`]
  return new Problem(
    'too_many_requests',
    { fr: `Trop de tentatives. Réessayez dans ${fr}.`, en: `Too many attempts. Try again in ${en}.` },
    { retryAfterSeconds },
  )
}

export async function recordAttempt(tx: Tx, limit: Limit, email: string, network: string): Promise<void> {
  await insertAttempts(tx, [subject(limit, email), subject(limit, network)])
}

/** After a success the address starts afresh; the network does not, or one good account would hide a search. */
export async function forgetAttempts(tx: Tx, limit: Limit, email: string): Promise<void> {
  await deleteAttempts(tx, subject(limit, email))
}

function subject(limit: Limit, address: string): Buffer {
  return createHash('sha256').update(`${limit.name} ${address}`).digest()
}

/** How many calls one network address may make in a minute where no address is typed: a page that is open to everyone. */
export type CallLimit = { name: string; perMinute: number }

/** Counts a call of a network address, for every process of the server; refuses with 429 the one that is too many. */
export async function countCall(tx: Tx, { name, perMinute }: CallLimit, network: string): Promise<void> {
  const caller = createHash('sha256').update(`${name} ${network}`).digest()
  await lockSubject(tx, caller)
  const seconds = await findWait(tx, caller, perMinute)
  if (seconds !== null) {
    throw new Problem(
      'too_many_requests',
      { fr: 'Trop de demandes à la fois. Réessayez dans une minute.', en: 'Too many requests. Try again in a minute.' },
      { retryAfterSeconds: seconds },
    )
  }
  await insertAttempts(tx, [caller])
}
