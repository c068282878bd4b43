import { z } from 'zod'
import { Percent } from '../kernel/money.schema.ts'
import { stored } from '../kernel/stored.ts'
import { rule } from '../kernel/validation.ts'
import type { PaymentMethod } from '../ledger/payment.ts'
import type { FeeKind } from '../pricing/fee/fee.schema.ts'

/** An account of the French chart: its first three characters are digits (LPF, art. A47 A-1). */
export const Account = z
  .string()
  .trim()
  .overwrite((text) => text.toUpperCase())
  .refine(
    ...rule((text: string) => /^[0-9]{3}[0-9A-Z]{0,13}$/.test(text), 'pattern', {
      fr: 'Un compte commence par trois chiffres du plan comptable, puis des chiffres ou des lettres, 16 caractères au plus',
      en: 'An account begins with three digits of the chart, then digits or letters, 16 characters at most',
    }),
  )

/** Other accounts for the sales of one VAT rate. */
const RateAccounts = z.object({ vatRate: Percent, rentalSales: Account, chargeSales: Account, vat: Account })

const FeeAccount = Account.nullable().default(null)

/** The accounts of the fees that charge themselves, by their case; null for that of the rentals. */
const FeeAccounts = z.object({
  outside_hours: FeeAccount,
  place: FeeAccount,
  one_way: FeeAccount,
  delivery: FeeAccount,
  additional_driver: FeeAccount,
} satisfies Record<FeeKind, typeof FeeAccount>)

/** The accounts of a company; the answer and the stored text derive from them. */
export const AccountFields = z.object({
  /** The customers; each has its number as auxiliary account. */
  customers: Account,
  rentalSales: Account,
  fees: FeeAccounts.prefault({}),
  /** The charges that are billed with VAT, such as fuel or cleaning. */
  chargeSales: Account,
  /** The compensation for damage, outside VAT. */
  claims: Account,
  vat: Account,
  /**
   * The VAT of documents until it is paid, which is when it is owed without an option for debits (CGI, art. 269, 2, c);
   * null to book it as collected at once.
   */
  vatWaiting: Account.nullable().default(null),
  /** Received before the document that bills it. */
  advances: Account,
  deposits: Account,
  /** The money that sources collected and owe; each has its number as auxiliary account. */
  sources: Account.default('467000'),
  methods: z.object({
    card: Account,
    cash: Account,
    transfer: Account,
    cheque: Account,
    holiday_voucher: Account,
    other: Account,
  } satisfies Record<PaymentMethod, typeof Account>),
  rates: z
    .array(RateAccounts)
    .max(20)
    .refine(
      ...rule(
        (rates: { vatRate: number }[]) => new Set(rates.map(({ vatRate }) => vatRate)).size === rates.length,
        'unique',
        { fr: 'Chaque taux n’a qu’une ligne', en: 'Each rate has one line only' },
      ),
    ),
  /** True when a deposit by card is only held: no money moves, so there is no entry. */
  isCardDepositHeld: z.boolean(),
})
export type Accounts = z.infer<typeof AccountFields>

/** The accounts on the wire. */
export const AccountMap = z.object(stored(AccountFields))
