import { toEuros } from '../kernel/money.ts'
import type { Report } from './e-report.ts'
import type { EReporting } from './e-reporting.schema.ts'

/** Writes a report for the wire. */
export function reportInEuros(days: { from: string; to: string }, report: Report): EReporting {
  const { outside, withoutPayments, unbilledCents, lines } = report
  return {
    ...days,
    outside,
    withoutPayments,
    unbilled: toEuros(unbilledCents),
    lines: lines.map(({ baseCents, vatCents, ...line }) => ({
      ...line,
      base: toEuros(baseCents),
      vat: toEuros(vatCents),
      total: toEuros(baseCents + vatCents),
    })),
  }
}
