import {
  appIsThere,
  checkHasFactor,
  isAppCode,
  notSixDigits,
  wrongCode,
} from '@filao/domain/access/factor/second-factor'
import type { SecondFactors } from '@filao/domain/access/factor/second-factor.schema'
import type { User } from '@filao/domain/access/user'
import type { FastifyRequest } from 'fastify'
import type { Tx } from '#platform/database/connect'
import type { Person } from '#platform/http/call'
import { notFound, unauthenticated } from '#platform/http/problems'
import type { Notice } from '../../mails/security-notice.ts'
import { auditOwn } from '../../profile/profile.ts'
import { factsOf, notify } from '../../proof/notice.ts'
import { takeAppCode } from '../../sign-in/pending.ts'
import { countOne, subject, tooMany } from '../../throttle/throttle.ts'
import type { AccessParts } from '../../user/access-parts.ts'
import { lockUser } from '../../user/queries.ts'
import {
  countRecoveryCodes,
  deleteRecoveryCodes,
  deleteSecret,
  findSecret,
  insertSecret,
  listPasskeys,
  updateFactorTime,
} from '../factor-queries.ts'
import { giveRecoveryCodes } from '../recovery-codes.ts'
import { appUrl, base32, newSecret } from '../totp.ts'

/** A change that a user makes to their own factors. */
export type OwnChange = { tx: Tx; caller: Person; request: FastifyRequest; now: string; parts: AccessParts }

const limit = { minutes: 15, most: 10 }

export async function loadFactors(tx: Tx, { userId }: Person): Promise<SecondFactors> {
  return {
    hasApp: Boolean(await findSecret(tx, userId, { isConfirmed: true })),
    passkeys: await listPasskeys(tx, userId),
    recoveryCodesLeft: await countRecoveryCodes(tx, userId),
  }
}

/** Creates the secret of an app, which replaces one that was never confirmed. */
export async function startApp({ tx, caller }: OwnChange): Promise<{ secret: string; url: string }> {
  const user = await lockOwner(tx, caller)
  const secret = newSecret()
  if (!(await insertSecret(tx, user.id, secret))) throw appIsThere()
  return { secret: base32(secret), url: appUrl(secret, user.email) }
}

/** Confirms the app with a first code. A wrong one is returned as a refusal, so that it stays counted. */
export async function confirmApp(change: OwnChange, code: string) {
  const { tx, caller, now, parts } = change
  const user = await lockOwner(tx, caller)
  const app = { isConfirmed: false, key: parts.config.secretsKey }
  if (!(await findSecret(tx, user.id, app))) throw notFound()
  if (!(await countOne(tx, subject('app confirmation', user.id), limit))) return tooMany(limit.minutes * 60)
  if (!isAppCode(code)) return notSixDigits()
  if (!(await takeAppCode(tx, user.id, code, now, app))) return wrongCode()
  return await added(change, user, 'app_added')
}

export async function removeApp(change: OwnChange): Promise<void> {
  const user = await lockOwner(change.tx, change.caller)
  if (!(await deleteSecret(change.tx, user.id))) throw notFound()
  await removed(change, user, 'app_removed')
}

/** Replaces the recovery codes of a user who has a factor. */
export async function renewRecoveryCodes({ tx, caller, request, parts }: OwnChange) {
  const user = await lockOwner(tx, caller)
  checkHasFactor(user.hasSecondFactor)
  const recoveryCodes = await giveRecoveryCodes(tx, user.id)
  await auditOwn(tx, user, 'recovery_codes_renewed')
  await notify(tx, user, 'recovery_codes_renewed', factsOf(request), parts)
  return { recoveryCodes }
}

/** Stores, audits and mails a new factor. Returns the recovery codes that come with the first one. */
export async function added(change: OwnChange, user: User, notice: Notice, detail?: string) {
  const { tx, request, parts } = change
  const recoveryCodes = user.hasSecondFactor ? null : await giveRecoveryCodes(tx, user.id)
  await updateFactorTime(tx, user.id)
  await auditOwn(tx, user, notice, detail)
  await notify(tx, user, notice, factsOf(request, detail), parts)
  return { recoveryCodes }
}

/** Stores, audits and mails that a factor is gone. With the last one the recovery codes go, too. */
export async function removed(change: OwnChange, user: User, notice: Notice, detail?: string): Promise<void> {
  const { tx, request, parts } = change
  if (!(await updateFactorTime(tx, user.id))) await deleteRecoveryCodes(tx, user.id)
  await auditOwn(tx, user, notice, detail)
  await notify(tx, user, notice, factsOf(request, detail), parts)
}

/** Loads the signed-in user, locked: changes of their factors follow each other. */
export async function lockOwner(tx: Tx, { userId }: Person): Promise<User> {
  const user = await lockUser(tx, userId)
  if (!user) throw unauthenticated()
  const { passwordHash: _, signedInAt: __, ...owner } = user
  return owner
}
