import { type CompanyPermission, permissions } from '../../kernel/permission.ts'
import { Problem } from '../../kernel/problem.ts'

/** Permissions for people only: to decide about access, and to erase customers. */
const forPeople = ['team.write', 'keys.write', 'privacy.manage'] as const satisfies CompanyPermission[]

/** A permission that a key may have. */
export type KeyPermission = Exclude<CompanyPermission, (typeof forPeople)[number]>

/** Every permission that a key may have. */
export const keyPermissions = (Object.keys(permissions) as CompanyPermission[]).filter(
  (permission): permission is KeyPermission => !forPeople.some((one) => one === permission),
)

/** Refuses with 403 when a key lacks the permission. */
export function checkKeyCan(granted: readonly string[], permission: CompanyPermission): void {
  if (granted.includes(permission)) return
  throw new Problem('forbidden', {
    fr: `Cette clé d’API n’a pas le droit nécessaire (${permission}).`,
    en: `This API key lacks the permission for this call (${permission}).`,
  })
}

/** Returns the refusal of a call that belongs to a person, such as their own account. */
export function personsOnly(): Problem {
  return new Problem('forbidden', {
    fr: 'Cet appel est réservé aux personnes connectées\u202f: une clé d’API n’y donne pas accès.',
    en: 'This call is for people who are signed in: an API key does not give access to it.',
  })
}
