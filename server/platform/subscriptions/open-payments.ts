import type { Config } from '#platform/config'
import type { Payments } from './payments.ts'

/** Opens the configured payment provider; null when none is set. Its library is only loaded when it is used. */
export async function openPayments(config: Config): Promise<Payments | null> {
  if (config.billing !== 'stripe') return null
  const { stripePayments } = await import('./stripe.ts')
  return stripePayments(config)
}
