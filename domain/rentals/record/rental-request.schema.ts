import { z } from 'zod'
import { Id } from '../../kernel/field.schema.ts'
import { optionalLines, optionalText, requiredText } from '../../kernel/field.ts'
import { Euros } from '../../kernel/money.schema.ts'
import { Instant } from '../../kernel/time.schema.ts'
import { WaivedFee } from '../../pricing/fee/fee.schema.ts'
import { Cancellation } from '../cancellation/cancellation.schema.ts'
import { MailLine } from '../mail/mail.schema.ts'
import { CategoryPromise } from '../promise/promise.schema.ts'
import { RentalStatus } from '../status/status.schema.ts'
import { HandoverPlace } from './handover-place.schema.ts'
import { referralModes } from './referral-mode.ts'

/** Percent off the subtotal: 0 to 50 in steps of 5. */
const DiscountPercent = z.int().min(0).max(50).multipleOf(5)

/** The fields of a rental; the answers and the columns of its queries derive from them. */
export const RentalFields = z.object({
  start: Instant,
  end: Instant,
  vehicleId: Id,
  /** The vehicle of a category that was promised; null when the vehicle itself was. */
  promise: CategoryPromise.nullable(),
  /** True while staff keep the vehicle for this rental although a category was promised. No customer reads it. */
  isPinned: z.boolean(),
  customerId: Id,
  additionalDriverIds: z.array(Id).max(10),
  departureAgencyId: Id,
  arrivalAgencyId: Id,
  /** The places of the delivery and of the collection; null at the agency. */
  delivery: HandoverPlace.nullable(),
  collection: HandoverPlace.nullable(),
  /** A repeated id is that many of the option. */
  optionIds: z.array(Id).max(500),
  discountPercent: DiscountPercent,
  /** The fees taken out of the price; one that the rental does not have counts once it has it. */
  waivedFees: z.array(WaivedFee).max(50),
  referralMode: z.enum(referralModes),
  referralUserId: Id,
  /** The one who sent the rental; it refines the way in which the request came. */
  sourceId: Id.nullable(),
  /** The number that the source has for the booking. */
  sourceReference: optionalText(60),
  /** The money that the source took from the customer: settled for the customer, owed by the source. */
  collectedAmount: Euros,
  /** The customer who gets the invoice; null when the rental's customer does. */
  billedCustomerId: Id.nullable(),
  /** The agency's own note, which no customer reads. */
  note: optionalLines(2000),
  /** The customer's wish, which papers and page show. */
  wish: optionalLines(1000),
  /** The flight or ship with which the customer comes. */
  transportNumber: optionalText(30),
  /** Its planned arrival; it moves nothing. */
  transportAt: Instant.nullable(),
  /**
   * Typed by hand when the price list has no price, or to correct such an amount once it is agreed; otherwise ignored.
   */
  totalAmount: Euros.nullable(),
})

/** The request for the price of a rental that need not be saved. */
export const PriceRequest = z.object({
  start: Instant,
  end: Instant,
  vehicleId: Id,
  departureAgencyId: Id,
  optionIds: RentalFields.shape.optionIds.optional(),
  discountPercent: DiscountPercent.optional(),
  /** Without it, the promise of the rental to change, else the vehicle; a promised category is priced. */
  promise: RentalFields.shape.promise.optional(),
  /** Without it, the arrival agency of the rental to change, else the departure agency. */
  arrivalAgencyId: Id.optional(),
  /** Without them, those of the rental to change, else none. */
  additionalDriverIds: RentalFields.shape.additionalDriverIds.optional(),
  delivery: RentalFields.shape.delivery.optional(),
  collection: RentalFields.shape.collection.optional(),
  waivedFees: RentalFields.shape.waivedFees.optional(),
  /** Its price adjustment counts, unless the rental to change has agreed on one. */
  sourceId: RentalFields.shape.sourceId.optional(),
  /** The rental to change. Its own archived parts are accepted, and a kept price, deposit and excess stay as agreed. */
  rentalId: Id.optional(),
  /** `draft` for a quote that the change makes a draft again: its deposit and excess follow the category. */
  status: z.literal('draft').optional(),
})
export type PriceRequest = z.infer<typeof PriceRequest>

/** An administrator's reason to rent to people who may not rent again; of others it is ignored. */
const exclusionReason = requiredText(500).optional()

/** Confirms a vehicle that is not of the promised category, or of which gearbox or seats are not entered. */
const isMismatchConfirmed = z.boolean()

/**
 * A new rental is a draft. Agencies, dates, customer and a vehicle are required; without `vehicleId` a free vehicle of
 * the promised category is chosen. `categoryId`, with `transmission` and `seats`, is a promise in short.
 */
export const RentalCreation = RentalFields.extend({
  ...CategoryPromise.shape,
  isMismatchConfirmed,
  exclusionReason,
})
  .partial()
  .required({
    start: true,
    end: true,
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
  isMismatchConfirmed,
  exclusionReason,
}).partial()
export type RentalChange = z.infer<typeof RentalChange>
