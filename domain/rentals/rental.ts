import { z } from 'zod'
import { Id } from '../kernel/field.ts'
import { Language } from '../kernel/language.ts'
import { Euros } from '../kernel/money.ts'
import { Instant } from '../kernel/time.ts'
import { Quote } from '../pricing/quote.ts'
import { Check, VehicleChange } from './handover/check.ts'
import { Charge } from './money/charge.ts'
import { RentalStatus } from './status.ts'

/** Percent off the subtotal: 0 to 50 in steps of 5. */
export const DiscountPercent = z.int().min(0).max(50).multipleOf(5)

export const referralModes = ['desk', 'phone', 'web'] as const

const fields = z.object({
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
  /** Typed by hand where the price list has no price; refused where it has one. */
  totalAmount: Euros.nullable(),
})

/** What makes a price: enough to quote a rental that is not saved yet. */
export const PriceRequest = z.object({
  start: Instant,
  end: Instant,
  vehicleId: Id,
  departureAgencyId: Id,
  optionIds: z.array(Id).max(50).optional(),
  discountPercent: DiscountPercent.optional(),
  /** The rental that is to be changed: what it names may be archived, and a price it kept is priced as it was agreed. */
  rentalId: Id.optional(),
})
export type PriceRequest = z.infer<typeof PriceRequest>

/** A new rental is a draft. Agencies, dates, vehicle and customer are required. */
export const RentalCreation = fields.partial().required({
  start: true,
  end: true,
  vehicleId: true,
  customerId: true,
  departureAgencyId: true,
  arrivalAgencyId: true,
})
export type RentalCreation = z.infer<typeof RentalCreation>

/** A change of the rental's content, of its status, or of both. */
export const RentalChange = fields
  .extend({
    status: RentalStatus,
    /** The status that whoever asks has seen: another one by now refuses the change. */
    expectedStatus: RentalStatus,
    /** While the vehicle is out: an earlier return leaves the price as agreed instead of computing it anew. */
    keepsPrice: z.boolean(),
    /** Cancels although money is still held: refused with `money_held` without it. */
    isMoneyHeldConfirmed: z.boolean(),
  })
  .partial()
export type RentalChange = z.infer<typeof RentalChange>

const Person = z.object({
  id: z.int(),
  title: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  phoneNumbers: z.array(z.string()),
  language: Language,
})

const AgencyOfRental = z.object({ id: z.int(), name: z.string(), timezone: z.string() })

/** A rental as a list shows it. */
export const RentalRow = z.object({
  id: z.int(),
  publicId: z.string(),
  companyId: z.int(),
  status: RentalStatus,
  start: z.string(),
  end: z.string(),
  vehicleId: z.int(),
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
  customerId: z.int(),
  customer: Person,
  departureAgencyId: z.int(),
  arrivalAgencyId: z.int(),
  departureAgency: AgencyOfRental,
  arrivalAgency: AgencyOfRental,
  totalAmount: z.number().nullable(),
  securityDepositAmount: z.number(),
  waiverAmount: z.number(),
  /** Sum of what was charged on top of the agreed price, what was taken back left out. */
  chargesAmount: z.number(),
  /** Sums of the payments taken, refunds taken off. */
  paidTotalAmount: z.number(),
  paidSecurityDepositAmount: z.number(),
  /** Until when a quote is good; null for what is no quote. */
  validUntil: z.string().nullable(),
  /** When a quote or reservation lapsed, which cancelled it. */
  lapsedAt: z.string().nullable(),
  updatedAt: z.string(),
})
export type RentalRow = z.infer<typeof RentalRow>

/** A rental with everything its screens show. */
export const Rental = RentalRow.extend({
  additionalDriverIds: z.array(z.int()),
  additionalDrivers: z.array(Person),
  optionIds: z.array(z.int()),
  discountPercent: z.int(),
  referralUserId: z.int().nullable(),
  referralMode: z.enum(referralModes),
  referralUser: z
    .object({ id: z.int(), firstName: z.string().nullable(), lastName: z.string().nullable(), email: z.string() })
    .nullable(),
  priceId: z.int().nullable(),
  /** The price as it was computed when last saved; frozen from `validating` or `pending` on. Null when typed by hand. */
  price: Quote.nullable(),
  /** The end for which the price was agreed, where an earlier return kept it; null where it is the rental's own. */
  pricedEnd: z.string().nullable(),
  /** The public code of the customer's page. */
  code: z.string(),
  /** Start or end lies outside the agencies' opening hours. */
  isOutsideOpeningHours: z.boolean(),
  deliveredAt: z.string().nullable(),
  returnedAt: z.string().nullable(),
  /** First the first vehicle's delivery. */
  checks: z.array(Check),
  charges: z.array(Charge),
  /** The vehicles it had before, first to last. */
  vehicleChanges: z.array(VehicleChange),
  createdAt: z.string(),
})
export type Rental = z.infer<typeof Rental>
