import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { Session } from '../user.ts'
import {
  Credential,
  CredentialOptions,
  CurrentPassword,
  FreshCodes,
  Passkey,
  PasskeyName,
  SecondFactors,
  SignInRules,
  TypedCode,
} from './second-factor.schema.ts'

/**
 * Completes a sign-in whose password was right, with a code of the authenticator app or a recovery code. Each code
 * works once; ten wrong ones in 15 minutes are the limit. 404 when the first step is over.
 */
export const completeSignIn = endpoint({
  method: 'POST',
  path: '/auth/secondFactor',
  summary: 'Completes a sign-in with a code of the authenticator app or a recovery code.',
  can: 'anyone',
  personal: true,
  body: TypedCode,
  response: Session,
  problems: ['not_found', 'too_many_requests'],
})

/**
 * Returns what a passkey has to sign, valid once and for five minutes: any passkey of this site, or one of the user
 * whose password was just right.
 */
export const startPasskeySignIn = endpoint({
  method: 'POST',
  path: '/auth/passkeyOptions',
  summary: 'The options with which the browser asks for a passkey to sign in.',
  can: 'anyone',
  personal: true,
  response: CredentialOptions,
  problems: ['too_many_requests'],
})

/** Opens a session with a passkey, which verified its user: no password is asked, nor a code. */
export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/auth/passkey',
  summary: 'Opens a session with a passkey and sets its cookie.',
  can: 'anyone',
  personal: true,
  body: z.object({ credential: Credential }),
  response: Session,
  problems: ['not_found'],
})

export const getSecondFactors = endpoint({
  method: 'GET',
  path: '/users/me/secondFactors',
  summary: "The signed-in user's factors beside the password.",
  can: 'own-factor',
  response: SecondFactors,
})

/** Creates the secret of an authenticator app. It protects nothing before a first code confirms it. */
export const startApp = endpoint({
  method: 'POST',
  path: '/users/me/authenticatorApp',
  summary: 'Creates the secret of an authenticator app, to be confirmed by a first code.',
  can: 'own-factor',
  body: CurrentPassword,
  response: z.object({ secret: z.string(), url: z.string() }),
  problems: ['conflict', 'too_many_requests'],
  secret: true,
})

/** Confirms the app with a first code. With the first factor, the answer holds the recovery codes, once. */
export const confirmApp = endpoint({
  method: 'POST',
  path: '/users/me/authenticatorApp/confirmation',
  summary: 'Confirms an authenticator app with a first code; returns recovery codes with the first factor.',
  can: 'own-factor',
  body: TypedCode,
  response: FreshCodes,
  problems: ['not_found', 'too_many_requests'],
  secret: true,
})

export const removeApp = endpoint({
  method: 'POST',
  path: '/users/me/authenticatorApp/removal',
  summary: 'Removes the authenticator app; needs the current password.',
  can: 'signed-in',
  personal: true,
  body: CurrentPassword,
  problems: ['not_found', 'too_many_requests'],
})

/** Returns the options to create a passkey, valid once and for five minutes. */
export const startPasskey = endpoint({
  method: 'POST',
  path: '/users/me/passkeyOptions',
  summary: 'The options with which the browser creates a passkey; needs the current password.',
  can: 'own-factor',
  body: CurrentPassword,
  response: CredentialOptions,
  problems: ['conflict', 'too_many_requests'],
  secret: true,
})

/** Stores a passkey that the browser created. With the first factor, the answer holds the recovery codes, once. */
export const addPasskey = endpoint({
  method: 'POST',
  path: '/users/me/passkeys',
  summary: 'Adds a passkey under a name; returns recovery codes with the first factor.',
  can: 'own-factor',
  body: z.object({ name: PasskeyName, credential: Credential }),
  response: FreshCodes.extend({ passkey: Passkey }),
  problems: ['conflict', 'not_found'],
  secret: true,
})

export const removePasskey = endpoint({
  method: 'POST',
  path: '/users/me/passkeys/:id/removal',
  summary: 'Removes a passkey; needs the current password.',
  can: 'signed-in',
  personal: true,
  body: CurrentPassword,
  problems: ['not_found', 'too_many_requests'],
})

/** Replaces all recovery codes; the answer is the only one that holds the new ones. */
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/users/me/recoveryCodes',
  summary: 'Replaces the recovery codes; needs the current password.',
  can: 'signed-in',
  personal: true,
  body: CurrentPassword,
  response: FreshCodes,
  problems: ['conflict', 'too_many_requests'],
  secret: true,
})

/** Removes all factors of a member who lost them, and ends their sessions: they sign in with the password alone. */
export const removeMemberFactors = endpoint({
  method: 'DELETE',
  path: '/users/me/childs/:id/secondFactors',
  summary: 'Removes the second factors of a member who lost them, and ends their sessions.',
  can: 'team.write',
  personal: true,
})

export const getSignInRules = endpoint({
  method: 'GET',
  path: '/companies/:companyId/signInRules',
  summary: "The company's rules about signing in.",
  can: 'company.read',
  response: SignInRules,
})

/**
 * Changes the rules. Requiring a second factor needs one oneself, and ends the sessions of administrators without: they
 * set it up at their next sign-in.
 */
export const updateSignInRules = endpoint({
  method: 'PATCH',
  path: '/companies/:companyId/signInRules',
  summary: "Changes the company's rules about signing in.",
  can: 'team.write',
  personal: true,
  body: SignInRules,
  response: SignInRules,
  problems: ['conflict'],
})
