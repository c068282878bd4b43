import { z } from 'zod'
import { Agency } from '../../company/agency.schema.ts'
import { Company } from '../../company/company.schema.ts'
import { SecurityTexts } from '../../company/security-texts.schema.ts'
import { Customer } from '../../customers/customer.schema.ts'
import { Damage } from '../../fleet/damage/damage.schema.ts'
import { Vehicle } from '../../fleet/vehicle/vehicle.schema.ts'
import { Language } from '../../kernel/language.schema.ts'
import { AccountLine } from '../../ledger/account-line.schema.ts'
import { Charge, ChargeFields } from '../../ledger/charge.schema.ts'
import { Payment } from '../../ledger/payment.schema.ts'
import { HandoverPlace } from '../record/handover-place.schema.ts'
import { Rental } from '../record/rental.schema.ts'
import { Conditions } from './conditions/conditions.ts'

const Place = Agency.pick({ name: true, address: true, postalCode: true, city: true, timezone: true })

const Party = Customer.pick({
  id: true,
  kind: true,
  companyName: true,
  siren: true,
  vatNumber: true,
  contactName: true,
  billingAddress: true,
  billingEmail: true,
  title: true,
  firstName: true,
  lastName: true,
  email: true,
  phoneNumbers: true,
  language: true,
  address: true,
  postalCode: true,
  city: true,
  birthDate: true,
  birthPlace: true,
  drivingLicenseNumber: true,
  drivingLicenseIssuedOn: true,
  drivingLicenseExpiresOn: true,
  drivingLicenseCountryCode: true,
  drivingLicenseCategories: true,
})
export type Party = z.infer<typeof Party>

const optional = z.string().nullable().default(null)

/** The company's seller statements; documents kept by earlier versions lack them. */
const SellerOfDocument = z.object({
  siren: optional,
  legalForm: optional,
  shareCapital: z.number().nullable().default(null),
  registryCity: optional,
  isSoleTrader: z.boolean().default(false),
  vatNumber: optional,
  mediator: optional,
})

/** The VAT of a rental: that of the agency where it leaves, as on its invoice. */
const DocumentVat = z.object({
  /** In percent; null where VAT does not apply. */
  rate: z.number().nullable(),
  /** The reason for no VAT, in the law's words; null where there is VAT. */
  reason: z.object({ fr: z.string(), en: z.string() }).nullable(),
  /** The kinds of charge that carry no VAT. */
  chargesOutside: z.array(ChargeFields.shape.kind),
})
export type DocumentVat = z.infer<typeof DocumentVat>

/** The content of the printed document of a rental. Terms are sanitised rich text with their placeholders. */
export const RentalDocument = z.object({
  rental: Rental.omit({
    code: true,
    waivedFees: true,
    note: true,
    isPinned: true,
    sourceId: true,
    source: true,
    sourceReference: true,
    collectedAmount: true,
    commissionAmount: true,
    pricedEnd: true,
    isUnsigned: true,
    settledAt: true,
    awaits: true,
    billedBy: true,
    importReference: true,
    cancelledAt: true,
    cancelledFrom: true,
    cancellationReason: true,
    cancellationComment: true,
    billedCustomerId: true,
    billedCustomer: true,
  }).extend({
    // A kept document does not say which invoice bills a charge: that may change after it.
    charges: z.array(Charge.omit({ invoice: true })),
    // Documents kept before credit notes have none.
    creditedAmount: z.number().default(0),
    settledElsewhereAmount: z.number().default(0),
    accountLines: z.array(AccountLine).optional(),
    // Documents kept before have neither wish, promise, flight nor addresses.
    wish: z.string().nullable().default(null),
    promise: Rental.shape.promise.default(null),
    promisedCategory: Rental.shape.promisedCategory.default(null),
    transportNumber: z.string().nullable().default(null),
    transportAt: z.string().nullable().default(null),
    delivery: HandoverPlace.nullable().default(null),
    collection: HandoverPlace.nullable().default(null),
  }),
  company: Company.pick({
    name: true,
    address: true,
    siret: true,
    phoneNumber: true,
    email: true,
    website: true,
    logoUrl: true,
    countryCode: true,
    vatRate: true,
    graceMinutes: true,
    quoteValidityDays: true,
  }).extend(SellerOfDocument.shape),
  /** Null in documents kept before it was stored: see `vatOfDocument`. */
  vat: DocumentVat.nullable().default(null),
  customer: Party,
  /** The languages of the paper, the first one first; empty in documents kept before, which are in the customer's. */
  languages: z.array(Language).default([]),
  /** The customer who gets the invoice; null when it is the rental's own. */
  billedCustomer: Party.nullable().default(null),
  drivers: z.array(Party),
  departureAgency: Place,
  arrivalAgency: Place,
  optionNames: z.array(z.string()),
  /** Those that customers read in English, null where there is none; empty in documents kept before. */
  optionNamesEn: z.array(z.string().nullable()).default([]),
  /** The details that identify the vehicle besides its plate. */
  vehicle: Vehicle.pick({
    vin: true,
    year: true,
    color: true,
    fuel: true,
    transmission: true,
    seats: true,
    firstRegistrationDate: true,
  }).extend({ categoryNameEn: optional }),
  /** Oldest first. A document that was kept by an earlier version does not tell which deposits were kept. */
  payments: z.array(Payment.extend({ isDepositKept: z.boolean().default(false) })),
  /** The drawing of the vehicle as SVG, from our own set; null when none is chosen. */
  schematic: z.string().nullable(),
  /** The damages of the vehicle known when it left and not repaired since. */
  knownDamages: z.array(Damage),
  /** The time the contract was accepted; `byCustomer` is true when the customer did it on their own page. */
  acceptance: z.object({ at: z.string(), byCustomer: z.boolean() }).nullable(),
  /** The tariffs and conditions of the rental; null in documents kept before they were stored. */
  conditions: Conditions.nullable().default(null),
  /** The words under the deposit and the excess; null in documents kept before they were stored. */
  securityTexts: SecurityTexts.nullable().default(null),
  rentalTerms: z.string(),
  contractTerms: z.string(),
})
export type RentalDocument = z.infer<typeof RentalDocument>
