import { Role } from '@filao/domain/access/role'
import { NewMemberFields } from '@filao/domain/access/team'
import { NewPassword, type User } from '@filao/domain/access/user'
import { Language } from '@filao/domain/kernel/language'
import type { z } from 'zod'

/** The form of a new member: language and role are always chosen there, and a password where they are not invited. */
export const NewMember = NewMemberFields.extend({ password: NewPassword, language: Language, role: Role })

/** The form of a member: a password only where theirs is to be replaced. */
export const KnownMember = NewMember.omit({ isInvited: true }).extend({ password: NewPassword.optional() })

/** What the form of a member edits. */
export type MemberValues = z.input<typeof KnownMember> & { isInvited?: boolean }

/** The form of a member, or of a new one: of the staff, French-speaking. */
export function toValues(member: User | null): Partial<MemberValues> {
  if (!member) return { isInvited: false, language: 'fr', role: 'staff' }
  const { firstName, lastName, email, language, role } = member
  return { firstName: firstName ?? '', lastName: lastName ?? '', email, language, role }
}

/** Returns the values of the form with either the password or the invitation. */
export function wayIn({ password, ...values }: Partial<MemberValues>): Partial<MemberValues> {
  return values.isInvited || password === undefined ? values : { ...values, password }
}

/** First and last name; the address of somebody who has given none. */
export function memberName({ firstName, lastName, email }: User): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email
}
