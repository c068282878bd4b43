import { randomBytes } from 'node:crypto'
import { Problem } from '@filao/domain/kernel/problem'
import type { Tx } from '#platform/database/connect'
import { passwordResetMail } from './mails/password-reset.ts'
import { checkNewPassword, hashPassword } from './password.ts'
import { auditUser } from './profile.ts'
import {
  deleteSessions,
  findUser,
  findUserByEmail,
  insertPasswordToken,
  takePasswordToken,
  updateUser,
} from './queries.ts'
import type { AccessParts } from './routes.ts'
import { hashToken } from './session.ts'
import { checkAttempts, forgetAttempts, recordAttempt, resetLimit, signInLimit } from './throttle.ts'

/** Mails a link with which a new password can be chosen. The link's address comes from the settings, never from the request. */
export async function requestPasswordReset(
  tx: Tx,
  email: string,
  network: string,
  { config, enqueue }: AccessParts,
): Promise<undefined | Problem> {
  await checkAttempts(tx, resetLimit, email, network)
  await recordAttempt(tx, resetLimit, email, network)
  const user = await findUserByEmail(tx, email)
  if (!user) {
    return new Problem('not_found', {
      fr: 'Aucun compte ne correspond à cette adresse e-mail. Veuillez vérifier les informations saisies.',
      en: 'There is no account corresponding to this email address. Please check the information entered.',
    })
  }
  const token = randomBytes(32).toString('base64url')
  await insertPasswordToken(tx, hashToken(token), user.id)
  const url = `${config.publicUrl}/password-reset?token=${token}`
  await enqueue(tx, 'mail', passwordResetMail({ to: user.email, url }, user.language))
}

/** Sets the new password once for a good token, and ends every session of the user. */
export async function changePassword(tx: Tx, { password, token }: { password: string; token: string }) {
  const taken = await takePasswordToken(tx, hashToken(token))
  if (!taken) {
    throw new Problem('not_found', {
      fr: 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.',
      en: 'This link has expired or was already used. Ask for a new one.',
    })
  }
  const { email = '' } = (await findUser(tx, taken.userId)) ?? {}
  await checkNewPassword(password, email)
  const user = await updateUser(tx, taken.userId, { passwordHash: await hashPassword(password) })
  await deleteSessions(tx, user.id)
  await forgetAttempts(tx, signInLimit, user.email)
  await auditUser(tx, user, user, true)
  return { email: user.email }
}
