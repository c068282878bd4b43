import { createHash } from 'node:crypto'
import { Problem } from '@filao/domain/kernel/problem'
import type { Tx } from '#platform/database/connect'
import { networkOf } from '#platform/http/network'
import { countAttempts, findWait, insertAttempts, lockSubject } from './attempt-queries.ts'

/**
 * Limits attempts from one network: with one mail address, and in all, since an agency shares a network. Never counted
 * for a mail address alone, or a stranger could lock its owner out.
 */
export type Limit = { name: string; minutes: number; perAddress: number; perNetwork: number }

export const registrationLimit: Limit = { name: 'registration', minutes: 60, perAddress: 3, perNetwork: 30 }
export const resetLimit: Limit = { name: 'reset', minutes: 60, perAddress: 3, perNetwork: 30 }

/**
 * Counts an attempt of a network address, or of a company, before it is decided. Refuses with 429 when its attempts are
 * used up.
 */
export async function countAttempt(tx: Tx, limit: Limit, email: string, caller: string): Promise<void> {
  const network = networkOf(caller)
  const subjects = [subject(limit.name, network), subject(limit.name, email, network)] as const
  // Attempts of one network are decided one after the other, or a burst would pass before the first is counted.
  await lockSubject(tx, subjects[0])
  const [byNetwork, byAddress] = await countAttempts(tx, [...subjects], limit.minutes)
  if (isUsedUp(byNetwork, limit.perNetwork) || isUsedUp(byAddress, limit.perAddress)) throw tooMany(limit.minutes * 60)
  await insertAttempts(tx, [...subjects])
}

/** Counts an attempt of a single subject. Returns false, without counting, when its attempts are used up. */
export async function countOne(
  tx: Tx,
  one: Buffer,
  { minutes, most }: { minutes: number; most: number },
): Promise<boolean> {
  await lockSubject(tx, one)
  const [counted] = await countAttempts(tx, [one], minutes)
  if (isUsedUp(counted, most)) return false
  await insertAttempts(tx, [one])
  return true
}

/** Returns the key of a counted subject: hashed, so that no address can be read from the table. */
export function subject(...parts: (string | number)[]): Buffer {
  return createHash('sha256').update(parts.join(' ')).digest()
}

/** Returns true when the attempts of a subject are used up. */
export function isUsedUp(counted: { count: number } | undefined, most: number): boolean {
  return (counted?.count ?? 0) >= most
}

/** Returns the problem for too many attempts. Waits of up to a minute are shown in seconds. */
export function tooMany(retryAfterSeconds: number): Problem {
  const isLong = retryAfterSeconds > 60
  const count = isLong ? Math.ceil(retryAfterSeconds / 60) : retryAfterSeconds
  const plural = count > 1 ? 's' : ''
  const [fr, en] = isLong ? ['minute', 'minute'] : ['seconde', 'second']
  return new Problem(
    'too_many_requests',
    {
      fr: `Trop de tentatives. Réessayez dans ${count} ${fr}${plural}.`,
      en: `Too many attempts. Try again in ${count} ${en}${plural}.`,
    },
    { retryAfterSeconds },
  )
}

/**
 * Limits the calls of one caller (a network, a calendar, a company) within a minute, where no mail address is typed.
 */
export type CallLimit = { name: string; perMinute: number }

/** Counts a call of a caller (a network address or a company) over all processes. Throws 429 above the limit. */
export async function countCall(tx: Tx, { name, perMinute }: CallLimit, caller: string): Promise<void> {
  const counted = subject(name, networkOf(caller))
  await lockSubject(tx, counted)
  const seconds = await findWait(tx, counted, perMinute)
  if (seconds !== null) {
    throw new Problem(
      'too_many_requests',
      { fr: 'Trop de demandes à la fois. Réessayez dans une minute.', en: 'Too many requests. Try again in a minute.' },
      { retryAfterSeconds: seconds },
    )
  }
  await insertAttempts(tx, [counted])
}
