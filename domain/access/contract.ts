import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { Id } from '../kernel/field.ts'
import { Language } from '../kernel/language.ts'
import { Paging } from '../kernel/paging.ts'
import { AuditEntry } from './audit-entry.ts'
import { TeamMemberChange, TeamMemberCreation } from './team.ts'
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

/** Mails a link to `/password-reset?token=…`, good once and for an hour; at most five an hour to one address, then it mails nothing. */
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/auth/passwordReset',
  summary: 'Mails a link with which a new password can be chosen.',
  can: 'anyone',
  body: z.object({ email: Email }),
  problems: ['not_found', 'too_many_requests'],
})

/** Sets a new password with the token of a mailed link, ends every session of the user, and proves their address. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/auth/passwordChange',
  summary: 'Sets a password with a token from a reset mail or an invitation.',
  can: 'anyone',
  body: z.object({ password: NewPassword, token: z.string().min(1).max(200) }),
  response: z.object({ email: z.string() }),
  problems: ['not_found'],
})

/** Creates the user, opens a session and mails a welcome with the link that proves the address; the onboarding does the rest. */
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
 * Proves an address with the token of a mailed link: `/confirm-email?token=…`, good once and for three days. A link that is
 * opened in another browser than the account's own proves it when the person says so (`isConfirmed`): the person who
 * registered may not be the one who reads the mail, and some mail servers open every link.
 */
export const proveEmail = endpoint({
  method: 'POST',
  path: '/auth/emailProof',
  summary: 'Proves an address with a token from a mail; from another browser only where the person confirms it.',
  can: 'anyone',
  body: z.object({ token: z.string().min(1).max(200), isConfirmed: z.boolean().default(false) }),
  response: z.object({ email: z.string(), isProven: z.boolean() }),
  problems: ['not_found'],
})

/** The signed-in user. */
export const getMe = endpoint({
  method: 'GET',
  path: '/users/me',
  summary: 'The signed-in user.',
  can: 'own-account',
  response: User,
})

/**
 * Changes one's own account. A new password ends every other session, and a new address is to be proven again; the current
 * password may be mistyped ten times in 15 minutes.
 */
export const updateMe = endpoint({
  method: 'PATCH',
  path: '/users/me',
  summary: "Changes the signed-in user's own account.",
  can: 'own-account',
  body: ProfileChange,
  response: User,
  problems: ['conflict', 'password_change_required', 'too_many_requests'],
})

/** Mails the link that proves one's address once more, three times an hour at most. 409 when it is proven. */
export const requestEmailProof = endpoint({
  method: 'POST',
  path: '/users/me/emailProof',
  summary: "Mails the link that proves the signed-in user's address once more.",
  can: 'signed-in',
  problems: ['conflict', 'too_many_requests'],
})

/** Everyone of the company, oldest account first. */
export const listUsers = endpoint({
  method: 'GET',
  path: '/companies/:companyId/users',
  summary: 'All users of the company.',
  can: 'company.read',
  response: z.array(User),
})

/** The members of the caller's company other than the caller, oldest account first. */
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
 * Mails the new member where to sign in, or, with `isInvited` in place of a password, a link to choose one, good once and for
 * seven days. 409 when the address is taken, in whatever company.
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

/** Mails an invitation once more, three times an hour at most. 409 for a member who has a password. */
export const inviteTeamMember = endpoint({
  method: 'POST',
  path: '/users/me/childs/:id/invitation',
  summary: 'Mails a member without a password another link to choose one.',
  can: 'team.write',
  problems: ['conflict', 'too_many_requests'],
})

/**
 * A new role counts from the next request on; a new address or password ends the sessions they have open. The password is to
 * be replaced at the next sign-in.
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

/** The member can no longer sign in, at once; what they did keeps their name. */
export const deleteTeamMember = endpoint({
  method: 'DELETE',
  path: '/users/me/childs/:id',
  summary: 'Removes a member from the team and ends their sessions; history keeps their name.',
  can: 'team.write',
})

export const listAudit = endpoint({
  method: 'GET',
  path: '/companies/:companyId/audit',
  summary: 'Who changed what, latest first; of one kind of thing, or of one thing, where asked.',
  can: 'audit.read',
  paged: true,
  query: Paging.extend({ entity: z.string().max(40).optional(), entityId: z.coerce.number().pipe(Id).optional() }),
  response: z.array(AuditEntry),
})
