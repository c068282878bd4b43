import type { User } from '@filao/domain/access/user'
import type { Language } from '@filao/domain/kernel/language.schema'
import { fieldConflict, type Problem } from '@filao/domain/kernel/problem'
import type { Tx } from '#platform/database/connect'
import { welcomeMail } from './mails/welcome.ts'
import { mailProof } from './proof/proof.ts'
import { countAttempt, registrationLimit } from './throttle/throttle.ts'
import type { AccessParts } from './user/access-parts.ts'
import { insertUser } from './user/queries.ts'

/**
 * Creates an account without a company or a password; the onboarding asks for both. Refuses a known address, as the
 * specification asks, although this reveals who has an account; the limit prevents bulk checks.
 */
export async function register(
  tx: Tx,
  wanted: { email: string; language: Language },
  address: string,
  parts: AccessParts,
): Promise<User | Problem> {
  await countAttempt(tx, registrationLimit, wanted.email, address)
  const user = await insertUser(tx, { ...wanted, role: 'admin' })
  if (!user) {
    return fieldConflict('email', 'taken', {
      fr: 'Cette adresse e-mail est déjà utilisée. Vous pouvez réinitialiser son mot de passe.',
      en: 'This email address is already in use. You can reset its password.',
    })
  }
  await mailProof(tx, user, parts, welcomeMail)
  return user
}
