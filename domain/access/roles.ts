import type { Sentence } from '../kernel/language.ts'
import { type CompanyPermission, type Holders, permissions } from '../kernel/permission.ts'
import { Problem } from '../kernel/problem.ts'

export const roles = ['admin', 'staff', 'accountant'] as const
export type Role = (typeof roles)[number]

export const roleLabels = {
  admin: { fr: 'Administrateur', en: 'Administrator' },
  staff: { fr: 'Collaborateur', en: 'Collaborator' },
  accountant: { fr: 'Comptable', en: 'Accountant' },
} satisfies Record<Role, Sentence>

const rolesOf = {
  everyone: roles,
  staff: ['admin', 'staff'],
  accountants: ['admin', 'accountant'],
  admins: ['admin'],
} as const satisfies Record<Holders, readonly Role[]>

/** Returns true when a role has a permission. The menu, the buttons and the server all use it. */
export function can(role: Role, permission: CompanyPermission): boolean {
  const having: readonly Role[] = rolesOf[permissions[permission]]
  return having.includes(role)
}

/** Refuses with 403 when the role lacks the permission. */
export function checkCan(role: Role, permission: CompanyPermission): void {
  if (!can(role, permission)) throw role === 'accountant' ? forAccountants() : forbidden()
}

/** The refusal of what only administrators may do. */
export function forbidden(): Problem {
  return new Problem('forbidden', {
    fr: 'Seul un administrateur peut faire cela.',
    en: 'Only an administrator may do this.',
  })
}

/** The refusal of what an accountant may not do. */
function forAccountants(): Problem {
  return new Problem('forbidden', {
    fr: 'Un comptable lit les factures, le journal, la comptabilité et les statistiques\u202f: demandez à un administrateur pour le reste.',
    en: 'An accountant reads invoices, the journal, the accounting and the statistics: ask an administrator for anything else.',
  })
}
