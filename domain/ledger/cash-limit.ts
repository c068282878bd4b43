import { paid } from './account.ts'
import type { PaymentMethod } from './payment.ts'

type Line = { method: PaymentMethod; totalCents: number; correctsPaymentId: number | null }

/**
 * The most that one debt may be paid in cash, in cents: 1,000 €, for companies and for residents of France. A consumer
 * who proves to live abroad may pay 15,000 € (Code monétaire et financier, L112-6 and D112-3).
 */
export const cashLimit = 100_000

/** Returns the cash that a rental's lines took for its price, minus what went back, in cents. */
export function cashTaken(lines: readonly Line[]): number {
  const cash = lines.filter(({ method }) => method === 'cash')
  return paid(cash.map((line) => ({ ...line, securityDepositCents: 0 }))).totalCents
}
