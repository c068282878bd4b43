import type { Problem } from '@filao/domain/kernel/problem'
import type { Tx } from '#platform/database/connect'
import { networkOf } from '#platform/http/network'
import {
  countAttempts,
  deleteAttempts,
  deleteLatestAttempt,
  insertAttempts,
  lockSubject,
  type Tally,
} from './attempt-queries.ts'
import { countOne, isUsedUp, type Limit, subject, tooMany } from './throttle.ts'

const limit: Limit = { name: 'sign-in', minutes: 15, perAddress: 10, perNetwork: 50 }

/**
 * From how many failures of a mail address, over all networks, an unknown browser waits between two attempts at it. More than
 * one network can make, so that a single one slows nobody but itself.
 */
const slowFrom = 20
const longestPauseSeconds = 60

/** Somebody who wants to sign in: the address typed, where from, and on which known device of its owner, if on one. */
export type SignInAttempt = { email: string; address: string; device: string | null }

/**
 * Counts an attempt before its password is hashed; returns the 429 that refuses it. A known device has a count of its own and
 * waits for nobody else's failures. Other browsers are refused for long only by what their own network did.
 */
export async function countSignIn(tx: Tx, attempt: SignInAttempt): Promise<Problem | null> {
  const { minutes, perAddress, perNetwork } = limit
  const refusal = tooMany(minutes * 60)
  const { device, pair, network, email, announced } = subjects(attempt)
  if (device) return (await countOne(tx, device, { minutes, most: perAddress })) ? null : refusal
  // Attempts of one network are decided one after the other, or a burst would pass before the first is counted.
  await lockSubject(tx, network)
  const [byPair, byNetwork, byEmail, byAnnouncement] = await countAttempts(
    tx,
    [pair, network, email, announced],
    minutes,
  )
  if (isUsedUp(byPair, perAddress) || isUsedUp(byNetwork, perNetwork)) return refusal
  const pauseSeconds = pauseAfter(byEmail?.count ?? 0)
  const waitedSeconds = sinceLast(byPair, byAnnouncement)
  if (pauseSeconds > 0 && waitedSeconds === null) await insertAttempts(tx, [announced])
  if (pauseSeconds > (waitedSeconds ?? 0)) return tooMany(pauseSeconds - (waitedSeconds ?? 0))
  await insertAttempts(tx, [pair, network, email])
  return null
}

/** Takes a successful attempt back, and forgets the failures before it; the network keeps its own, or one good account would hide a search. */
export async function forgetSignIn(tx: Tx, attempt: SignInAttempt): Promise<void> {
  const { device, pair, network, email, announced } = subjects(attempt)
  if (device) return await deleteAttempts(tx, [device])
  await deleteAttempts(tx, [pair, announced])
  for (const shared of [network, email]) await deleteLatestAttempt(tx, shared)
}

/** Lets in the owner of an address who has just chosen a new password by mail: from their network, and without a pause. */
export async function forgetFailures(tx: Tx, attempt: Omit<SignInAttempt, 'device'>): Promise<void> {
  const { pair, email, announced } = subjects({ ...attempt, device: null })
  await deleteAttempts(tx, [pair, email, announced])
}

/** Returns the seconds between two attempts: 5 at first, then twice as many for every ten failures, a minute at most. */
function pauseAfter(failures: number): number {
  return failures < slowFrom ? 0 : Math.min(longestPauseSeconds, 5 * 2 ** Math.floor((failures - slowFrom) / 10))
}

/** Returns the seconds since the pair last tried, or announced itself by a refused attempt. Null when it did neither. */
function sinceLast(...tallies: (Tally | undefined)[]): number | null {
  const seconds = tallies.map((tally) => tally?.secondsAgo ?? null).filter((value) => value !== null)
  return seconds.length > 0 ? Math.min(...seconds) : null
}

function subjects({ email, address, device }: SignInAttempt) {
  const network = networkOf(address)
  return {
    device: device === null ? null : subject(limit.name, 'device', device),
    pair: subject(limit.name, email, network),
    network: subject(limit.name, network),
    email: subject(limit.name, email),
    announced: subject(limit.name, 'announced', email, network),
  }
}
