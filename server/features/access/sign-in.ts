import type { Session } from '@filao/domain/access/user'
import { Problem } from '@filao/domain/kernel/problem'
import type { Tx } from '#platform/database/connect'
import { verifyPassword } from './password.ts'
import { findUserByEmail, loadSessionCompany } from './queries.ts'
import { checkAttempts, forgetAttempts, recordAttempt, signInLimit } from './throttle.ts'

/** Who signs in with this address and password. The failure is returned, not thrown, so that the attempt is kept. */
export async function signIn(
  tx: Tx,
  credentials: { email: string; password: string },
  network: string,
): Promise<Session | Problem> {
  const { email, password } = credentials
  await checkAttempts(tx, signInLimit, email, network)
  const found = await findUserByEmail(tx, email)
  if (!(await verifyPassword(found?.passwordHash, password)) || !found) {
    await recordAttempt(tx, signInLimit, email, network)
    return new Problem('not_found', {
      fr: 'Adresse e-mail ou mot de passe incorrect. Vérifiez votre saisie, ou réinitialisez votre mot de passe.',
      en: 'Incorrect email address or password. Check what you typed, or reset your password.',
    })
  }
  await forgetAttempts(tx, signInLimit, email)
  const { passwordHash: _, ...user } = found
  return { user, company: await loadSessionCompany(tx, user.companyId) }
}
