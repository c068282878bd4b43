import { z } from 'zod'
import { requiredText } from '../../kernel/field.ts'
import { Language } from '../../kernel/language.schema.ts'
import { rule } from '../../kernel/validation.ts'
import { Role } from '../role.ts'
import { Email, NewPassword } from '../user.ts'

const fields = z.object({
  firstName: requiredText(100),
  lastName: requiredText(100),
  email: Email,
  password: NewPassword,
  language: Language,
  role: Role,
})

/** The fields of a new member, before the check that they have either a password or an invitation. */
export const NewMemberFields = fields.extend({
  password: NewPassword.optional(),
  /** True when the member chooses their own password, with a mailed link. */
  isInvited: z.boolean().default(false),
  language: Language.default('fr'),
  role: Role.default('staff'),
})

/**
 * A new member of the team, with a password or by invitation. The mail to them never holds the password; one that an
 * administrator chose must be replaced at the first sign-in.
 */
export const TeamMemberCreation = NewMemberFields.refine(hasOneWayIn, {
  ...rule(hasOneWayIn, 'required', {
    fr: 'Indiquez un mot de passe, ou bien demandez une invitation.',
    en: 'Either set a password or send an invitation.',
  })[1],
  path: ['password'],
  // Reported together with the other missing fields.
  when: ({ value }) => typeof value === 'object' && value !== null,
})
export type TeamMemberCreation = z.infer<typeof TeamMemberCreation>

function hasOneWayIn({ password, isInvited }: { password?: unknown; isInvited?: unknown }): boolean {
  return (password === undefined) === Boolean(isInvited)
}

/** A change of a member. A new address or password ends their open sessions. */
export const TeamMemberChange = fields.partial()
export type TeamMemberChange = z.infer<typeof TeamMemberChange>
