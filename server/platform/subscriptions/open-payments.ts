import type { Config } from '#platform/config'
import type { Payments } from './payments.ts'

/** The provider of payments of the settings; null where none is asked. Its library is only loaded where it is used. */
export async function openPayments(config: Config): Promise<Payments | null> {
  if (config.billing !== 'stripe') return null
  const { stripePayments } = await import('./stripe.ts')
  return stripePayments(config)
}
