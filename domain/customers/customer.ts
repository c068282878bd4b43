import { z } from 'zod'
import { Email } from '../access/user.ts'
import { PhoneDigits } from '../company/phone.ts'
import { optionalLines, optionalText, requiredText } from '../kernel/field.ts'
import { Language } from '../kernel/language.ts'
import { LocalDate } from '../kernel/time.ts'

export const titles = ['M.', 'Mme', 'Dr', 'Pr', 'Me'] as const

const fields = z.object({
  title: z.enum(titles).nullable(),
  firstName: requiredText(100),
  lastName: optionalText(100),
  /** Unique in the company, where given. */
  email: Email.nullable(),
  birthDate: LocalDate.nullable(),
  birthPlace: optionalText(100),
  address: optionalText(300),
  postalCode: optionalText(10),
  city: optionalText(100),
  department: optionalText(100),
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  drivingLicenseNumber: optionalText(40),
  drivingLicenseIssuedOn: LocalDate.nullable(),
  drivingLicenseExpiresOn: LocalDate.nullable(),
  drivingLicenseCountryCode: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  /** The categories on the licence: B, A1, AM… */
  drivingLicenseCategories: optionalText(40),
  /** International digits, without the plus. */
  phoneNumbers: z.array(PhoneDigits).max(10),
  language: Language,
  comments: optionalLines(4000),
})

export const CustomerCreation = fields.partial().required({ firstName: true })
export type CustomerCreation = z.infer<typeof CustomerCreation>

export const CustomerChange = fields.partial()
export type CustomerChange = z.infer<typeof CustomerChange>

/** A person who rents or drives. */
export const Customer = z.object({
  id: z.int(),
  companyId: z.int(),
  publicId: z.string(),
  title: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  birthDate: z.string().nullable(),
  birthPlace: z.string().nullable(),
  address: z.string().nullable(),
  postalCode: z.string().nullable(),
  city: z.string().nullable(),
  department: z.string().nullable(),
  countryCode: z.string().nullable(),
  drivingLicenseNumber: z.string().nullable(),
  drivingLicenseIssuedOn: z.string().nullable(),
  drivingLicenseExpiresOn: z.string().nullable(),
  drivingLicenseCountryCode: z.string().nullable(),
  drivingLicenseCategories: z.string().nullable(),
  phoneNumbers: z.array(z.string()),
  language: Language,
  comments: z.string().nullable(),
})
export type Customer = z.infer<typeof Customer>
