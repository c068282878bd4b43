import type { Caller } from '#platform/http/call'

/** A user who acts in their own company. */
export type Colleague = Pick<Caller, 'userId'> & { companyId: number }

/** Returns the caller with their company. Calls on the team without a company are refused before. */
export function colleague({ userId, companyId }: Caller): Colleague {
  if (companyId === null) throw new Error('the call is served without a company')
  return { userId, companyId }
}
