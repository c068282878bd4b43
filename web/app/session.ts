import { getMe } from '@filao/domain/access/contract'
import { can, type Role } from '@filao/domain/access/roles'
import type { User } from '@filao/domain/access/user'
import type { Company } from '@filao/domain/company/company'
import { listCompanies } from '@filao/domain/company/contract'
import type { Permission } from '@filao/domain/kernel/permission'
import { createContext, use } from 'react'
import { cache } from '#api/cache'
import { query } from '#api/read'

/** Who is signed in, and for which company. */
export type Session = { user: User; company: Company; companyId: number; role: Role }

export const SessionContext = createContext<Session | null>(null)

/** The signed-in person and their company. Inside the layout there always are both. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession is for screens inside the layout')
  return session
}

/** Whether the signed-in person may do something. Screens hide what they may not. */
export function useCan(permission: Permission): boolean {
  return can(useSession().role, permission)
}

export const me = query(getMe)
export const companies = query(listCompanies)

/** Reads who is signed in before the first screen shows. */
export async function readSession(): Promise<void> {
  await Promise.all([cache.ensureQueryData(me), cache.ensureQueryData(companies)])
}
