import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { User } from '../user.ts'
import { TeamMemberChange, TeamMemberCreation } from './team.ts'

/** Lists all users of the company, oldest account first. */
export const listUsers = endpoint({
  method: 'GET',
  path: '/companies/:companyId/users',
  summary: 'All users of the company.',
  can: 'company.read',
  personal: true,
  response: z.array(User),
})

/** Lists the members of the caller's company other than the caller, oldest account first. */
export const listTeam = endpoint({
  method: 'GET',
  path: '/users/me/childs',
  summary: "The members of the caller's company other than the caller.",
  can: 'company.read',
  personal: true,
  response: z.array(User),
})

export const getTeamMember = endpoint({
  method: 'GET',
  path: '/users/me/childs/:id',
  summary: "A member of the caller's company other than the caller.",
  can: 'company.read',
  personal: true,
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
  personal: true,
  body: TeamMemberCreation,
  response: User,
  status: 201,
  problems: ['conflict', 'email_unproven', 'too_many_requests'],
})

/** Mails an invitation again, at most three times an hour. 409 for a member who has a password. */
export const inviteTeamMember = endpoint({
  method: 'POST',
  path: '/users/me/childs/:id/invitation',
  summary: 'Mails a member without a password another link to choose one.',
  can: 'team.write',
  personal: true,
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
  personal: true,
  body: TeamMemberChange,
  response: User,
  problems: ['conflict', 'too_many_requests'],
})

/** Removes a member, who can no longer sign in from then on. The history keeps their name. */
export const deleteTeamMember = endpoint({
  method: 'DELETE',
  path: '/users/me/childs/:id',
  summary: 'Removes a member from the team and ends their sessions; history keeps their name.',
  can: 'team.write',
  personal: true,
})
