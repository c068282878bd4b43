import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { Id } from '../kernel/field.ts'
import { Language } from '../kernel/language.ts'
import { Paging } from '../kernel/paging.ts'
import { AuditEntry } from './audit-entry.ts'
import { OpenSession } from './open-session.ts'
import { SavedView, SavedViewChange, SavedViewCreation } from './saved-view.ts'
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
} from './second-factor.ts'
import { TeamMemberChange, TeamMemberCreation } from './team.ts'
import { Email, NewPassword, ProfileChange, Session, User } from './user.ts'

/**
 * Opens a session. An unknown address and a wrong password get the same 404 after the same time. A user with a second
 * factor gets `second_factor_required` with their `methods`, and completes the sign-in within ten minutes.
 */
export const login = endpoint({
  method: 'POST',
  path: '/auth',
  summary: 'Opens a session and sets its cookie.',
  can: 'anyone',
  body: z.object({ email: Email, password: z.string().min(1).max(128) }),
  response: Session,
  problems: ['not_found', 'second_factor_required', 'too_many_requests'],
})

/**
 * Completes a sign-in whose password was right, with a code of the authenticator app or a recovery code. Each code
 * works once; ten wrong ones in 15 minutes are the limit. 404 when the first step is over.
 */
export const completeSignIn = endpoint({
  method: 'POST',
  path: '/auth/secondFactor',
  summary: 'Completes a sign-in with a code of the authenticator app or a recovery code.',
  can: 'anyone',
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
  response: CredentialOptions,
  problems: ['too_many_requests'],
})

/** Opens a session with a passkey, which verified its user: no password is asked, nor a code. */
export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/auth/passkey',
  summary: 'Opens a session with a passkey and sets its cookie.',
  can: 'anyone',
  body: z.object({ credential: Credential }),
  response: Session,
  problems: ['not_found'],
})

/** Returns the options of the sign-in screen: the login of the demo company, or null without a demo company. */
export const getSignInOptions = endpoint({
  method: 'GET',
  path: '/auth/options',
  summary: 'The options of the sign-in screen: the login of the demo company, or null.',
  can: 'anyone',
  response: z.object({ demo: z.object({ email: z.string(), password: z.string() }).nullable() }),
})

/** Ends the session; returns 204 also without a session. */
export const logout = endpoint({
  method: 'DELETE',
  path: '/auth',
  summary: 'Ends the current session.',
  can: 'anyone',
})

/** Mails a link to `/password-reset?token=…`, valid once and for an hour; at most five mails an hour to one address. */
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/auth/passwordReset',
  summary: 'Mails a link to choose a new password.',
  can: 'anyone',
  body: z.object({ email: Email }),
  problems: ['not_found', 'too_many_requests'],
})

/** Sets a new password with the token of a mailed link, ends every session of the user and proves their address. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/auth/passwordChange',
  summary: 'Sets a password with a token from a reset mail or an invitation.',
  can: 'anyone',
  body: z.object({ password: NewPassword, token: z.string().min(1).max(200) }),
  response: z.object({ email: z.string() }),
  problems: ['not_found'],
})

/**
 * Creates the user, opens a session and mails a welcome with the link that proves the address; the onboarding follows.
 */
export const register = endpoint({
  method: 'POST',
  path: '/auth/registration',
  summary: 'Creates an account and opens its first session.',
  can: 'anyone',
  body: z.object({ email: Email, language: Language }),
  response: Session,
  status: 201,
  problems: ['conflict', 'too_many_requests'],
})

/**
 * Proves an address with the token of a mailed link, `/confirm-email?token=…`, valid once and for three days. In a
 * browser without the account's session the user must confirm (`isConfirmed`): the reader of the mail may not be the
 * person who registered, and some mail servers open every link.
 */
export const proveEmail = endpoint({
  method: 'POST',
  path: '/auth/emailProof',
  summary: 'Proves an address with a token from a mail; from another browser only after a confirmation.',
  can: 'anyone',
  body: z.object({ token: z.string().min(1).max(200), isConfirmed: z.boolean().default(false) }),
  response: z.object({ email: z.string(), isProven: z.boolean() }),
  problems: ['not_found'],
})

/** Returns the signed-in user. */
export const getMe = endpoint({
  method: 'GET',
  path: '/users/me',
  summary: 'The signed-in user.',
  can: 'own-account',
  response: User,
})

/**
 * Changes the user's own account. A new password ends every other session, and a new address must be proven again; the
 * current password may be mistyped ten times in 15 minutes.
 */
export const updateMe = endpoint({
  method: 'PATCH',
  path: '/users/me',
  summary: "Changes the signed-in user's own account.",
  can: 'own-account',
  body: ProfileChange,
  response: User,
  problems: ['conflict', 'password_change_required', 'second_factor_setup_required', 'too_many_requests'],
})

/** Mails the link that proves the user's address again, at most three times an hour. 409 when it is proven. */
export const requestEmailProof = endpoint({
  method: 'POST',
  path: '/users/me/emailProof',
  summary: "Mails the link that proves the signed-in user's address again.",
  can: 'signed-in',
  problems: ['conflict', 'too_many_requests'],
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
  body: CurrentPassword,
  problems: ['not_found', 'too_many_requests'],
})

