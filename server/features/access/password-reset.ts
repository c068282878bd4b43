import { randomBytes } from 'node:crypto'
import type * as calls from '@filao/domain/access/contract'
import { samePassword } from '@filao/domain/access/own-password'
import { passwordLinkHours } from '@filao/domain/access/proof'
import { Problem } from '@filao/domain/kernel/problem'
import type { FastifyRequest } from 'fastify'
import type { Tx } from '#platform/database/connect'
import type { Call } from '#platform/http/call'
import { mailJob } from '#platform/mail/mail'
import { passwordResetMail } from './mails/password-reset.ts'
import { hashNewPassword, verifyPassword } from './profile/password.ts'
import { auditUser } from './profile/profile.ts'
import { factsOf, notify } from './proof/notice.ts'
import { recordProof } from './proof/proof.ts'
import { hashToken } from './sessions/session.ts'
import { endSessions } from './sessions/sessions.ts'
import { forgetFailures } from './throttle/sign-in-throttle.ts'
import { countAttempt, countOne, resetLimit, subject } from './throttle/throttle.ts'
import type { AccessParts } from './user/access-parts.ts'
import { findLinkedUser, insertLink, takeLink } from './user/link-queries.ts'
import { findUserByEmail, updateUser } from './user/queries.ts'

/**
 * Limits the links mailed to one address, over all networks. A link is valid as long as the limit lasts, so the owner
 * always has one.
 */
const mailLimit = { minutes: 60, most: 5 }

/**
 * Mails a link with which a new password can be chosen; its address comes from the settings, never from the request.
 * Over the limit of the address no mail is sent and no error is shown, so that a stranger cannot block the owner.
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
    const message = {
      fr: 'Aucun compte ne correspond à cette adresse e-mail. Veuillez vérifier les informations saisies.',
      en: 'There is no account corresponding to this email address. Please check the information entered.',
    }
    return new Problem('not_found', message, { fields: [{ path: 'email', code: 'unknown', message }] })
  }
  if (!(await countOne(tx, subject('reset mail', email), mailLimit))) return
  const token = randomBytes(32).toString('base64url')
  await insertLink(tx, 'passwordTokens', hashToken(token), user, passwordLinkHours.reset)
  const url = `${config.publicUrl}/password-reset?token=${token}`
  await enqueue(tx, mailJob, passwordResetMail({ to: user.email, url }, user.language))
}

/**
 * Hashes the new password before the transaction, for a valid token only. Refuses to keep a password that an
 * administrator chose.
 */
export async function prepareReset({ apart, body, request }: Omit<Call<typeof calls.changePassword>, 'tx'>) {
  const user = await apart((tx) => findLinkedUser(tx, 'passwordTokens', hashToken(body.token)))
  if (!user) throw deadLink()
  if (user.mustChangePassword && (await verifyPassword(body.password, { address: request.ip }, async () => user))) {
    throw samePassword()
  }
  return await hashNewPassword({ password: body.password, email: user.email }, { address: request.ip })
}

/**
 * Sets the new password once for a valid token, of a reset or of an invitation, and ends every session of the user. The
 * token came by mail, so it also proves the address. A second factor stays: it is asked at the next sign-in.
 */
export async function changePassword(
  tx: Tx,
  { token, request }: { token: string; request: FastifyRequest },
  passwordHash: string,
  parts: AccessParts,
): Promise<{ email: string }> {
  const taken = await takeLink(tx, 'passwordTokens', hashToken(token))
  if (!taken) throw deadLink()
  const user = await updateUser(tx, taken.id, { passwordHash, mustChangePassword: false })
  await endSessions(tx, { userId: user.id, companyId: user.companyId })
  await forgetFailures(tx, { email: user.email, address: request.ip })
  await auditUser(tx, user, user, true)
  await recordProof(tx, user)
  const hadOne = taken.passwordHash !== null
  if (hadOne) await notify(tx, { ...user, isEmailProven: true }, 'password_changed', factsOf(request), parts)
  return { email: user.email }
}

function deadLink(): Problem {
  return new Problem('not_found', {
    fr: 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.',
    en: 'This link has expired or was already used. Ask for a new one.',
  })
}
