import { z } from 'zod'
import { MemberName } from '../../access/user.ts'
import { Customer } from '../../customers/customer.ts'
import { Id } from '../../kernel/field.ts'
import type { Sentence } from '../../kernel/language.ts'
import { Euros } from '../../kernel/money.ts'
import { stored } from '../../kernel/stored.ts'
import { Instant } from '../../kernel/time.ts'
import { AccountLine } from '../../ledger/account-line.ts'
import { BillingDocument } from '../../ledger/billed.ts'
import { Charge } from '../../ledger/charge.ts'
import { Quote } from '../../pricing/quote.ts'
import { Cancellation, cancellationReasons } from '../cancellation/cancellation.ts'
import { Check, VehicleChange } from '../check/check.ts'
import { MailLine } from '../mail/mail.ts'
import { AwaitedParty, RentalStatus } from '../status/status.ts'

/** Percent off the subtotal: 0 to 50 in steps of 5. */
const DiscountPercent = z.int().min(0).max(50).multipleOf(5)

/** The ways in which a customer came: at the counter, by phone, or through the web or a mail. */
export const referralModes = ['desk', 'phone', 'web'] as const
export type ReferralMode = (typeof referralModes)[number]

/** The fields of a rental; the answers and the columns of its queries derive from them. */
export const RentalFields = z.object({
  start: Instant,
  end: Instant,
  vehicleId: Id,
  customerId: Id,
  additionalDriverIds: z.array(Id).max(10),
  departureAgencyId: Id,
  arrivalAgencyId: Id,
  optionIds: z.array(Id).max(50),
  discountPercent: DiscountPercent,
  referralMode: z.enum(referralModes),
  referralUserId: Id,
  /** The customer who gets the invoice; null when the rental's customer does. */
  billedCustomerId: Id.nullable(),
  /**
   * Typed by hand when the price list has no price, or to correct such an amount once it is agreed; otherwise ignored.
   */
  totalAmount: Euros.nullable(),
})

/** The label of each field, on screens, in files and in refusals. */
export const rentalLabels = {
  start: { fr: 'Départ', en: 'Pick-up' },
  end: { fr: 'Retour', en: 'Return' },
  vehicleId: { fr: 'Véhicule', en: 'Vehicle' },
  customerId: { fr: 'Client', en: 'Customer' },
  additionalDriverIds: { fr: 'Conducteurs supplémentaires', en: 'Additional drivers' },
  departureAgencyId: { fr: 'Agence de départ', en: 'Pick-up agency' },
  arrivalAgencyId: { fr: 'Agence de retour', en: 'Return agency' },
  optionIds: { fr: 'Options', en: 'Options' },
  discountPercent: { fr: 'Remise', en: 'Discount' },
  referralMode: { fr: 'Origine de la demande', en: 'Source of the request' },
  billedCustomerId: { fr: 'Facturé à', en: 'Billed to' },
  totalAmount: { fr: 'Montant de la location', en: 'Rental amount' },
} satisfies Partial<Record<keyof z.infer<typeof RentalFields>, Sentence>>

/** The request for the price of a rental that need not be saved. */
export const PriceRequest = z.object({
  start: Instant,
  end: Instant,
  vehicleId: Id,
  departureAgencyId: Id,
  optionIds: z.array(Id).max(50).optional(),
  discountPercent: DiscountPercent.optional(),
  /** The rental to change. Its own archived parts are accepted, and a kept price, deposit and excess stay as agreed. */
  rentalId: Id.optional(),
  /** `draft` for a quote that the change makes a draft again: its deposit and excess follow the category. */
  status: z.literal('draft').optional(),
})
export type PriceRequest = z.infer<typeof PriceRequest>

/** A new rental is a draft. Agencies, dates, vehicle and customer are required. */
export const RentalCreation = RentalFields.partial().required({
  start: true,
  end: true,
  vehicleId: true,
  customerId: true,
  departureAgencyId: true,
  arrivalAgencyId: true,
})
export type RentalCreation = z.infer<typeof RentalCreation>

/** A change of the rental's content, of its status, or of both. */
export const RentalChange = RentalFields.extend({
  status: RentalStatus,
  /** The status that the client last saw: a different current status refuses the change. */
  expectedStatus: RentalStatus,
  /** While the vehicle is out: an earlier return keeps the agreed price instead of computing a new one. */
  keepsPrice: z.boolean(),
  /** Confirms a cancellation while money is still held, which is otherwise refused with `money_held`. */
  isMoneyHeldConfirmed: z.boolean(),
  /** The reason and the fee, with `status: 'cancelled'`. */
  cancellation: Cancellation,
  /** False leaves out the mail that the change of status sends to the customer. */
  isMailed: z.boolean(),
  mailLine: MailLine,
}).partial()
export type RentalChange = z.infer<typeof RentalChange>

