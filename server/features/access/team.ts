import type { updateTeamMember } from '@filao/domain/access/contract'
import { checkCan } from '@filao/domain/access/roles'
import type { TeamMemberChange, TeamMemberCreation } from '@filao/domain/access/team'
import type { User } from '@filao/domain/access/user'
import { Problem } from '@filao/domain/kernel/problem'
import { audit, auditChange } from '#platform/audit'
import type { Tx } from '#platform/database/connect'
import { given } from '#platform/database/given'
import { within } from '#platform/database/tenant'
import type { Call, Caller } from '#platform/http/serve'
import { invitationMail } from './mails/invitation.ts'
import { hashNewPassword } from './password.ts'
import { findUser, findUserByEmail, insertUser, loadSessionCompany, updateUser } from './queries.ts'
import type { AccessParts } from './routes.ts'
import { archiveUser, endAccess, listTeam, loadTeamMember, lockAdmins, succeedFounder } from './team-queries.ts'

/** Somebody who acts in a company of their own. */
export type Colleague = Pick<Caller, 'userId'> & { companyId: number }

/** The caller in their company; calls on the team are refused before without one. */
export function colleague({ userId, companyId }: Caller): Colleague {
  if (companyId === null) throw new Error('the call is served without a company')
  return { userId, companyId }
}

export async function listColleagues(tx: Tx, { companyId, userId }: Colleague): Promise<User[]> {
  return await listTeam(tx, companyId, userId)
}

export async function loadColleague(tx: Tx, { companyId, userId }: Colleague, id: number): Promise<User> {
  return await loadTeamMember(tx, companyId, userId, id)
}

/** A new member with the password that the administrator chose, hashed, and a mail that says where to sign in. */
export async function inviteMember(
  tx: Tx,
  by: Colleague,
  { password: _, ...wanted }: TeamMemberCreation,
  passwordHash: string,
  { config, enqueue }: AccessParts,
): Promise<User> {
  await keepAdmins(tx, by)
  const { companyId, userId } = by
  const user = await insertUser(tx, { ...wanted, companyId, passwordHash })
  if (!user) throw addressTaken()
  await audit(tx, { companyId, userId, entity: 'user', entityId: user.id, action: 'created', changes: created(wanted) })
  const [company, inviter] = [await loadSessionCompany(tx, companyId), await findUser(tx, userId)]
  const invitedBy = [inviter?.firstName, inviter?.lastName].filter(Boolean).join(' ') || null
  const invitation = { to: user.email, url: `${config.publicUrl}/login`, company: company?.name ?? 'Filao', invitedBy }
  await enqueue(tx, 'mail', invitationMail(invitation, user.language))
  return user
}

/** Hashes the password that an administrator chooses for a member, before the transaction; null where none is chosen. */
export async function prepareMemberPassword(call: Omit<Call<typeof updateTeamMember>, 'tx'>): Promise<string | null> {
  const { apart, body, caller, params, request } = call
  const { password } = body
  if (!password) return null
  const { email } = await apart((tx) => loadColleague(tx, colleague(caller), params.id))
  return await hashNewPassword({ password, email: body.email ?? email }, request.ip)
}

/**
 * Changes a member; `passwordHash` is that of their new password, null without one. Another address or password ends their
 * sessions; another role counts from their next request on.
 */
export async function changeMember(
  tx: Tx,
  by: Colleague,
  id: number,
  change: TeamMemberChange,
  passwordHash: string | null,
): Promise<User> {
  await keepAdmins(tx, by)
  const { companyId, userId } = by
  const { password: _, ...wanted } = given(change)
  const before = await loadTeamMember(tx, companyId, userId, id)
  const hasNewAddress = wanted.email !== undefined && wanted.email !== before.email
  if (hasNewAddress && (await within(tx, { identity: true }, () => findUserByEmail(tx, wanted.email ?? '')))) {
    throw addressTaken()
  }
  const after = await updateUser(tx, id, {
    ...wanted,
    ...(passwordHash ? { passwordHash } : {}),
  })
  if (hasNewAddress || passwordHash) await endAccess(tx, id)
  const entry = { companyId, userId, entity: 'user', entityId: id } as const
  await auditChange(tx, entry, before, after)
  if (passwordHash) await audit(tx, { ...entry, action: 'password_changed' })
  return after
}

/**
 * The member signs in no more, at once. Their row is kept: rentals, checks and payments go on naming them. Whoever removes
 * the company's founder is written to in their place.
 */
export async function removeMember(tx: Tx, by: Colleague, id: number): Promise<void> {
  await keepAdmins(tx, by)
  const { companyId, userId } = by
  await loadTeamMember(tx, companyId, userId, id)
  await archiveUser(tx, companyId, id)
  await succeedFounder(tx, companyId, id, userId)
  await endAccess(tx, id)
  await audit(tx, { companyId, userId, entity: 'user', entityId: id, action: 'archived' })
}

/**
 * The team changes one change after the other, each by somebody who still is an administrator then and does not change
 * themselves. So one administrator always stays, also when two remove each other at the same moment.
 */
async function keepAdmins(tx: Tx, { companyId, userId }: Colleague): Promise<void> {
  const admins = await lockAdmins(tx, companyId)
  if (!admins.includes(userId)) checkCan('staff', 'team.write')
}

function created(wanted: object): Record<string, [unknown, unknown]> {
  return Object.fromEntries(Object.entries(wanted).map(([key, value]) => [key, [null, value]]))
}

function addressTaken(): Problem {
  const message = { fr: 'Cette adresse e-mail est déjà utilisée.', en: 'Email address already in use.' }
  return new Problem('conflict', message, { fields: [{ path: 'email', code: 'taken', message }] })
}
