import { z } from 'zod'
import { MemberName } from '../../access/user.ts'
import { Customer } from '../../customers/customer.schema.ts'
import { stored } from '../../kernel/stored.ts'
import { AccountLine } from '../../ledger/account-line.schema.ts'
import { BillingDocument } from '../../ledger/billed.schema.ts'
import { Charge } from '../../ledger/charge.schema.ts'
import { Quote } from '../../pricing/quote.schema.ts'
import { cancellationReasons } from '../cancellation/cancellation.ts'
import { Check, VehicleChange } from '../check/check.schema.ts'
import { AwaitedParty, RentalStatus } from '../status/status.schema.ts'
import { RentalFields } from './rental-request.schema.ts'

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
  promise: true,
  isPinned: true,
  customerId: true,
  departureAgencyId: true,
  arrivalAgencyId: true,
  delivery: true,
  collection: true,
  note: true,
  wish: true,
  transportNumber: true,
  transportAt: true,
  sourceId: true,
  sourceReference: true,
  collectedAmount: true,
  totalAmount: true,
})

/** A category with the names that customers read. */
const PromisedCategory = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  nameEn: z.string().nullable(),
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
  /** The promised category, archived or not; null where the vehicle was promised. */
  promisedCategory: PromisedCategory.nullable(),
  customer: Person,
  departureAgency: AgencyOfRental,
  arrivalAgency: AgencyOfRental,
  /** The source that sent it, archived or not; null where there is none. */
  source: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** The source's commission by the terms agreed with the price; 0 for a cancelled rental. No customer reads it. */
  commissionAmount: z.number(),
  securityDepositAmount: z.number(),
  waiverAmount: z.number(),
  /** Sum of the charges on top of the agreed price, without those taken back. */
  chargesAmount: z.number(),
  /**
   * Sum of what lowers the amount due: credit notes on parts of its invoices, `collectedAmount`, and money settled
   * before it was imported.
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
  /** The sums of `chargesAmount` and `creditedAmount` by kind of entry, those that raise what is due first. */
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
  /**
   * The category of the agreed price, when a change of vehicle kept the price; null when it is the promised one or the
   * vehicle's. Documents kept before do not have it, nor the cover.
   */
  pricedCategoryId: z.int().nullable().default(null),
  /** The cover among its options, also one that was deleted since; null without one. */
  coverId: z.int().nullable().default(null),
})
export type Rental = z.infer<typeof Rental>
