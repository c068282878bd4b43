import { passwordWeakness } from '@filao/domain/access/weak-password'
import { fieldProblem } from '@filao/domain/kernel/problem'
import { hash, verify } from '@node-rs/argon2'
import { isCommonPassword } from '#platform/common-passwords'
import { networkOf } from '#platform/http/network'
import { inTurns } from '#platform/turns'

/** Argon2id: 64 MiB and three passes, about 30 ms here. */
const cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 }

/**
 * Limits the passwords that are hashed at once or queued, in all and per network, so that a burst of sign-ins exhausts
 * neither the memory nor the threads that read files. Hashing runs outside any transaction, so queued passwords hold no
 * connection.
 */
const strangers = inTurns({
  resource: 'passwords',
  atOnce: 2,
  perGroup: 1,
  waiting: 20,
  waitingPerGroup: 8,
  longestRestMs: 250,
  isStranger: () => true,
})

/** The turns of signed-in users and known devices, for which no flood of strangers' sign-ins leaves them waiting. */
const known = inTurns({ atOnce: 1, perGroup: 1, waiting: 20, waitingPerGroup: 8 })

/** The caller of a password's check: a user who proved to be known, else a network address. */
type PasswordCaller = { userId: number } | { address: string }

async function inTurn<Result>(caller: PasswordCaller, work: () => Promise<Result>): Promise<Result> {
  return 'userId' in caller ? await known(`${caller.userId}`, work) : await strangers(networkOf(caller.address), work)
}

/** Rejects a common password, and hashes any other in the caller's turn. */
export async function hashNewPassword(
  { password, email }: { password: string; email: string },
  caller: PasswordCaller,
): Promise<string> {
  await checkNewPassword(password, email)
  return await inTurn(caller, () => hash(password, cost))
}

/**
 * Returns the user from `find` when the typed password is theirs, else null. `find` runs in the caller's turn, so that
 * it can count the attempt; an unknown user takes as long as a wrong password.
 */
export async function verifyPassword<Found extends { passwordHash: string | null }>(
  typed: string,
  caller: PasswordCaller,
  find: () => Promise<Found | undefined>,
): Promise<(Found & { passwordHash: string }) | null> {
  return await inTurn(caller, async () => {
    const found = await find()
    const stored = found?.passwordHash ?? null
    const matches = await verify(stored ?? (await hashOfNobody()), typed)
    return found && stored !== null && matches ? { ...found, passwordHash: stored } : null
  })
}

/** Rejects the passwords that attackers try first: the most common ones, and the account's own address. */
export async function checkNewPassword(password: string, email: string): Promise<void> {
  const weakness = passwordWeakness(password, email)
  if (weakness) throw fieldProblem('password', weakness.code, weakness.sentence)
  if (!(await isCommonPassword(password))) return
  throw fieldProblem('password', 'too_common', {
    fr: 'Ce mot de passe est trop courant\u202f: il serait vite deviné. Choisissez-en un autre.',
    en: 'This password is too common and would soon be guessed. Choose another one.',
  })
}

let nobody: Promise<string> | null = null

/** The hash to compare with when there is no password. */
function hashOfNobody(): Promise<string> {
  nobody ??= hash('an account that nobody has', cost)
  return nobody
}
