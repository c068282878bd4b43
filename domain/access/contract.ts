import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { Id } from '../kernel/field.schema.ts'
import { Language } from '../kernel/language.schema.ts'
import { Paging } from '../kernel/paging.ts'
import { AuditEntry } from './audit-entry.ts'
import { ApiKey, ApiKeyCreation, CreatedApiKey } from './key/api-key.schema.ts'
import { OpenSession } from './open-session.ts'
import { SavedView, SavedViewChange, SavedViewCreation } from './saved-view.schema.ts'
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
  personal: true,
  body: z.object({ email: Email, password: z.string().min(1).max(128) }),
  response: Session,
  problems: ['not_found', 'second_factor_required', 'too_many_requests'],
})

/** Returns the options of the sign-in screen: the login of the demo company, or null without a demo company. */
export const getSignInOptions = endpoint({
  method: 'GET',
  path: '/auth/options',
  summary: 'The options of the sign-in screen: the login of the demo company, or null.',
  can: 'anyone',
  personal: true,
  response: z.object({ demo: z.object({ email: z.string(), password: z.string() }).nullable() }),
})

/** Ends the session; returns 204 also without a session. */
export const logout = endpoint({
  method: 'DELETE',
  path: '/auth',
  summary: 'Ends the current session.',
  can: 'anyone',
  personal: true,
})

/** Mails a link to `/password-reset?token=…`, valid once and for an hour; at most five mails an hour to one address. */
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/auth/passwordReset',
  summary: 'Mails a link to choose a new password.',
  can: 'anyone',
  personal: true,
  body: z.object({ email: Email }),
  problems: ['not_found', 'too_many_requests'],
})

/** Sets a new password with the token of a mailed link, ends every session of the user and proves their address. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/auth/passwordChange',
  summary: 'Sets a password with a token from a reset mail or an invitation.',
  can: 'anyone',
  personal: true,
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
  personal: true,
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
  personal: true,
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

/** Tells how the link that proves the user's address reaches them: by mail, or on screen where no mail is sent. */
export const getEmailProof = endpoint({
  method: 'GET',
  path: '/users/me/emailProof',
  summary: 'Tells if the link that proves an address is mailed; an installation without a mail server shows it.',
  can: 'signed-in',
  personal: true,
  response: z.object({ isMailed: z.boolean() }),
})

/**
 * Mails the link that proves the user's address again, at most three times an hour. Where no mail is sent, the answer
 * has the link itself: nobody could read the mail. 409 when the address is proven.
 */
export const requestEmailProof = endpoint({
  method: 'POST',
  path: '/users/me/emailProof',
  summary: "Mails the link that proves the signed-in user's address again, or returns it where no mail is sent.",
  can: 'signed-in',
  personal: true,
  secret: true,
  response: z.object({ url: z.string().nullable() }),
  problems: ['conflict', 'too_many_requests'],
})

/** Lists the browsers on which the user is signed in, last used first. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/users/me/sessions',
  summary: 'The browsers on which the user is signed in, last used first.',
  can: 'signed-in',
  personal: true,
  response: z.array(OpenSession),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/users/me/sessions/:id',
  summary: "Ends one of the user's sessions.",
  can: 'signed-in',
  personal: true,
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/users/me/sessions',
  summary: "Ends all of the user's sessions except this one.",
  can: 'signed-in',
  personal: true,
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
  can: 'views.write',
  personal: true,
  response: z.array(SavedView),
})

export const createSavedView = endpoint({
  method: 'POST',
  path: '/companies/:companyId/savedViews',
  summary: 'Saves filters and order of a list under a name; at most 20 for each list and user.',
  can: 'views.write',
  personal: true,
  body: SavedViewCreation,
  response: SavedView,
  status: 201,
  problems: ['conflict'],
})

export const updateSavedView = endpoint({
  method: 'PATCH',
  path: '/companies/:companyId/savedViews/:id',
  summary: 'Renames a saved view, or replaces its filters and order.',
  can: 'views.write',
  personal: true,
  body: SavedViewChange,
  response: SavedView,
  problems: ['conflict'],
})

export const deleteSavedView = endpoint({
  method: 'DELETE',
  path: '/companies/:companyId/savedViews/:id',
  summary: 'Deletes a saved view.',
  can: 'views.write',
  personal: true,
})

/** Lists the keys that are not revoked, expired ones included, oldest first. */
export const listApiKeys = endpoint({
  method: 'GET',
  path: '/companies/:companyId/api-keys',
  summary: 'The API keys of the company that are not revoked, each with its last use; never the keys themselves.',
  can: 'keys.write',
  response: z.array(ApiKey),
})

/** Creates a key. Only this answer has it; a repetition of the call is refused because the name is taken. */
export const createApiKey = endpoint({
  method: 'POST',
  path: '/companies/:companyId/api-keys',
  summary: 'Creates an API key with some permissions; this answer alone shows it.',
  can: 'keys.write',
  secret: true,
  body: ApiKeyCreation,
  response: CreatedApiKey,
  status: 201,
  problems: ['conflict', 'email_unproven'],
})

/** Revokes a key: every request with it is refused from then on, in all processes. The history keeps its name. */
export const revokeApiKey = endpoint({
  method: 'DELETE',
  path: '/companies/:companyId/api-keys/:id',
  summary: 'Revokes an API key at once; history keeps its name.',
  can: 'keys.write',
})
