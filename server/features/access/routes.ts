import * as calls from '@filao/domain/access/contract'
import { Problem } from '@filao/domain/kernel/problem'
import type { Config } from '#platform/config'
import { unauthenticated } from '#platform/http/problems'
import type { Serve } from '#platform/http/serve'
import type { Enqueue } from '#platform/jobs'
import { demoLogin } from './demo-login.ts'
import { changePassword, requestPasswordReset } from './password-reset.ts'
import { changeMe } from './profile.ts'
import * as queries from './queries.ts'
import { register } from './registration.ts'
import { closeSession, openSession, sessionCookie } from './session.ts'
import { signIn } from './sign-in.ts'

export type AccessParts = { config: Config; enqueue: Enqueue }

/** Who may come in, and one's own account. */
export function accessRoutes(serve: Serve, parts: AccessParts): void {
  const cookie = sessionCookie(parts.config)

  serve(calls.login, async ({ tx, body, request, reply }) => {
    const session = await signIn(tx, body, request.ip)
    if (session instanceof Problem) return session
    await openSession(tx, session.user.id, cookie, reply)
    return session
  })

  serve(calls.getSignInOptions, async ({ tx }) => {
    const isLoaded = parts.config.demo && (await queries.findUserByEmail(tx, demoLogin.email))
    return { demo: isLoaded ? demoLogin : null }
  })

  serve(calls.logout, async ({ tx, caller, reply }) => {
    if (caller) await closeSession(tx, caller.sessionHash)
    reply.clearCookie(cookie.name, cookie.options)
  })

  serve(calls.register, async ({ tx, body, request, reply }) => {
    const user = await register(tx, body, request.ip, parts)
    if (user instanceof Problem) return user
    await openSession(tx, user.id, cookie, reply)
    return { user, company: null }
  })

  serve(calls.requestPasswordReset, async ({ tx, body, request }) => {
    return await requestPasswordReset(tx, body.email, request.ip, parts)
  })

  serve(calls.changePassword, async ({ tx, body }) => await changePassword(tx, body))

  serve(calls.getMe, async ({ tx, caller }) => {
    const user = await queries.findUser(tx, caller.userId)
    if (!user) throw unauthenticated()
    return user
  })

  serve(calls.updateMe, async ({ tx, caller, body }) => await changeMe(tx, caller, body))

  serve(calls.listUsers, async ({ tx }) => await queries.listUsers(tx))
}
