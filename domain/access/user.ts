import { z } from 'zod'
import { optionalText } from '../kernel/field.ts'
import { Language } from '../kernel/language.schema.ts'
import { BoardView } from './board-view.schema.ts'
import { Role } from './role.ts'

/** An e-mail address as people type it: trimmed, compared in lower case. */
export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email())

/** A new password: 8 to 128 characters; the server also refuses the most common ones. */
export const NewPassword = z.string().min(8).max(128)

/**
 * The state of a user's password: `pending` until they choose one; `provisional` when an administrator chose it, and
 * they must replace it first; `own` when only they know it.
 */
export const Access = z.enum(['pending', 'provisional', 'own'])
export type Access = z.infer<typeof Access>

/** A member of staff. `companyId` is null until the onboarding created the company. */
export const User = z.object({
  id: z.int(),
  companyId: z.int().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string(),
  language: Language,
  role: Role,
  /** True when the user has opened a link that was mailed to their address. */
  isEmailProven: z.boolean(),
  access: Access,
  /** True when a sign-in with the password also asks for a code or a passkey. */
  hasSecondFactor: z.boolean(),
  /** True when the user wants the weekly report by mail, which goes to administrators only. */
  weeklyReportEnabled: z.boolean(),
  /** The view of the planning board that the user chose last; null before the first choice. */
  boardView: BoardView.nullable(),
})
export type User = z.infer<typeof User>

/** A member as the author of something. The name stays after they left the team. */
export const MemberName = User.pick({ id: true, firstName: true, lastName: true })
export type MemberName = z.infer<typeof MemberName>

/** The fields of the company that every screen needs at once. */
const SessionCompany = z.object({
  id: z.int(),
  name: z.string(),
  logoUrl: z.string().nullable(),
  countryCode: z.string(),
})

/** The signed-in user and their company. `company` is null until the onboarding created it. */
export const Session = z.object({ user: User, company: SessionCompany.nullable() })
export type Session = z.infer<typeof Session>

/**
 * A change of the user's own account. `email` and `password` without `currentPassword` are accepted only while the user
 * has no company (onboarding); afterwards the address is read-only and a new password requires the current one.
 */
export const ProfileChange = z
  .object({
    firstName: optionalText(100),
    lastName: optionalText(100),
    language: Language,
    email: Email,
    password: NewPassword,
    currentPassword: z.string().max(128),
    weeklyReportEnabled: z.boolean(),
    boardView: BoardView,
  })
  .partial()
export type ProfileChange = z.infer<typeof ProfileChange>
