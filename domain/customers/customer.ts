import { z } from 'zod'
import { Email } from '../access/user.ts'
import { PhoneDigits } from '../company/phone.ts'
import { optionalLines, optionalText, requiredText } from '../kernel/field.ts'
import { Language } from '../kernel/language.ts'
import { stored } from '../kernel/stored.ts'
import { LocalDate } from '../kernel/time.ts'

export const titles = ['M.', 'Mme', 'Dr', 'Pr', 'Me'] as const

/** The fields of a customer; the answer and the columns of its queries derive from them. */
export const CustomerFields = z.object({
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

export const CustomerCreation = CustomerFields.partial().required({ firstName: true })
export type CustomerCreation = z.infer<typeof CustomerCreation>

export const CustomerChange = CustomerFields.partial()
export type CustomerChange = z.infer<typeof CustomerChange>

/** A person who rents or drives. */
export const Customer = z.object({
  id: z.int(),
  companyId: z.int(),
  publicId: z.string(),
  ...stored(CustomerFields),
  /** The titles of customers created by another program may be others. */
  title: z.string().nullable(),
})
export type Customer = z.infer<typeof Customer>
