import { z } from 'zod'
import { MemberName } from '../access/user.ts'
import { Id, optionalText } from '../kernel/field.ts'
import type { Sentence } from '../kernel/language.ts'
import { Euros } from '../kernel/money.ts'
import { LocalDate } from '../kernel/time.ts'
import { paymentMethods } from '../ledger/payment.ts'
import { CashCount } from './count.ts'

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

/** The label of each field, on screens and in refusals. */
export const cashDeskLabels = {
  agencyId: { fr: 'Agence', en: 'Agency' },
  floatAmount: { fr: 'Fonds de caisse', en: 'Float' },
  floatReason: { fr: 'Motif du changement', en: 'Reason for the change' },
  counts: { fr: 'Comptage', en: 'Count' },
  value: { fr: 'Valeur', en: 'Value' },
  quantity: { fr: 'Quantité', en: 'Quantity' },
  amount: { fr: 'Montant', en: 'Amount' },
  differenceReason: { fr: 'Motif de l’écart', en: 'Reason for the difference' },
  expectedAmount: { fr: 'Montant attendu', en: 'Expected cash' },
} satisfies Record<keyof CashDeskOpening | keyof CashDeskClosing | keyof CashCount | 'amount', Sentence>

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

/** A printed cash desk: its figures and the company's name. */
export type CashDeskSheet = { desk: CashDesk; company: { name: string; siret: string | null; address: string | null } }

/** The states of a drawer; `left_open` is a desk of an earlier day that nobody closed. */
type DrawerState = 'new' | 'to_open' | 'open' | 'left_open' | 'closed'

/** Returns the state of a drawer today. */
export function drawerState({ desk, today }: Pick<Drawer, 'desk' | 'today'>): DrawerState {
  if (!desk) return 'new'
  if (desk.closedAt === null) return desk.date < today ? 'left_open' : 'open'
  return desk.date < today ? 'to_open' : 'closed'
}
