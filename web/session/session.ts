import { can, type Role } from '@filao/domain/access/roles'
import type { User } from '@filao/domain/access/user'
import type { Company } from '@filao/domain/company/company.schema'
import type { CompanyPermission } from '@filao/domain/kernel/permission'
import { createContext, use } from 'react'
import { getMe, listCompanies } from '#api/calls'
import { query } from '#api/read'

/** The signed-in user, their company and their role in it. */
type Session = { user: User; company: Company; companyId: number; role: Role }

export const SessionContext = createContext<Session | null>(null)

/** Returns the signed-in user and their company. Inside the layout both always exist. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession is for screens inside the layout')
  return session
}

/** Returns true when the signed-in user has a permission. Screens hide actions without permission. */
export function useCan(permission: CompanyPermission): boolean {
  return can(useSession().role, permission)
}

export const me = query(getMe)
export const companies = query(listCompanies)
