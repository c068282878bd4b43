import * as calls from '@filao/domain/access/contract'
import { demoLogin } from '@filao/domain/access/demo-login'
import * as teamCalls from '@filao/domain/access/team/contract'
import { Problem } from '@filao/domain/kernel/problem'
import { page } from '#platform/http/paging'
import { unauthenticated } from '#platform/http/problems'
import type { Serve } from '#platform/http/serve/serve'
import { listAuditEntries } from './audit-queries.ts'
import { factorRoutes } from './factor/own/routes.ts'
import { createApiKey, listApiKeys, revokeApiKey } from './keys/keys.ts'
import { changePassword, prepareReset, requestPasswordReset } from './password-reset.ts'
import { preparePassword } from './profile/own-password.ts'
import { hashNewPassword } from './profile/password.ts'
import { updateMe } from './profile/profile.ts'
import { factsOf, notify } from './proof/notice.ts'
import { mailProofAgain, proveEmail, requestEmailProof } from './proof/proof.ts'
import { register } from './register.ts'
import { browserOf } from './sessions/browser.ts'
import { closeSession, openSession } from './sessions/session.ts'
import { type Door, enter, openDoor } from './sign-in/enter.ts'
import { requestSecondFactor } from './sign-in/pending.ts'
import { findProven, proveIdentity } from './sign-in/sign-in.ts'
import {
  createTeamMember,
  deleteTeamMember,
  inviteTeamMember,
  listColleagues,
  loadColleague,
  prepareMemberPassword,
  updateTeamMember,
} from './team/team.ts'
import type { AccessParts } from './user/access-parts.ts'
import { colleague, person } from './user/colleague.ts'
import * as queries from './user/queries.ts'
import { createSavedView, deleteSavedView, listSavedViews, updateSavedView } from './views/saved-views.ts'

/** Serves sign-in, the team and one's own account. */
export function accessRoutes(serve: Serve, parts: AccessParts): void {
  const door = openDoor(parts)
  factorRoutes(serve, door)
  signInRoutes(serve, parts, door)
  accountRoutes(serve, parts, door)
  teamRoutes(serve, parts)
  savedViewRoutes(serve)
  keyRoutes(serve, parts)
}

function signInRoutes(serve: Serve, parts: AccessParts, door: Door): void {
  const { session: cookie, devices } = door
  serve(
    calls.login,
    async (call) => await proveIdentity(call, devices),
    async (call, proven) => {
      const user = await findProven(call.tx, proven)
      if (user.hasSecondFactor) return await requestSecondFactor(call.tx, user.id, door.pending, call.reply)
      return await enter(call, user, door)
    },
  )
  serve(calls.getSignInOptions, async ({ tx }) => {
    const isLoaded = parts.config.demo && (await queries.findUserByEmail(tx, demoLogin.email))
    return { demo: isLoaded ? demoLogin : null }
  })
  serve(calls.logout, async ({ tx, caller, reply }) => {
    if (caller) await closeSession(tx, person(caller).sessionHash)
    reply.clearCookie(cookie.name, cookie.options)
  })
  serve(calls.register, async ({ tx, body, request, reply }) => {
    const user = await register(tx, body, request.ip, parts)
    if (user instanceof Problem) return user
    await openSession(tx, user.id, cookie, reply, browserOf(request))
    return { user, company: null }
  })
  serve(calls.requestPasswordReset, async ({ tx, body, request }) => {
    return await requestPasswordReset(tx, body.email, request.ip, parts)
  })
  serve(calls.changePassword, prepareReset, async ({ tx, body, request }, passwordHash) => {
    return await changePassword(tx, { token: body.token, request }, passwordHash, parts)
  })
}

