import { z } from 'zod'
import { Geolocation } from '../../company/agency.schema.ts'
import { SecurityTexts } from '../../company/security-texts.schema.ts'
import { Language } from '../../kernel/language.schema.ts'
import { AccountLine } from '../../ledger/account-line.schema.ts'
import { HandoverPlace } from '../record/handover-place.schema.ts'
import { AwaitedParty, RentalStatus } from '../status/status.schema.ts'

const AgencyOfPage = z.object({
  name: z.string(),
  address: z.string().nullable(),
  postalCode: z.string().nullable(),
  city: z.string().nullable(),
  timezone: z.string(),
  geolocation: Geolocation.nullable(),
})

/**
 * Everything a person with the code of a reservation can see: the data of the customer's page, and nothing about anyone
 * else.
 */
export const PublicRental = z.object({
  publicId: z.string(),
  status: RentalStatus,
  /** The one who has to answer while it is `validating`. */
  awaits: AwaitedParty.nullable(),
  /** The end of a quote's validity. */
  validUntil: z.string().nullable(),
  start: z.string(),
  end: z.string(),
  /** The real departure and return of the vehicle, once they are recorded. */
  deliveredAt: z.string().nullable(),
  returnedAt: z.string().nullable(),
  departureAgency: AgencyOfPage,
  arrivalAgency: AgencyOfPage,
  /** The addresses of the delivery and of the collection; null at the agency. */
  delivery: HandoverPlace.nullable(),
  collection: HandoverPlace.nullable(),
  /** These addresses, the flight or ship of the customer and their wish, each as a line to read. */
  texts: z.array(z.object({ fr: z.string(), en: z.string() })),
  vehicle: z.object({ make: z.string().nullable(), model: z.string().nullable(), pictureUrl: z.string().nullable() }),
  /** The category promised instead of that vehicle, whose fields are null until it leaves; null without one. */
  promise: z.object({ fr: z.string(), en: z.string() }).nullable(),
  /** The names of the options. */
  options: z.array(z.string()),
  /** Those that a customer reads in English: the names where there are no others. */
  optionsEn: z.array(z.string()),
  /** The fees of the price, each with its reason. */
  fees: z.array(z.string()),
  feesEn: z.array(z.string()),
  /** Started days of 24 hours, as charged. */
  days: z.int(),
  /** Started hours, where the price is by the hour; null otherwise. */
  hours: z.int().nullable(),
  totalAmount: z.number().nullable(),
  /** Sum of the charges on top of the price, without those taken back; of a cancelled rental its fee. */
  chargesAmount: z.number(),
  /** Sum of the credit notes on parts of its invoices. */
  creditNotesAmount: z.number(),
  /** The sums of both by kind of entry: above zero when they raise what is due. */
  accountLines: z.array(AccountLine),
  /** Payments less refunds, without deposits; includes the amount settled before the rental was imported. */
  paidAmount: z.number(),
  /** True when it was cancelled because the customer did not come: its fee is one for that. */
  isNoShow: z.boolean(),
  securityDepositAmount: z.number(),
  /** The excess: the part of damage that the customer pays. */
  waiverAmount: z.number(),
  /** The company's words under the deposit and the excess. */
  securityTexts: SecurityTexts,
  company: z.object({ name: z.string(), logoUrl: z.string().nullable(), phoneNumber: z.string().nullable() }),
  /** `firstName` is the name that the page greets: for a company its contact, else the company. */
  customer: z.object({ firstName: z.string(), language: Language }),
  /** The company's rental terms: sanitised rich text, its placeholders filled in. */
  rentalTerms: z.string(),
  /** True when it was cancelled because nobody answered in time. */
  hasLapsed: z.boolean(),
  /** Identifies the offer: it changes when the agency changes dates, agencies, vehicle or promise, price or terms. */
  offer: z.string(),
})
export type PublicRental = z.infer<typeof PublicRental>

/**
 * The customer's answers: accept a reservation (`pending`), accept a quote (`validating`: the agency then confirms), or
 * decline either.
 */
export const CustomerAnswer = z.enum(['pending', 'validating', 'cancelled'])
export type CustomerAnswer = z.infer<typeof CustomerAnswer>

/** The customer's reply. With `offer`, the acceptance is refused when the offer has changed. */
export const CustomerReply = z.object({ status: CustomerAnswer, offer: z.string().max(100).optional() })
export type CustomerReply = z.infer<typeof CustomerReply>
