import { z } from 'zod'
import { MemberName } from '../access/user.ts'
import { maxEuros } from '../kernel/money.ts'
import { LocalDate } from '../kernel/time.schema.ts'
import { RentalStatus } from '../rentals/status/status.schema.ts'
import { disagreements } from './booking-match.ts'

/** A month of the calendar, `YYYY-MM`, from 1900 to 2199. */
export const Month = z.string().regex(/^(?:19|20|21)\d{2}-(?:0[1-9]|1[0-2])$/)
export type Month = z.infer<typeof Month>

/** Sums of rentals from a source, in euros. */
const sums = {
  /** The agreed prices of the rentals, nothing for a cancelled one. */
  priceAmount: z.number(),
  /** The commission that the source is owed for them. */
  commissionAmount: z.number(),
  /** The money that the source collected from their customers. */
  collectedAmount: z.number(),
  /** `collectedAmount` less `commissionAmount`: owed by the source, or to it where it is negative. */
  differenceAmount: z.number(),
  /** The part of the difference that is not settled. */
  openAmount: z.number(),
}

/** A source with the sums of its rentals of a month. */
export const SourceMonth = z.object({
  source: z.object({ id: z.int(), name: z.string() }),
  count: z.int(),
  ...sums,
})
export type SourceMonth = z.infer<typeof SourceMonth>

/** A rental on the statement of its source. */
export const StatementLine = z.object({
  /** The rental's. */
  id: z.int(),
  publicId: z.string(),
  status: RentalStatus,
  /** The number that the source gave it. */
  reference: z.string().nullable(),
  customer: z.string(),
  /** The days of the agencies' clocks on which it starts and ends. */
  startsOn: LocalDate,
  endsOn: LocalDate,
  ...sums,
  /** False for a rental that was settled with this source and is another one's now. */
  isOfSource: z.boolean(),
  /** True when nothing of it is left to settle, or when there never was anything. */
  isSettled: z.boolean(),
})
export type StatementLine = z.infer<typeof StatementLine>

/** A settlement: what source and company paid each other for rentals of a month, outside the cash desk. */
export const SourceSettlement = z.object({
  id: z.int(),
  createdAt: z.string(),
  createdBy: MemberName.nullable(),
  count: z.int(),
  /** The sum that the source paid to the company; negative for one that the company paid to it. */
  amount: z.number(),
})
export type SourceSettlement = z.infer<typeof SourceSettlement>

/** The statement of a source: its rentals that start in a month, by day, and how they were settled. */
export const Statement = z.object({
  source: z.object({ id: z.int(), name: z.string() }),
  month: Month,
  lines: z.array(StatementLine),
  ...sums,
  settlements: z.array(SourceSettlement),
})
export type Statement = z.infer<typeof Statement>

/** Marks what is open of a month as settled. */
export const SettlementCreation = z.object({
  month: Month,
  /** The open amount that was on the screen; another one is refused with the current one. */
  amount: z.number(),
})
export type SettlementCreation = z.infer<typeof SettlementCreation>

const text = (max: number) => z.string().trim().max(max).nullable().default(null)
const amount = z.number().min(-maxEuros).max(maxEuros).nullable().default(null)
const day = LocalDate.nullable().default(null)

/** A booking as a source lists it. What its list has no column for is null. */
export const ListedBooking = z.object({
  reference: text(100),
  name: text(200),
  startsOn: day,
  endsOn: day,
  priceAmount: amount,
  commissionAmount: amount,
  collectedAmount: amount,
})
export type ListedBooking = z.infer<typeof ListedBooking>

/** A source's list for a month. */
export const BookingsToMatch = z.object({
  month: Month,
  bookings: z.array(ListedBooking).min(1).max(2000),
})
export type BookingsToMatch = z.infer<typeof BookingsToMatch>

/** A rental that a line was compared with. */
const MatchedRental = StatementLine.omit({ differenceAmount: true, openAmount: true, isSettled: true })

/** The outcome for a line of the list, by its position in it, or for a rental that no line names. */
export const BookingMatches = z.array(
  z.object({
    kind: z.enum(['agrees', 'differs', 'doubled', 'missing_here', 'missing_there']),
    /** Null for a rental that no line names. */
    line: z.int().nullable(),
    /** The line that a doubled one repeats. */
    firstLine: z.int().nullable(),
    rental: MatchedRental.nullable(),
    /** The field by which the line was paired with its rental. */
    by: z.enum(['reference', 'name']).nullable(),
    differs: z.array(z.enum(disagreements)),
  }),
)
export type BookingMatches = z.infer<typeof BookingMatches>