const Person = Customer.pick({
  id: true,
  kind: true,
  companyName: true,
  title: true,
  firstName: true,
  lastName: true,
  email: true,
  phoneNumbers: true,
  language: true,
})

const AgencyOfRental = z.object({ id: z.int(), name: z.string(), timezone: z.string() })

/** The fields of a rental that a list shows. */
const fieldsOfRow = RentalFields.pick({
  start: true,
  end: true,
  vehicleId: true,
  customerId: true,
  departureAgencyId: true,
  arrivalAgencyId: true,
  totalAmount: true,
})

/** A rental in a list. */
export const RentalRow = z.object({
  id: z.int(),
  publicId: z.string(),
  companyId: z.int(),
  status: RentalStatus,
  ...stored(fieldsOfRow),
  vehicle: z.object({
    id: z.int(),
    registrationNumber: z.string(),
    make: z.string().nullable(),
    model: z.string().nullable(),
    odometer: z.int(),
    fuelLevel: z.string().nullable(),
    schematicId: z.int().nullable(),
    category: z.object({ id: z.int(), code: z.string(), name: z.string() }),
  }),
  customer: Person,
  departureAgency: AgencyOfRental,
  arrivalAgency: AgencyOfRental,
  securityDepositAmount: z.number(),
  waiverAmount: z.number(),
  /** Sum of the charges on top of the agreed price, without those taken back. */
  chargesAmount: z.number(),
  /**
   * Sum of what lowers the amount due: credit notes on parts of its invoices, and money settled before it was imported.
   */
  creditedAmount: z.number(),
  /** Sums of the payments, minus refunds. */
  paidTotalAmount: z.number(),
  paidSecurityDepositAmount: z.number(),
  /** True when a delivery or a return was recorded without the customer's signature. */
  isUnsigned: z.boolean(),
  /** The end of a quote's validity; null for any other rental, but kept by a quote that was cancelled. */
  validUntil: z.string().nullable(),
  /** The one who has to answer a `validating` rental; null in any other status. */
  awaits: AwaitedParty.nullable(),
  /** The time a quote or reservation lapsed and was cancelled. */
  lapsedAt: z.string().nullable(),
  /** The last change of the rental itself, not of its payments, charges or invoices. */
  updatedAt: z.string(),
})
export type RentalRow = z.infer<typeof RentalRow>

/** A rental with all its details. */
export const Rental = RentalRow.extend({
  ...stored(RentalFields),
  additionalDrivers: z.array(Person),
  billedCustomer: Person.nullable(),
  /** Null for a rental whose agent is not known. */
  referralUserId: z.int().nullable(),
  referralUser: MemberName.extend({ email: z.string() }).nullable(),
  priceId: z.int().nullable(),
  /**
   * The price computed when last saved; frozen from `validating` or `pending` on. Null when the amount was typed by
   * hand.
   */
  price: Quote.nullable(),
  /** The end the price was agreed for, when an earlier return kept the price; null when it is the rental's own. */
  pricedEnd: z.string().nullable(),
  /** The number in the program that it was imported from. */
  importReference: z.string().nullable(),
  /** The money settled in that program, which is part of `creditedAmount` and in no payment. */
  settledElsewhereAmount: z.number(),
  /** What `chargesAmount` and `creditedAmount` are made of, by kind; `settled_elsewhere` last. */
  accountLines: z.array(AccountLine),
  /** The public code of the customer's page. */
  code: z.string(),
  /** True when start or end is outside the agencies' opening hours. */
  isOutsideOpeningHours: z.boolean(),
  deliveredAt: z.string().nullable(),
  returnedAt: z.string().nullable(),
  /** The time an agent decided everything that the return left open; null before. */
  settledAt: z.string().nullable(),
  cancelledAt: z.string().nullable(),
  /**
   * The status to which the cancellation can be taken back for ten minutes; null when it is final, as for a rental of
   * which a person, an agency or the vehicle was archived or erased since.
   */
  cancelledFrom: RentalStatus.nullable(),
  cancellationReason: z.enum(cancellationReasons).nullable(),
  cancellationComment: z.string().nullable(),
  /** In order of time, the first vehicle's delivery first. */
  checks: z.array(Check),
  charges: z.array(Charge),
  /** The documents that bill it and that no credit note took back in full, first to last. */
  billedBy: z.array(BillingDocument),
  /** The changes of vehicle, first to last. */
  vehicleChanges: z.array(VehicleChange),
  createdAt: z.string(),
})
export type Rental = z.infer<typeof Rental>
