import { Role } from '@filao/domain/access/role'
import { NewMemberFields } from '@filao/domain/access/team/team'
import { NewPassword, type User } from '@filao/domain/access/user'
import { Language } from '@filao/domain/kernel/language.schema'
import type { z } from 'zod'

/** The form of a new member: language and role are required, and so is a password unless the member is invited. */
export const NewMember = NewMemberFields.extend({ password: NewPassword, language: Language, role: Role })

/** The form of an existing member: a password only to replace theirs. */
export const KnownMember = NewMember.omit({ isInvited: true }).extend({ password: NewPassword.optional() })

/** The values of the member form. */
export type MemberValues = z.input<typeof KnownMember> & { isInvited?: boolean }

/** Returns the form's first values; a new member is French-speaking staff. */
export function toValues(member: User | null): Partial<MemberValues> {
  if (!member) return { isInvited: false, language: 'fr', role: 'staff' }
  const { firstName, lastName, email, language, role } = member
  return { firstName: firstName ?? '', lastName: lastName ?? '', email, language, role }
}

/** Returns the values of the form with either the password or the invitation. */
export function wayIn({ password, ...values }: Partial<MemberValues>): Partial<MemberValues> {
  return values.isInvited || password === undefined ? values : { ...values, password }
}

/** Returns first and last name, or the address when both are missing. */
export function memberName({ firstName, lastName, email }: User): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email
}
