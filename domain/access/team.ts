import { z } from 'zod'
import { requiredText } from '../kernel/field.ts'
import { Language } from '../kernel/language.ts'
import { Role } from './role.ts'
import { Email, NewPassword } from './user.ts'

const fields = z.object({
  firstName: requiredText(100),
  lastName: requiredText(100),
  email: Email,
  password: NewPassword,
  language: Language,
  role: Role,
})

/** A new member of the team. They are told by mail where to sign in, never with which password. */
export const TeamMemberCreation = fields.extend({ language: Language.default('fr'), role: Role.default('staff') })
export type TeamMemberCreation = z.infer<typeof TeamMemberCreation>

/** A change of a member. A new address or password ends the sessions they have open. */
export const TeamMemberChange = fields.partial()
export type TeamMemberChange = z.infer<typeof TeamMemberChange>
