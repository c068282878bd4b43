import type { z } from 'zod'
import { toEuros } from '../kernel/money.ts'
import type { JournalSums, Taxed } from './report.schema.ts'
import { inOrder, type Totals } from './totals.ts'

/** Writes sums for the wire. */
export function sumsInEuros(totals: Totals): JournalSums {
  return {
    entries: totals.entries,
    received: taxed(totals.receivedCents, totals.receivedVat),
    methods: totals.methods
      .map(({ method, cents, depositCents }) => ({ method, amount: toEuros(cents), deposit: toEuros(depositCents) }))
      .sort((a, b) => (a.method < b.method ? -1 : 1)),
    charged: toEuros(totals.chargedCents),
    invoiced: taxed(totals.invoicedCents, totals.invoicedVat),
    claimed: toEuros(totals.claimedCents),
  }
}

function taxed(cents: number, vat: Totals['receivedVat']): z.infer<typeof Taxed> {
  const vatCents = vat.reduce((sum, share) => sum + share.vatCents, 0)
  return {
    totalBeforeVat: toEuros(cents - vatCents),
    totalVat: toEuros(vatCents),
    total: toEuros(cents),
    vat: inOrder(vat).map(({ rate, baseCents, vatCents: amount }) => {
      return { rate, base: toEuros(baseCents), amount: toEuros(amount) }
    }),
  }
}
