import type { Caller, Person } from '#platform/http/call'

/** A user who acts in their own company. */
export type Colleague = Pick<Person, 'userId'> & { companyId: number }

/** Returns the caller with their company. Calls on the team without a company are refused before. */
export function colleague(caller: Caller): Colleague {
  const { userId, companyId } = person(caller)
  if (companyId === null) throw new Error('the call is served without a company')
  return { userId, companyId }
}

/** Returns the caller of a call that belongs to a person. Programs are refused before. */
export function person(caller: Caller): Person {
  if (caller.key) throw new Error('the call is served to a program')
  return caller
}
