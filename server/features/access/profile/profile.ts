import { checkFactorSet } from '@filao/domain/access/factor/second-factor'
import { checkOwnPassword } from '@filao/domain/access/own-password'
import type { ProfileChange, User } from '@filao/domain/access/user'
import { fieldConflict, type Problem } from '@filao/domain/kernel/problem'
import type { Tx } from '#platform/database/connect'
import { within } from '#platform/database/tenancy/tenant'
import { audit, auditChange } from '#platform/feature/audit'
import type { Person } from '#platform/http/call'
import { endSessions } from '../sessions/sessions.ts'
import { deleteLinks } from '../user/link-queries.ts'
import { findUser, findUserByEmail, updateUser } from '../user/queries.ts'
import { type PreparedPassword, takePassword } from './own-password.ts'

/** Mails a user about their changed account. */
type Told = (user: User, before: User) => Promise<void>

/**
 * Changes one's own account: during the onboarding the address and a first password may be set freely; later the
 * address stays, and a new password needs the current one, and ends every other session and every link to choose a
 * password. A new address is unproven, and `onNewAddress` mails its link; `onNewPassword` runs when a password was
 * replaced.
 */
export async function updateMe(
  tx: Tx,
  caller: Person,
  change: ProfileChange,
  prepared: PreparedPassword | null,
  { onNewAddress, onNewPassword }: Record<'onNewAddress' | 'onNewPassword', Told>,
): Promise<User> {
  const { email, password: _, currentPassword: __, ...profile } = change
  if (!prepared) checkOwnPassword(caller)
  if (!caller.mustChangePassword) checkFactorSet(caller)
  const isOnboarding = caller.companyId === null
  if (isOnboarding && email) await checkFree(tx, email, caller.userId)
  const passwordHash = prepared && (await takePassword(tx, caller, prepared))
  const before = await findUser(tx, caller.userId)
  const hasNewAddress = isOnboarding && email !== undefined && email !== before?.email
  const user = await updateUser(tx, caller.userId, {
    ...withoutAbsent(profile),
    ...(hasNewAddress ? { email, emailProvenAt: null } : {}),
    ...(passwordHash ? { passwordHash, mustChangePassword: false } : {}),
  })
  if (hasNewAddress && before) await onNewAddress(user, before)
  if (passwordHash) {
    await endSessions(tx, caller, caller.sessionHash)
    await deleteLinks(tx, 'passwordTokens', caller.userId)
  }
  if (passwordHash && before?.access === 'own') await onNewPassword(user, before)
  await auditUser(tx, before ?? {}, user, Boolean(passwordHash))
  return user
}

/**
 * Writes users' changes of their own account to their company's audit trail; without a company there is no trail. The
 * view of the board is a habit and no change of the account.
 */
export async function auditUser(
  tx: Tx,
  before: object,
  { companyId, id, boardView: _, ...user }: User,
  hasNewPassword: boolean,
) {
  if (companyId === null) return
  const entry = { companyId, userId: id, entity: 'user', entityId: id } as const
  await within(tx, { companyId, userId: id }, async () => {
    await auditChange(tx, entry, before, user)
    if (hasNewPassword) await audit(tx, { ...entry, action: 'password_changed' })
  })
}

/** Writes an event of users' own accounts to their company's audit trail, with the name of what it is about. */
export async function auditOwn(tx: Tx, { companyId, id }: User, action: string, name?: string): Promise<void> {
  if (companyId === null) return
  await within(tx, { companyId, userId: id }, async () => {
    const changes = name === undefined ? {} : { changes: { name: [null, name] as [unknown, unknown] } }
    await audit(tx, { companyId, userId: id, entity: 'user', entityId: id, action, ...changes })
  })
}

async function checkFree(tx: Tx, email: string, userId: number): Promise<void> {
  const owner = await findUserByEmail(tx, email)
  if (!owner || owner.id === userId) return
  throw addressTaken()
}

/** Returns the problem for an address that another account has. */
export function addressTaken(): Problem {
  return fieldConflict('email', 'taken', {
    fr: 'Cette adresse e-mail est déjà utilisée.',
    en: 'Email address already in use.',
  })
}

function withoutAbsent<Fields extends object>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
