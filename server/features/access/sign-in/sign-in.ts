import type { login } from '@filao/domain/access/contract'
import { Problem } from '@filao/domain/kernel/problem'
import type { Tx } from '#platform/database/connect'
import type { Call } from '#platform/http/call'
import { verifyPassword } from '../profile/password.ts'
import { countSignIn, forgetSignIn, type SignInAttempt } from '../throttle/sign-in-throttle.ts'
import { findUserByEmail } from '../user/queries.ts'
import type { Devices } from './device.ts'

/** A user who typed the right password, with the hash that it was compared with. */
type Proven = { attempt: SignInAttempt; userId: number; passwordHash: string }

/**
 * Counts an attempt, then compares the password without holding a connection. Throws 404 for a wrong password or an
 * unknown address, 429 for too many attempts, and 503 when too many passwords are queued.
 */
export async function proveIdentity(
  { apart, body, request }: Omit<Call<typeof login>, 'tx'>,
  devices: Devices,
): Promise<Proven> {
  const { email, password } = body
  const find = async (tx: Tx) => {
    const user = await findUserByEmail(tx, email)
    const device = user?.passwordHash ? devices.find(request, { id: user.id, passwordHash: user.passwordHash }) : null
    return { user, device }
  }
  // Only a browser with a device's cookie may have a turn among the known ones.
  const { user, device } = devices.hasAny(request) ? await apart(find) : { user: null, device: null }
  const caller = user && device ? { userId: user.id } : { address: request.ip }
  const found = await verifyPassword(password, caller, async () => {
    const counted = await apart(async (tx) => {
      const { user, device } = await find(tx)
      const attempt = { email, address: request.ip, device: device && `${user?.id} ${device}` }
      return (
        (await countSignIn(tx, attempt)) ?? { id: user?.id ?? 0, passwordHash: user?.passwordHash ?? null, attempt }
      )
    })
    if (counted instanceof Problem) throw counted
    return counted
  })
  if (!found) throw wrongCredentials()
  return { attempt: found.attempt, userId: found.id, passwordHash: found.passwordHash }
}

/** Finds the user whose password was right. Refuses it as wrong when it was changed since, or the user was removed. */
export async function findProven(tx: Tx, { attempt, userId, passwordHash }: Proven) {
  const found = await findUserByEmail(tx, attempt.email, { lock: true })
  if (found?.id !== userId || found.passwordHash !== passwordHash) throw wrongCredentials()
  await forgetSignIn(tx, attempt)
  return found
}

function wrongCredentials(): Problem {
  return new Problem('not_found', {
    fr: 'Adresse e-mail ou mot de passe incorrect. Vérifiez votre saisie, ou réinitialisez votre mot de passe.',
    en: 'Incorrect email address or password. Check what you typed, or reset your password.',
  })
}
