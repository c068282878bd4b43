import { forbidden } from '@filao/domain/access/roles'
import type * as calls from '@filao/domain/access/team/contract'
import type { TeamMemberChange, TeamMemberCreation } from '@filao/domain/access/team/team'
import type { User } from '@filao/domain/access/user'
import type { Tx } from '#platform/database/connect'
import { within } from '#platform/database/tenancy/tenant'
import { withoutUndefined } from '#platform/database/without-undefined'
import { audit, auditChange, difference } from '#platform/feature/audit'
import type { Call } from '#platform/http/call'
import { hashNewPassword } from '../profile/password.ts'
import { addressTaken } from '../profile/profile.ts'
import { notify } from '../proof/notice.ts'
import { checkCompanyProven } from '../proof/proof.ts'
import type { AccessParts } from '../user/access-parts.ts'
import { type Colleague, colleague } from '../user/colleague.ts'
import { findUserByEmail, insertUser, updateUser } from '../user/queries.ts'
import { inviteAgain, mailInvitation } from './invitation.ts'
import { archiveUser, endAccess, listTeam, loadTeamMember, lockAdmins, succeedFounder } from './team-queries.ts'

export async function listColleagues(tx: Tx, { companyId, userId }: Colleague): Promise<User[]> {
  return await listTeam(tx, companyId, userId)
}

export async function loadColleague(tx: Tx, { companyId, userId }: Colleague, id: number): Promise<User> {
  return await loadTeamMember(tx, companyId, userId, id)
}

/**
 * Creates a member and mails how to sign in: with the password that the administrator chose, to be replaced at once, or
 * by a link to choose one. Throws `email_unproven` when the company's founder has not proven their address.
 */
export async function createTeamMember(
  tx: Tx,
  by: Colleague,
  { password: _, isInvited: __, ...wanted }: TeamMemberCreation,
  passwordHash: string | null,
  parts: AccessParts,
): Promise<User> {
  await lockTeam(tx, by)
  const { companyId, userId } = by
  await checkCompanyProven(tx, companyId)
  const user = await insertUser(tx, { ...wanted, companyId, ...chosenPassword(passwordHash) })
  if (!user) throw addressTaken()
  const changes = difference({}, wanted)
  await audit(tx, { companyId, userId, entity: 'user', entityId: user.id, action: 'created', changes })
  await mailInvitation(tx, by, user, parts)
  return user
}

/** Returns the columns of a password that an administrator chose; none without one. */
function chosenPassword(passwordHash: string | null) {
  return passwordHash ? { passwordHash, mustChangePassword: true } : {}
}

/** Hashes the password that an administrator chooses for a member, before the transaction; null without one. */
export async function prepareMemberPassword(
  call: Omit<Call<typeof calls.updateTeamMember>, 'tx'>,
): Promise<string | null> {
  const { apart, body, caller, params } = call
  const { password } = body
  if (!password) return null
  const { email } = await apart((tx) => loadColleague(tx, colleague(caller), params.id))
  return await hashNewPassword({ password, email: body.email ?? email }, colleague(caller))
}

/** Mails another link to a member who has not chosen a password yet. */
export async function inviteTeamMember(tx: Tx, by: Colleague, id: number, parts: AccessParts): Promise<void> {
  await lockTeam(tx, by)
  await inviteAgain(tx, by, await loadTeamMember(tx, by.companyId, by.userId, id), parts)
}

/**
 * Changes a member; `passwordHash` is that of their new password, null without one. A new address or password ends
 * their sessions, a new role applies from their next request on, and a member without a password is invited again at a
 * new address.
 */
export async function updateTeamMember(
  tx: Tx,
  by: Colleague,
  id: number,
  { passwordHash, ...change }: TeamMemberChange & { passwordHash: string | null },
  parts: AccessParts,
): Promise<User> {
  await lockTeam(tx, by)
  const { companyId, userId } = by
  const { password: _, ...wanted } = withoutUndefined(change)
  const before = await loadTeamMember(tx, companyId, userId, id)
  const hasNewAddress = wanted.email !== undefined && wanted.email !== before.email
  if (hasNewAddress && (await within(tx, { identity: true }, () => findUserByEmail(tx, wanted.email ?? '')))) {
    throw addressTaken()
  }
  const after = await updateUser(tx, id, {
    ...wanted,
    ...(hasNewAddress ? { emailProvenAt: null } : {}),
    ...chosenPassword(passwordHash),
  })
  if (hasNewAddress || passwordHash) await endAccess(tx, id)
  const entry = { companyId, userId, entity: 'user', entityId: id } as const
  await auditChange(tx, entry, before, after)
  if (passwordHash) await audit(tx, { ...entry, action: 'password_changed' })
  if (passwordHash) await notify(tx, before, 'password_changed', {}, parts)
  if (hasNewAddress) await notify(tx, before, 'email_changed', { detail: after.email }, parts)
  if (hasNewAddress && after.access === 'pending') await inviteAgain(tx, by, after, parts)
  return after
}

/**
 * Removes the member, who is signed out at once. Their row stays, since rentals, checks and payments name them; when
 * the company's founder is removed, the caller gets the founder's mails.
 */
export async function deleteTeamMember(tx: Tx, by: Colleague, id: number): Promise<void> {
  await lockTeam(tx, by)
  const { companyId, userId } = by
  await loadTeamMember(tx, companyId, userId, id)
  await archiveUser(tx, companyId, id)
  await succeedFounder(tx, companyId, id, userId)
  await endAccess(tx, id)
  await audit(tx, { companyId, userId, entity: 'user', entityId: id, action: 'archived' })
}

/**
 * Serializes changes of the team, and refuses a caller who is no longer an administrator. As nobody changes themselves,
 * one administrator always stays, also when two remove each other at the same moment.
 */
export async function lockTeam(tx: Tx, { companyId, userId }: Colleague): Promise<void> {
  const admins = await lockAdmins(tx, companyId)
  if (!admins.includes(userId)) throw forbidden()
}
