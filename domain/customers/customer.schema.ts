import { z } from 'zod'
import { Email } from '../access/user.ts'
import { Siren } from '../company/seller/siret.schema.ts'
import { VatNumber } from '../company/seller/vat-number.schema.ts'
import { optionalLines, optionalText, requiredText } from '../kernel/field.ts'
import { Language } from '../kernel/language.schema.ts'
import { stored } from '../kernel/stored.ts'
import { LocalDate } from '../kernel/time.schema.ts'
import { addProblems } from '../kernel/validation.ts'
import { Exclusion } from './exclusion/exclusion.schema.ts'
import { licenceDocuments } from './licence.ts'
import { customerKinds, titles } from './name/person.ts'
import { PhoneDigits } from './phone-digits.ts'
import { customerProblems, withImpliedKind } from './whole-customer.ts'

const Country = z.string().regex(/^[A-Z]{2}$/)

/** An address of its own for invoices. One without any line is stored as absent. */
const BillingAddress = z
  .object({
    address: optionalText(300).default(null),
    postalCode: optionalText(10).default(null),
    city: optionalText(100).default(null),
    department: optionalText(100).default(null),
    countryCode: Country.nullable().default(null),
  })
  .nullable()
  .transform((typed) => (typed && (typed.address || typed.postalCode || typed.city) ? typed : null))

/** The fields of a customer; the answer and the columns of its queries derive from them. */
export const CustomerFields = z.object({
  kind: z.enum(customerKinds),
  /** Required of a company. */
  companyName: optionalText(120),
  siren: Siren.nullable(),
  vatNumber: VatNumber.nullable(),
  /** The person to talk to at a company. */
  contactName: optionalText(200),
  title: z.enum(titles).nullable(),
  /** Required of a person. */
  firstName: requiredText(100).nullable(),
  lastName: optionalText(100),
  /** Unique in the company, where given. */
  email: Email.nullable(),
  birthDate: LocalDate.nullable(),
  birthPlace: optionalText(100),
  address: optionalText(300),
  postalCode: optionalText(10),
  city: optionalText(100),
  department: optionalText(100),
  countryCode: Country.nullable(),
  /** Null when invoices go to the customer's own address. */
  billingAddress: BillingAddress,
  /** Null when invoices go to the customer's own e-mail address. */
  billingEmail: Email.nullable(),
  drivingLicenseNumber: optionalText(40),
  drivingLicenseIssuedOn: LocalDate.nullable(),
  drivingLicenseExpiresOn: LocalDate.nullable(),
  drivingLicenseCountryCode: Country.nullable(),
  /** The categories on the licence: B, A1, AM… */
  drivingLicenseCategories: optionalText(40),
  /** The paper that a licence from outside the EEA, or in another alphabet, needs or has. */
  drivingLicenseDocument: z.enum(licenceDocuments).nullable(),
  /** International digits, without the plus. */
  phoneNumbers: z.array(PhoneDigits).max(10),
  language: Language,
  comments: optionalLines(4000),
})

/** A new customer: a person, unless it is said to be a company or has the name and a number of one. */
export const CustomerCreation = CustomerFields.partial()
  .overwrite(withImpliedKind)
  .superRefine((customer, context) => {
    addProblems(context, customerProblems(customer))
  })
export type CustomerCreation = z.infer<typeof CustomerCreation>

/** A change of a customer. `checkWhole` tells if the result is a whole customer, `checkDates` if its dates can be. */
export const CustomerChange = CustomerFields.partial()
export type CustomerChange = z.infer<typeof CustomerChange>

const text = z.string().nullable()

/** Somebody who rents or drives: a person, or a company that others drive for. */
export const Customer = z.object({
  id: z.int(),
  companyId: z.int(),
  publicId: z.string(),
  ...stored(CustomerFields),
  /** The titles of customers created by another program may be others. */
  title: text,
  // Documents kept before these fields were added lack them.
  drivingLicenseDocument: z.enum(licenceDocuments).nullable().default(null),
  kind: z.enum(customerKinds).default('person'),
  companyName: text.default(null),
  siren: text.default(null),
  vatNumber: text.default(null),
  contactName: text.default(null),
  billingAddress: z
    .object({ address: text, postalCode: text, city: text, department: text, countryCode: text })
    .nullable()
    .default(null),
  billingEmail: text.default(null),
  /** The mark that the customer may not rent again, in force or ended a short while ago; null without one. */
  exclusion: Exclusion.nullable().default(null),
})
export type Customer = z.infer<typeof Customer>
