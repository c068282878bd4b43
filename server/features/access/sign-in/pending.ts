import { randomBytes } from 'node:crypto'
import type { CookieSerializeOptions } from '@fastify/cookie'
import {
  firstStepOver,
  isAppCode,
  type SecondStep,
  secondFactorNeeded,
  wrongCode,
  wrongRecoveryCode,
} from '@filao/domain/access/factor/second-factor'
import type { Problem } from '@filao/domain/kernel/problem'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#platform/config'
import type { Tx } from '#platform/database/connect'
import {
  countRecoveryCodes,
  deletePendingSignIn,
  findPendingUser,
  findSecret,
  insertPendingSignIn,
  listPasskeys,
  takeRecoveryCode,
  takeStep,
} from '../factor/factor-queries.ts'
import { hashRecoveryCode } from '../factor/recovery-codes.ts'
import { openApp } from '../factor/sealed-apps.ts'
import { stepOf } from '../factor/totp.ts'
import { auditOwn } from '../profile/profile.ts'
import { factsOf, notify } from '../proof/notice.ts'
import { hashToken } from '../sessions/session.ts'
import { deleteAttempts } from '../throttle/attempt-queries.ts'
import { countOne, subject, tooMany } from '../throttle/throttle.ts'
import type { AccessParts } from '../user/access-parts.ts'
import { lockUser } from '../user/queries.ts'
import type { Devices } from './device.ts'

/** Limits wrong codes, as wrong passwords are. */
const limit = { minutes: 15, most: 10 }

/** The cookie of a sign-in whose password was right: ten minutes, for the sign-in calls alone. */
export type PendingCookie = { name: string; options: CookieSerializeOptions }

export function pendingCookie({ publicUrl }: Pick<Config, 'publicUrl'>): PendingCookie {
  const secure = publicUrl.startsWith('https://')
  return {
    name: `${secure ? '__Secure-' : ''}filao_pending`,
    options: { httpOnly: true, sameSite: 'strict', path: '/api/auth', secure },
  }
}

/** Records that the password was right, and returns the response that asks for the second step. Opens no session. */
export async function requestSecondFactor(
  tx: Tx,
  userId: number,
  cookie: PendingCookie,
  reply: FastifyReply,
): Promise<Problem> {
  const token = randomBytes(32).toString('base64url')
  await insertPendingSignIn(tx, hashToken(token), userId)
  reply.setCookie(cookie.name, token, { ...cookie.options, maxAge: 600 })
  const methods: SecondStep[] = []
  if (await findSecret(tx, userId, { isConfirmed: true })) methods.push('app')
  if ((await listPasskeys(tx, userId)).length > 0) methods.push('passkey')
  if ((await countRecoveryCodes(tx, userId)) > 0) methods.push('recoveryCode')
  return secondFactorNeeded(methods)
}

/** Finds the user whose password was right in the request's browser. */
export async function pendingUser(tx: Tx, request: FastifyRequest, cookie: PendingCookie): Promise<number | undefined> {
  const token = request.cookies[cookie.name]
  return token ? await findPendingUser(tx, hashToken(token)) : undefined
}

/** Ends the pending sign-in of the request's browser. */
export async function endPending(
  tx: Tx,
  request: FastifyRequest,
  reply: FastifyReply,
  cookie: PendingCookie,
): Promise<void> {
  const token = request.cookies[cookie.name]
  if (token === undefined) return
  await deletePendingSignIn(tx, hashToken(token))
  reply.clearCookie(cookie.name, cookie.options)
}

type Typed = { request: FastifyRequest; body: { code: string }; now: string }

/**
 * Checks the code of a pending sign-in and returns its user. A refusal is returned, so that the attempt stays counted:
 * for a known device apart from all others, so that a stranger with the password does not lock the owner out.
 */
export async function checkCode(
  tx: Tx,
  { request, body, now }: Typed,
  { cookie, devices, parts }: { cookie: PendingCookie; devices: Devices; parts: AccessParts },
) {
  const userId = await pendingUser(tx, request, cookie)
  const user = userId === undefined ? undefined : await lockUser(tx, userId)
  if (!user) return firstStepOver()
  const { passwordHash } = user
  const device = passwordHash === null ? null : devices.find(request, { id: user.id, passwordHash })
  const counted = subject('second factor', user.id, device ?? 'unknown device')
  if (!(await countOne(tx, counted, limit))) return tooMany(limit.minutes * 60)
  if (isAppCode(body.code)) {
    const app = { isConfirmed: true, key: parts.config.secretsKey }
    if (!(await takeAppCode(tx, user.id, body.code, now, app))) return wrongCode()
  } else {
    if (!(await takeRecoveryCode(tx, user.id, hashRecoveryCode(body.code)))) return wrongRecoveryCode(body.code)
    const left = await countRecoveryCodes(tx, user.id)
    await auditOwn(tx, user, 'recovery_code_used')
    await notify(tx, user, 'recovery_code_used', factsOf(request, String(left)), parts)
  }
  await deleteAttempts(tx, [counted])
  return user
}

/** Uses up a code of the user's app; false for a wrong one, or one that was used. */
export async function takeAppCode(
  tx: Tx,
  userId: number,
  typed: string,
  now: string,
  app: { isConfirmed: boolean; key: Buffer | null },
): Promise<boolean> {
  const found = await findSecret(tx, userId, app)
  const step = found ? stepOf(openApp(app.key, userId, found.secret), typed.replaceAll(/\s/g, ''), now) : null
  return step !== null && (await takeStep(tx, userId, step))
}