/** Replaces all recovery codes; the answer is the only one that holds the new ones. */
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/users/me/recoveryCodes',
  summary: 'Replaces the recovery codes; needs the current password.',
  can: 'signed-in',
  body: CurrentPassword,
  response: FreshCodes,
  problems: ['conflict', 'too_many_requests'],
  secret: true,
})

/** Lists the browsers on which the user is signed in, last used first. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/users/me/sessions',
  summary: 'The browsers on which the user is signed in, last used first.',
  can: 'signed-in',
  response: z.array(OpenSession),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/users/me/sessions/:id',
  summary: "Ends one of the user's sessions.",
  can: 'signed-in',
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/users/me/sessions',
  summary: "Ends all of the user's sessions except this one.",
  can: 'signed-in',
})

/** Lists all users of the company, oldest account first. */
export const listUsers = endpoint({
  method: 'GET',
  path: '/companies/:companyId/users',
  summary: 'All users of the company.',
  can: 'company.read',
  response: z.array(User),
})

/** Lists the members of the caller's company other than the caller, oldest account first. */
export const listTeam = endpoint({
  method: 'GET',
  path: '/users/me/childs',
  summary: "The members of the caller's company other than the caller.",
  can: 'company.read',
  response: z.array(User),
})

export const getTeamMember = endpoint({
  method: 'GET',
  path: '/users/me/childs/:id',
  summary: "A member of the caller's company other than the caller.",
  can: 'company.read',
  response: User,
})

/**
 * Adds a member and mails them the sign-in address or, with `isInvited` instead of a password, a link to choose one,
 * valid once and for seven days. 409 when a user of any company has the address.
 */
export const createTeamMember = endpoint({
  method: 'POST',
  path: '/users/me/childs',
  summary: 'Adds a member to the team, with a password or by an invitation, and mails them how to sign in.',
  can: 'team.write',
  body: TeamMemberCreation,
  response: User,
  status: 201,
  problems: ['conflict', 'email_unproven'],
})

/** Mails an invitation again, at most three times an hour. 409 for a member who has a password. */
export const inviteTeamMember = endpoint({
  method: 'POST',
  path: '/users/me/childs/:id/invitation',
  summary: 'Mails a member without a password another link to choose one.',
  can: 'team.write',
  problems: ['conflict', 'too_many_requests'],
})

/**
 * Changes a member. A new role applies from the next request; a new address or password ends their sessions, and the
 * password must be replaced at the next sign-in.
 */
export const updateTeamMember = endpoint({
  method: 'PATCH',
  path: '/users/me/childs/:id',
  summary: 'Changes a member of the team.',
  can: 'team.write',
  body: TeamMemberChange,
  response: User,
  problems: ['conflict'],
})

/** Removes a member, who can no longer sign in from then on. The history keeps their name. */
export const deleteTeamMember = endpoint({
  method: 'DELETE',
  path: '/users/me/childs/:id',
  summary: 'Removes a member from the team and ends their sessions; history keeps their name.',
  can: 'team.write',
})

/** Removes all factors of a member who lost them, and ends their sessions: they sign in with the password alone. */
export const removeMemberFactors = endpoint({
  method: 'DELETE',
  path: '/users/me/childs/:id/secondFactors',
  summary: 'Removes the second factors of a member who lost them, and ends their sessions.',
  can: 'team.write',
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
  body: SignInRules,
  response: SignInRules,
  problems: ['conflict'],
})

export const listAudit = endpoint({
  method: 'GET',
  path: '/companies/:companyId/audit',
  summary: 'The recorded changes, latest first; of one kind of record or of one record, where filtered.',
  can: 'audit.read',
  paged: true,
  query: Paging.extend({ entity: z.string().max(40).optional(), entityId: z.coerce.number().pipe(Id).optional() }),
  response: z.array(AuditEntry),
})

export const listSavedViews = endpoint({
  method: 'GET',
  path: '/companies/:companyId/savedViews',
  summary: 'The views of lists that the user saved, in the order in which they were saved.',
  can: 'company.read',
  response: z.array(SavedView),
})

export const createSavedView = endpoint({
  method: 'POST',
  path: '/companies/:companyId/savedViews',
  summary: 'Saves filters and order of a list under a name; at most 20 for each list and user.',
  can: 'company.read',
  body: SavedViewCreation,
  response: SavedView,
  status: 201,
  problems: ['conflict'],
})

export const updateSavedView = endpoint({
  method: 'PATCH',
  path: '/companies/:companyId/savedViews/:id',
  summary: 'Renames a saved view, or replaces its filters and order.',
  can: 'company.read',
  body: SavedViewChange,
  response: SavedView,
  problems: ['conflict'],
})

export const deleteSavedView = endpoint({
  method: 'DELETE',
  path: '/companies/:companyId/savedViews/:id',
  summary: 'Deletes a saved view.',
  can: 'company.read',
})
