import { type CompanyPermission, permissions } from '../../kernel/permission.ts'
import { Problem } from '../../kernel/problem.ts'

/** Permissions for people only: to decide about access and customers, and to keep views of their own. */
const forPeople = [
  'team.write',
  'keys.write',
  'privacy.manage',
  'customers.exclude',
  'views.write',
] as const satisfies CompanyPermission[]

/** Permissions that only roles tell apart: a key has them with another one, as it had before there were accountants. */
const within = { 'invoices.read': 'company.read', 'invoices.export': 'exports.read' } as const

/** A permission that a key may have. */
export type KeyPermission = Exclude<CompanyPermission, (typeof forPeople)[number] | keyof typeof within>

/** Every permission that a key may have. */
export const keyPermissions = (Object.keys(permissions) as CompanyPermission[]).filter(
  (permission): permission is KeyPermission => !forPeople.some((one) => one === permission) && !(permission in within),
)

/** Returns the permission that a key needs for calls of a permission. */
export function keyPermissionFor(permission: string): string {
  return (within as Partial<Record<string, string>>)[permission] ?? permission
}

/** Returns true when a key has a permission. */
export function keyCan(granted: readonly string[], permission: CompanyPermission): boolean {
  return granted.includes(keyPermissionFor(permission))
}

/** Refuses with 403 when a key lacks the permission. */
export function checkKeyCan(granted: readonly string[], permission: CompanyPermission): void {
  if (keyCan(granted, permission)) return
  const needed = keyPermissionFor(permission)
  throw new Problem('forbidden', {
    fr: `Cette clé d’API n’a pas le droit nécessaire (${needed}).`,
    en: `This API key lacks the permission for this call (${needed}).`,
  })
}

/** Returns the refusal of a call that belongs to a person, such as their own account. */
export function personsOnly(): Problem {
  return new Problem('forbidden', {
    fr: 'Cet appel est réservé aux personnes connectées\u202f: une clé d’API n’y donne pas accès.',
    en: 'This call is for people who are signed in: an API key does not give access to it.',
  })
}
