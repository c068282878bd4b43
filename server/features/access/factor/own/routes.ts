import * as calls from '@filao/domain/access/contract'
import * as factorCalls from '@filao/domain/access/factor/contract'
import type { Endpoint } from '@filao/domain/kernel/endpoint'
import { Problem } from '@filao/domain/kernel/problem'
import type { Call } from '#platform/http/call'
import type { Serve } from '#platform/http/serve/serve'
import { proveCurrentPassword, takeCurrentPassword } from '../../profile/own-password.ts'
import { endSession, endSessions, listOwnSessions } from '../../sessions/sessions.ts'
import { type Door, enter } from '../../sign-in/enter.ts'
import { checkPasskey, startPasskeySignIn } from '../../sign-in/passkey-sign-in.ts'
import { checkCode } from '../../sign-in/pending.ts'
import { colleague, person } from '../../user/colleague.ts'
import { loadSignInRules } from '../factor-queries.ts'
import { confirmApp, loadFactors, removeApp, renewRecoveryCodes, startApp } from './own-factors.ts'
import { addPasskey, removePasskey, startPasskey } from './own-passkeys.ts'
import { removeMemberFactors, updateSignInRules } from './sign-in-rules.ts'

type Protected = Pick<Call<Endpoint & { can: 'signed-in' }>, 'tx' | 'caller' | 'request' | 'now'>

/** Serves the second step of signing in, one's own factors and sessions, and the company's rules about them. */
export function factorRoutes(serve: Serve, door: Door): void {
  const { parts } = door
  const own = ({ tx, caller, request, now }: Protected) => ({ tx, caller: person(caller), request, now, parts })
  /** The change after the current password was compared, which must not have changed since. */
  const proven = async (call: Protected, passwordHash: string) => {
    await takeCurrentPassword(call.tx, person(call.caller), passwordHash)
    return own(call)
  }

  serve(factorCalls.completeSignIn, async (call) => {
    const user = await checkCode(call.tx, call, { ...door, cookie: door.pending })
    return user instanceof Problem ? user : await enter(call, user, door)
  })

  serve(factorCalls.startPasskeySignIn, async ({ tx, request }) => await startPasskeySignIn(tx, request, door))

  serve(factorCalls.signInWithPasskey, async (call) => {
    const user = await checkPasskey(call.tx, call.body.credential, door)
    return user instanceof Problem ? user : await enter(call, user, door)
  })

  serve(factorCalls.getSecondFactors, async ({ tx, caller }) => await loadFactors(tx, person(caller)))

  serve(factorCalls.startApp, proveCurrentPassword, async (call, hash) => await startApp(await proven(call, hash)))
  serve(factorCalls.confirmApp, async (call) => await confirmApp(own(call), call.body.code))
  serve(factorCalls.removeApp, proveCurrentPassword, async (call, hash) => await removeApp(await proven(call, hash)))

  serve(
    factorCalls.startPasskey,
    proveCurrentPassword,
    async (call, hash) => await startPasskey(await proven(call, hash)),
  )
  serve(factorCalls.addPasskey, async (call) => await addPasskey(own(call), call.body))
  serve(factorCalls.removePasskey, proveCurrentPassword, async (call, hash) => {
    await removePasskey(await proven(call, hash), call.params.id)
  })

  serve(factorCalls.renewRecoveryCodes, proveCurrentPassword, async (call, hash) => {
    return await renewRecoveryCodes(await proven(call, hash))
  })

  serve(calls.listSessions, async ({ tx, caller }) => await listOwnSessions(tx, person(caller)))
  serve(calls.endSession, async ({ tx, caller, params }) => await endSession(tx, person(caller), params.id))
  serve(calls.endOtherSessions, async ({ tx, caller }) => {
    const user = person(caller)
    await endSessions(tx, user, user.sessionHash)
  })

  serve(factorCalls.removeMemberFactors, async ({ tx, caller, params }) => {
    await removeMemberFactors(tx, colleague(caller), params.id, parts)
  })
  serve(factorCalls.getSignInRules, async ({ tx, params }) => await loadSignInRules(tx, params.companyId))
  serve(
    factorCalls.updateSignInRules,
    async ({ tx, caller, body }) => await updateSignInRules(tx, colleague(caller), body),
  )
}
