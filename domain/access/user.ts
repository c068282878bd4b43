import { z } from 'zod'
import { optionalText } from '../kernel/field.ts'
import { Language } from '../kernel/language.ts'
import { Role } from './role.ts'

/** An e-mail address as people type it: trimmed, compared in lower case. */
export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email())

/** A new password: 8 to 128 characters; the server also refuses the most common ones. */
export const NewPassword = z.string().min(8).max(128)

/**
 * The way somebody signs in: `pending` without a password, which they have yet to choose; `provisional` with one that an
 * administrator chose, which they replace before anything else; `own` with one that only they know.
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
  /** They have followed a link that was mailed to their address. */
  isEmailProven: z.boolean(),
  access: Access,
})
export type User = z.infer<typeof User>

/** The company as the signed-in person's screen needs it at once. */
export const SessionCompany = z.object({
  id: z.int(),
  name: z.string(),
  logoUrl: z.string().nullable(),
  countryCode: z.string(),
})

/** Who is signed in, and where. `company` is null until the onboarding created it. */
export const Session = z.object({ user: User, company: SessionCompany.nullable() })
export type Session = z.infer<typeof Session>

/**
 * What a person may change of their own account. `email` and `password` without `currentPassword` are taken only while
 * the user has no company (onboarding); afterwards the address is read-only and a new password asks for the current one.
 */
export const ProfileChange = z
  .object({
    firstName: optionalText(100),
    lastName: optionalText(100),
    language: Language,
    email: Email,
    password: NewPassword,
    currentPassword: z.string().max(128),
  })
  .partial()
export type ProfileChange = z.infer<typeof ProfileChange>