/** Serves one's own account. */
function accountRoutes(serve: Serve, parts: AccessParts, { devices }: Door): void {
  serve(calls.proveEmail, async ({ tx, caller, body }) => await proveEmail(tx, caller, body))
  serve(calls.getMe, async ({ tx, caller }) => {
    const user = await queries.findUser(tx, person(caller).userId)
    if (!user) throw unauthenticated()
    return user
  })
  serve(calls.updateMe, preparePassword, async ({ tx, caller, body, request, reply }, prepared) => {
    const user = await updateMe(tx, person(caller), body, prepared, {
      onNewAddress: async (user, before) => {
        await mailProofAgain(tx, user, request.ip, parts)
        await notify(tx, before, 'email_changed', factsOf(request, user.email), parts)
      },
      onNewPassword: (user) => notify(tx, user, 'password_changed', factsOf(request), parts),
    })
    // The browser stays known although its cookie was signed with the old password.
    if (prepared?.hash) devices.remember(reply, { id: user.id, passwordHash: prepared.hash })
    return user
  })
  serve(calls.getEmailProof, async () => ({ isMailed: parts.config.smtpUrl !== null }))
  serve(calls.requestEmailProof, async ({ tx, caller, request }) => {
    const url = await requestEmailProof(tx, person(caller), request.ip, parts)
    return { url: parts.config.smtpUrl === null ? url : null }
  })
}

function teamRoutes(serve: Serve, parts: AccessParts): void {
  serve(teamCalls.listUsers, async ({ tx }) => await queries.listUsers(tx))
  serve(teamCalls.listTeam, async ({ tx, caller }) => await listColleagues(tx, colleague(caller)))
  serve(
    teamCalls.getTeamMember,
    async ({ tx, caller, params }) => await loadColleague(tx, colleague(caller), params.id),
  )
  serve(
    teamCalls.createTeamMember,
    async ({ body: { email, password }, caller }) =>
      password ? await hashNewPassword({ email, password }, colleague(caller)) : null,
    async ({ tx, caller, body }, passwordHash) => {
      return await createTeamMember(tx, colleague(caller), body, passwordHash, parts)
    },
  )
  serve(teamCalls.updateTeamMember, prepareMemberPassword, async ({ tx, caller, params, body }, passwordHash) => {
    return await updateTeamMember(tx, colleague(caller), params.id, { ...body, passwordHash }, parts)
  })
  serve(teamCalls.inviteTeamMember, async ({ tx, caller, params }) => {
    await inviteTeamMember(tx, colleague(caller), params.id, parts)
  })
  serve(teamCalls.deleteTeamMember, async ({ tx, caller, params }) => {
    await deleteTeamMember(tx, colleague(caller), params.id)
  })
  serve(calls.listAudit, async ({ tx, params, query }) => {
    return await page(query, (part) => listAuditEntries(tx, params.companyId, query, part))
  })
}

function savedViewRoutes(serve: Serve): void {
  serve(calls.listSavedViews, async ({ tx, caller }) => await listSavedViews(tx, colleague(caller)))
  serve(calls.createSavedView, async ({ tx, caller, body }) => await createSavedView(tx, colleague(caller), body))
  serve(calls.updateSavedView, async ({ tx, caller, params, body }) => {
    return await updateSavedView(tx, colleague(caller), params.id, body)
  })
  serve(
    calls.deleteSavedView,
    async ({ tx, caller, params }) => await deleteSavedView(tx, colleague(caller), params.id),
  )
}

function keyRoutes(serve: Serve, parts: AccessParts): void {
  serve(calls.listApiKeys, async ({ tx, params }) => await listApiKeys(tx, params.companyId))
  serve(calls.createApiKey, async ({ tx, caller, body, now, request }) => {
    const created = await createApiKey(tx, colleague(caller), body, now)
    const user = await queries.findUser(tx, person(caller).userId)
    if (user) await notify(tx, user, 'api_key_created', factsOf(request, created.name), parts)
    return created
  })
  serve(calls.revokeApiKey, async ({ tx, caller, params }) => {
    await revokeApiKey(tx, colleague(caller), params.id)
  })
}
