import { addEntry, noTotals, type Totals } from '../journal/totals.ts'
import type { Sentence } from '../kernel/language.ts'
import type { Accounts } from './accounts.schema.ts'
import type { Role } from './accounts.ts'
import { isHeld } from './entries.ts'
import type { BookEntry, MoneyEntry } from './entry.ts'

/** The sums in which the books and the closing of the journal are compared. */
export const comparedSums = ['received', 'deposits', 'invoiced', 'vat', 'claimed', 'collected'] as const
type ComparedSum = (typeof comparedSums)[number]

/** The reasons for which a sum of the books may differ from the closing. */
export const differenceReasons = ['card_hold', 'other_export', 'unknown'] as const
type DifferenceReason = (typeof differenceReasons)[number]

export const differenceLabels = {
  card_hold: {
    fr: 'Dépôts seulement bloqués sur une carte\u202f: aucun argent n’a bougé, donc aucune écriture.',
    en: 'Deposits only held on a card: no money moved, so there is no entry.',
  },
  other_export: {
    fr: 'Opérations de ces jours prises dans un autre export, ou d’autres jours prises dans celui-ci.',
    en: 'Money of these days that another export has, or of other days that this one has.',
  },
  unknown: {
    fr: 'Écart sans explication\u202f: ne reprenez pas ces écritures et prévenez votre support.',
    en: 'Difference without an explanation: do not import these entries, and contact support.',
  },
} satisfies Record<DifferenceReason, Sentence>

/** A sum of the closing and of the books, with the parts of the difference. */
export type Compared = {
  sum: ComparedSum
  closingCents: number
  booksCents: number
  differences: { reason: DifferenceReason; cents: number }[]
}

/**
 * Compares entries of the books with the sums of the journal's closing for the same days. `money` are the journal's
 * entries that they come from. No difference is left without a reason: the rest is `unknown`. What sources collected is
 * compared where there is any.
 */
export function compare(
  entries: readonly BookEntry[],
  money: readonly MoneyEntry[],
  accounts: Accounts,
  closing: Totals,
): Compared[] {
  const written = noTotals()
  for (const { kind, facts } of money) addEntry(written, kind, facts)
  const [closed, exported, booked] = [sumsOf(closing), sumsOf(written), sumsOfBooks(entries)]
  const held = money.filter((entry) => entry.kind.startsWith('deposit_') && isHeld(accounts, entry))
  const heldCents = held.reduce((sum, { facts }) => sum + (facts.cents ?? 0), 0)
  const compared = comparedSums.map((sum) => {
    const parts = [
      { reason: 'card_hold' as const, cents: sum === 'deposits' ? 0 - heldCents : 0 },
      { reason: 'other_export' as const, cents: exported[sum] - closed[sum] },
    ]
    const rest = booked[sum] - closed[sum] - parts.reduce((total, { cents }) => total + cents, 0)
    const differences = [...parts, { reason: 'unknown' as const, cents: rest }].filter(({ cents }) => cents !== 0)
    return { sum, closingCents: closed[sum], booksCents: booked[sum], differences }
  })
  return compared.filter(({ sum }) => sum !== 'collected' || closed[sum] || exported[sum] || booked[sum])
}

function sumsOf(totals: Totals): Record<ComparedSum, number> {
  return {
    received: totals.receivedCents,
    deposits: totals.methods.reduce((sum, { depositCents }) => sum + depositCents, 0),
    invoiced: totals.invoicedCents,
    vat: totals.invoicedVat.reduce((sum, { vatCents }) => sum + vatCents, 0),
    claimed: totals.claimedCents,
    collected: totals.collectedCents ?? 0,
  }
}

/** Reads the sums from the lines, so that a wrong line is seen. */
function sumsOfBooks(entries: readonly BookEntry[]): Record<ComparedSum, number> {
  const debit = (natures: BookEntry['nature'][], roles: Role[]) =>
    entries
      .filter(({ nature }) => natures.includes(nature))
      .flatMap(({ lines }) => lines)
      .filter(({ role }) => roles.includes(role))
      .reduce((sum, { debitCents, creditCents }) => sum + debitCents - creditCents, 0)
  return {
    received: 0 - debit(['payment'], ['customers', 'advances']),
    deposits: 0 - debit(['payment', 'deposit'], ['deposits']),
    invoiced: debit(['document'], ['customers']),
    vat: 0 - debit(['document'], ['vat', 'vatWaiting']),
    claimed: debit(['claim'], ['customers']),
    collected: debit(['collected'], ['sources']),
  }
}
