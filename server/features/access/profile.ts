import type { ProfileChange, User } from '@filao/domain/access/user'
import { fieldProblem, Problem } from '@filao/domain/kernel/problem'
import { audit, auditChange } from '#platform/audit'
import type { Tx } from '#platform/database/connect'
import { within } from '#platform/database/tenant'
import type { Caller } from '#platform/http/serve'
import { checkNewPassword, hashPassword, verifyPassword } from './password.ts'
import { deleteSessions, findPasswordHash, findUser, findUserByEmail, updateUser } from './queries.ts'

/**
 * Changes one's own account. During the onboarding the address and a first password may be set as they are; later the
 * address stays, and a new password asks for the current one and ends every other session.
 */
export async function changeMe(tx: Tx, caller: Caller, change: ProfileChange): Promise<User> {
  const { email, password, currentPassword, ...profile } = change
  const isOnboarding = caller.companyId === null
  if (isOnboarding && email) await checkFree(tx, email, caller.userId)
  const before = await findUser(tx, caller.userId)
  if (password) {
    await checkNewPassword(password, (isOnboarding && email) || (before?.email ?? ''))
    if (!isOnboarding) await checkCurrentPassword(tx, caller.userId, currentPassword)
  }
  const user = await updateUser(tx, caller.userId, {
    ...withoutAbsent(profile),
    ...(isOnboarding && email ? { email } : {}),
    ...(password ? { passwordHash: await hashPassword(password) } : {}),
  })
  if (password) await deleteSessions(tx, caller.userId, caller.sessionHash)
  await auditUser(tx, before ?? {}, user, Boolean(password))
  return user
}

/** Keeps in their company's trail what people change of their own account; before there is a company there is no trail. */
export async function auditUser(tx: Tx, before: object, { companyId, id, ...user }: User, hasNewPassword: boolean) {
  if (companyId === null) return
  const entry = { companyId, userId: id, entity: 'user', entityId: id } as const
  await within(tx, { companyId, userId: id }, async () => {
    await auditChange(tx, entry, before, user)
    if (hasNewPassword) await audit(tx, { ...entry, action: 'password_changed' })
  })
}

async function checkFree(tx: Tx, email: string, userId: number): Promise<void> {
  const owner = await findUserByEmail(tx, email)
  if (!owner || owner.id === userId) return
  throw new Problem('conflict', {
    fr: 'Cette adresse e-mail est déjà utilisée.',
    en: 'Email address already in use.',
  })
}

async function checkCurrentPassword(tx: Tx, userId: number, typed: string | undefined): Promise<void> {
  if (await verifyPassword(await findPasswordHash(tx, userId), typed ?? '')) return
  throw fieldProblem('currentPassword', 'wrong', {
    fr: 'Le mot de passe actuel est incorrect.',
    en: 'The current password is incorrect.',
  })
}

function withoutAbsent<Fields extends object>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
