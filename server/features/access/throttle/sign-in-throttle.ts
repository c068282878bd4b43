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
 * The number of failures at a mail address, over all networks, from which an unknown browser must pause between two
 * attempts. It is more than one network can make, so that a single network slows only itself.
 */
const slowFrom = 20
const longestPauseSeconds = 60

/** An attempt to sign in: the mail address typed, the network address, and the known device if there is one. */
export type SignInAttempt = { email: string; address: string; device: string | null }

/**
 * Counts an attempt before its password is hashed; returns the 429 that refuses it. A known device has a count of its
 * own and is not slowed by the failures of others; other browsers are refused for long only because of their own
 * network.
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

/**
 * Deletes a successful attempt and the failures before it. The network keeps its failures, or one good account would
 * hide a search.
 */
export async function forgetSignIn(tx: Tx, attempt: SignInAttempt): Promise<void> {
  const { device, pair, network, email, announced } = subjects(attempt)
  if (device) return await deleteAttempts(tx, [device])
  await deleteAttempts(tx, [pair, announced])
  for (const shared of [network, email]) await deleteLatestAttempt(tx, shared)
}

/**
 * Deletes the failures of an address whose owner has just chosen a password by mail, so that they can sign in at once.
 */
export async function forgetFailures(tx: Tx, attempt: Omit<SignInAttempt, 'device'>): Promise<void> {
  const { pair, email, announced } = subjects({ ...attempt, device: null })
  await deleteAttempts(tx, [pair, email, announced])
}

/** Returns the seconds between two attempts: 5 at first, doubled for every ten failures, at most a minute. */
function pauseAfter(failures: number): number {
  return failures < slowFrom ? 0 : Math.min(longestPauseSeconds, 5 * 2 ** Math.floor((failures - slowFrom) / 10))
}

/** Returns the seconds since the pair's last attempt, counted or announced by a refused one. Null without any. */
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
