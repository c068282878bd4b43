import { toEuros } from '@filao/domain/kernel/money'
import { type Age, ageOf, ages } from '@filao/domain/receivables/age'
import type { ReceivablesSummary } from '@filao/domain/receivables/receivable.schema'
import type { Tx } from '#platform/database/connect'
import { sumByDays } from './queries.ts'

/** Sums what is open: the unpaid rentals by their age, and each other list as a whole. */
export async function sumReceivables(
  tx: Tx,
  companyId: number,
  requested: { agencyId?: number | undefined; now: string },
): Promise<ReceivablesSummary> {
  const rows = await sumByDays(tx, companyId, requested)
  const sumOf = (matching: typeof rows) => ({
    count: matching.reduce((sum, { count }) => sum + count, 0),
    amount: toEuros(matching.reduce((sum, { cents }) => sum + cents, 0)),
  })
  const unpaid = (age: Age) => rows.filter(({ list, days }) => list === 'unpaid' && ageOf(days) === age)
  return {
    ages: ages.map((age) => ({ age, ...sumOf(unpaid(age)) })),
    depositsHeld: sumOf(rows.filter(({ list }) => list === 'held')),
    toGiveBack: sumOf(rows.filter(({ list }) => list === 'back')),
    quotes: sumOf(rows.filter(({ list }) => list === 'quotes')),
  }
}
