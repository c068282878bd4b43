import { randomBytes } from 'node:crypto'
import type * as calls from '@filao/domain/access/contract'
import { Problem } from '@filao/domain/kernel/problem'
import type { Tx } from '#platform/database/connect'
import type { Call } from '#platform/http/serve'
import { passwordResetMail } from './mails/password-reset.ts'
import { hashNewPassword } from './password.ts'
import { auditUser } from './profile.ts'
import {
  deleteSessions,
  findEmailOfToken,
  findUserByEmail,
  insertPasswordToken,
  takePasswordToken,
  updateUser,
} from './queries.ts'
import type { AccessParts } from './routes.ts'
import { hashToken } from './session.ts'
import { forgetFailures } from './sign-in-throttle.ts'
import { countAttempt, countOne, resetLimit, subject } from './throttle.ts'

/** How many links are mailed to one address, over all networks. A link is good for as long, so its owner always has one. */
const mailLimit = { minutes: 60, most: 5 }

/**
 * Mails a link with which a new password can be chosen. The link's address comes from the settings, never from the request. What
 * others asked for refuses nobody: only the mails end, without a word.
 */
export async function requestPasswordReset(
  tx: Tx,
  email: string,
  address: string,
  { config, enqueue }: AccessParts,
): Promise<undefined | Problem> {
  await countAttempt(tx, resetLimit, email, address)
  const user = await findUserByEmail(tx, email)
  if (!user) {
    return new Problem('not_found', {
      fr: 'Aucun compte ne correspond à cette adresse e-mail. Veuillez vérifier les informations saisies.',
      en: 'There is no account corresponding to this email address. Please check the information entered.',
    })
  }
  if (!(await countOne(tx, subject('reset mail', email), mailLimit))) return
  const token = randomBytes(32).toString('base64url')
  await insertPasswordToken(tx, hashToken(token), user.id)
  const url = `${config.publicUrl}/password-reset?token=${token}`
  await enqueue(tx, 'mail', passwordResetMail({ to: user.email, url }, user.language))
}

/** Hashes the new password before the transaction, for a good token only. */
export async function prepareReset({ apart, body, request }: Omit<Call<typeof calls.changePassword>, 'tx'>) {
  const email = await apart((tx) => findEmailOfToken(tx, hashToken(body.token)))
  if (email === null) throw deadLink()
  return await hashNewPassword({ password: body.password, email }, request.ip)
}

/** Sets the new password once for a good token, and ends every session of the user. */
export async function changePassword(
  tx: Tx,
  { token, address }: { token: string; address: string },
  passwordHash: string,
): Promise<{ email: string }> {
  const taken = await takePasswordToken(tx, hashToken(token))
  if (!taken) throw deadLink()
  const user = await updateUser(tx, taken.userId, { passwordHash })
  await deleteSessions(tx, user.id)
  await forgetFailures(tx, { email: user.email, address })
  await auditUser(tx, user, user, true)
  return { email: user.email }
}

function deadLink(): Problem {
  return new Problem('not_found', {
    fr: 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.',
    en: 'This link has expired or was already used. Ask for a new one.',
  })
}
