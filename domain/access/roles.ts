import type { Sentence } from '../kernel/language.ts'
import { type CompanyPermission, permissions } from '../kernel/permission.ts'
import { Problem } from '../kernel/problem.ts'

export const roles = ['admin', 'staff'] as const
export type Role = (typeof roles)[number]

export const roleLabels = {
  admin: { fr: 'Administrateur', en: 'Administrator' },
  staff: { fr: 'Collaborateur', en: 'Collaborator' },
} satisfies Record<Role, Sentence>

/** Returns true when a role has a permission. The menu, the buttons and the server all use it. */
export function can(role: Role, permission: CompanyPermission): boolean {
  return role === 'admin' || permissions[permission] === 'all'
}

/** Refuses with 403 when the role lacks the permission. */
export function checkCan(role: Role, permission: CompanyPermission): void {
  if (!can(role, permission)) throw forbidden()
}

/** The refusal of what only administrators may do. */
export function forbidden(): Problem {
  return new Problem('forbidden', {
    fr: 'Seul un administrateur peut faire cela.',
    en: 'Only an administrator may do this.',
  })
}
