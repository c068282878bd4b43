import type { ProfileChange, User } from '@filao/domain/access/user'
import { fieldProblem, Problem } from '@filao/domain/kernel/problem'
import type { Tx } from '#platform/database/connect'
import type { Caller } from '#platform/http/serve'
import { checkNewPassword, hashPassword, verifyPassword } from './password.ts'
import { deleteSessions, findPasswordHash, findUserByEmail, updateUser } from './queries.ts'

/**
 * Changes one's own account. During the onboarding the address and a first password may be set as they are; later the
 * address stays, and a new password asks for the current one and ends every other session.
 */
export async function changeMe(tx: Tx, caller: Caller, change: ProfileChange): Promise<User> {
  const { email, password, currentPassword, ...profile } = change
  const isOnboarding = caller.companyId === null
  if (isOnboarding && email) await checkFree(tx, email, caller.userId)
  if (password) {
    checkNewPassword(password)
    if (!isOnboarding) await checkCurrentPassword(tx, caller.userId, currentPassword)
  }
  const user = await updateUser(tx, caller.userId, {
    ...withoutAbsent(profile),
    ...(isOnboarding && email ? { email } : {}),
    ...(password ? { passwordHash: await hashPassword(password) } : {}),
  })
  if (password) await deleteSessions(tx, caller.userId, caller.sessionHash)
  return user
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
