import { z } from 'zod'
import { MemberName } from '../access/user.ts'
import { Id } from '../kernel/field.schema.ts'
import { optionalText } from '../kernel/field.ts'
import { Euros } from '../kernel/money.schema.ts'
import { LocalDate } from '../kernel/time.schema.ts'
import { paymentMethods } from '../ledger/payment.ts'
import { CashCount } from './count.schema.ts'

/**
 * The opening of an agency's cash desk for today. The float is the cash counted at the last closing, unless another one
 * is given with its reason.
 */
export const CashDeskOpening = z.object({
  agencyId: Id,
  floatAmount: Euros.optional(),
  floatReason: optionalText(500).optional(),
})
export type CashDeskOpening = z.infer<typeof CashDeskOpening>

/**
 * The closing of a cash desk with its counted notes and coins. A difference needs a reason. `expectedAmount` is the
 * cash that the screen showed: where a payment came in since, the closing is refused.
 */
export const CashDeskClosing = z.object({
  counts: z.array(CashCount).max(60),
  differenceReason: optionalText(500).optional(),
  expectedAmount: z.number().min(-1_000_000_000).max(1_000_000_000).optional(),
})
export type CashDeskClosing = z.infer<typeof CashDeskClosing>

const DeskAgency = z.object({ id: z.int(), name: z.string(), timezone: z.string() })

/** An agency's cash desk of a day. An open one shows its sums so far; a closed one never changes. */
export const CashDesk = z.object({
  id: z.int(),
  agency: DeskAgency,
  /** The day of its opening, by the agency's clock. */
  date: LocalDate,
  openedAt: z.string(),
  openedBy: MemberName.nullable(),
  floatAmount: z.number(),
  /** The reason of a float that is not the cash counted before. */
  floatReason: z.string().nullable(),
  /** The instant from which its payments count: the closing before, or the beginning of its day. */
  since: z.string(),
  /** The number of its payments and refunds. */
  payments: z.int(),
  methods: z.array(
    z.object({
      method: z.enum(paymentMethods),
      receivedAmount: z.number(),
      refundedAmount: z.number(),
      /** The part of both that is deposits kept: it changes nothing in the drawer. */
      keptAmount: z.number(),
    }),
  ),
  expectedAmount: z.number(),
  /** Null while it is open, as is everything below. */
  closedAt: z.string().nullable(),
  closedBy: MemberName.nullable(),
  counts: z.array(z.object({ value: z.number(), quantity: z.int() })).nullable(),
  countedAmount: z.number().nullable(),
  /** The counted cash less the expected. */
  differenceAmount: z.number().nullable(),
  differenceReason: z.string().nullable(),
})
export type CashDesk = z.infer<typeof CashDesk>

/** The drawer of an agency: its last cash desk, and the cash that the next one opens with. */
export const Drawer = z.object({
  agency: DeskAgency,
  /** Today by the agency's clock. */
  today: LocalDate,
  /** Null where no cash desk was ever opened. */
  desk: CashDesk.nullable(),
  nextFloatAmount: z.number().nullable(),
})
export type Drawer = z.infer<typeof Drawer>
