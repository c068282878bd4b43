import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { Language } from '../kernel/language.ts'
import { Email, NewPassword, ProfileChange, Session, User } from './user.ts'

/** Opens a session. An unknown address and a wrong password get the same 404, equally slowly. */
export const login = endpoint({
  method: 'POST',
  path: '/auth',
  summary: 'Opens a session and sets its cookie.',
  can: 'anyone',
  body: z.object({ email: Email, password: z.string().min(1).max(128) }),
  response: Session,
  problems: ['not_found', 'too_many_requests'],
})

/** What the sign-in screen offers beside its form: the login of the demo company, where there is one. */
export const getSignInOptions = endpoint({
  method: 'GET',
  path: '/auth/options',
  summary: 'What the sign-in screen offers: the login of the demo company, or null.',
  can: 'anyone',
  response: z.object({ demo: z.object({ email: z.string(), password: z.string() }).nullable() }),
})

/** Ends the session; answers 204 also when there is none. */
export const logout = endpoint({
  method: 'DELETE',
  path: '/auth',
  summary: 'Ends the current session.',
  can: 'anyone',
})

/** Mails a link to `/password-reset?token=…`, good once and for an hour. */
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/auth/passwordReset',
  summary: 'Mails a link with which a new password can be chosen.',
  can: 'anyone',
  body: z.object({ email: Email }),
  problems: ['not_found', 'too_many_requests'],
})

/** Sets a new password with the token of the mailed link and ends every session of the user. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/auth/passwordChange',
  summary: 'Sets a new password with a token from a reset mail.',
  can: 'anyone',
  body: z.object({ password: NewPassword, token: z.string().min(1).max(200) }),
  response: z.object({ email: z.string() }),
  problems: ['not_found'],
})

/** Creates the user, opens a session and mails a welcome; the onboarding does the rest. */
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

/** The signed-in user. */
export const getMe = endpoint({
  method: 'GET',
  path: '/users/me',
  summary: 'The signed-in user.',
  can: 'signed-in',
  response: User,
})

/** Changes one's own account. A new password ends every other session. */
export const updateMe = endpoint({
  method: 'PATCH',
  path: '/users/me',
  summary: "Changes the signed-in user's own account.",
  can: 'signed-in',
  body: ProfileChange,
  response: User,
  problems: ['conflict'],
})

/** Everyone of the company, oldest account first. */
export const listUsers = endpoint({
  method: 'GET',
  path: '/companies/:companyId/users',
  summary: 'All users of the company.',
  can: 'company.read',
  response: z.array(User),
})
