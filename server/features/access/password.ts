import { passwordWeakness } from '@filao/domain/access/weak-password'
import { fieldProblem } from '@filao/domain/kernel/problem'
import { hash, verify } from '@node-rs/argon2'
import { isCommonPassword } from '#platform/common-passwords'

/** Argon2id: 64 MiB and three passes, about 30 ms here. */
const cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 }

/** How many passwords are hashed at once, so that a burst of sign-ins cannot take all memory. */
const places = 4
let taken = 0
const waiting: (() => void)[] = []

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (taken >= places) await new Promise<void>((resolve) => waiting.push(resolve))
  taken++
  try {
    return await work()
  } finally {
    taken--
    waiting.shift()?.()
  }
}

export async function hashPassword(password: string): Promise<string> {
  return await inTurn(() => hash(password, cost))
}

/** Hashed once, to be compared with when there is no user: an unknown address takes as long as a wrong password. */
const nobody = hashPassword('an account that nobody has')

export async function verifyPassword(storedHash: string | null | undefined, password: string): Promise<boolean> {
  const against = storedHash ?? (await nobody)
  const matches = await inTurn(() => verify(against, password))
  return matches && Boolean(storedHash)
}

/** Refuses the passwords that are guessed first: the most common ones, and the account's own address. */
export async function checkNewPassword(password: string, email: string): Promise<void> {
  const weakness = passwordWeakness(password, email)
  if (weakness) throw fieldProblem('password', weakness.code, weakness.sentence)
  if (!(await isCommonPassword(password))) return
  throw fieldProblem('password', 'too_common', {
    fr: 'Ce mot de passe est trop courant : il serait vite deviné. Choisissez-en un autre.',
    en: 'This password is too common and would soon be guessed. Choose another one.',
  })
}
