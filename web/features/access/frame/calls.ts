import type * as access from '@filao/domain/access/contract'
import type * as factorCalls from '@filao/domain/access/factor/contract'
import type { Call } from '#api/input'

/** Returns a contract line with only its method and path at run time: these screens ship no schema. */
function light<Line extends Call>(method: Line['method'], path: Line['path']): Line {
  return { method, path } as Line
}

export const login = light<typeof access.login>('POST', '/auth')
export const getSignInOptions = light<typeof access.getSignInOptions>('GET', '/auth/options')
export const requestPasswordReset = light<typeof access.requestPasswordReset>('POST', '/auth/passwordReset')
export const changePassword = light<typeof access.changePassword>('POST', '/auth/passwordChange')
export const register = light<typeof access.register>('POST', '/auth/registration')
export const proveEmail = light<typeof access.proveEmail>('POST', '/auth/emailProof')
export const updateMe = light<typeof access.updateMe>('PATCH', '/users/me')
export const completeSignIn = light<typeof factorCalls.completeSignIn>('POST', '/auth/secondFactor')
export const startPasskeySignIn = light<typeof factorCalls.startPasskeySignIn>('POST', '/auth/passkeyOptions')
export const signInWithPasskey = light<typeof factorCalls.signInWithPasskey>('POST', '/auth/passkey')
export const startApp = light<typeof factorCalls.startApp>('POST', '/users/me/authenticatorApp')
export const confirmApp = light<typeof factorCalls.confirmApp>('POST', '/users/me/authenticatorApp/confirmation')
export const startPasskey = light<typeof factorCalls.startPasskey>('POST', '/users/me/passkeyOptions')
export const addPasskey = light<typeof factorCalls.addPasskey>('POST', '/users/me/passkeys')
export const logout = light<typeof access.logout>('DELETE', '/auth')
