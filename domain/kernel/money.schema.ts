import { z } from 'zod'
import { hasTwoDecimals, maxEuros, toCents, toEuros } from './money.ts'
import { rule } from './validation.ts'

/**
 * An amount on the wire: euros, 0 to 9,999,999.99, at most two decimals. Binary rounding errors (0.1 + 0.2) are
 * removed; a third decimal is refused.
 */
export const Euros = z
  .number()
  .min(0)
  .max(maxEuros)
  .refine(
    ...rule(hasTwoDecimals, 'pattern', {
      fr: 'Un montant a deux décimales au plus',
      en: 'An amount has at most two decimals',
    }),
  )
  .overwrite((euros) => toEuros(toCents(euros)))
export type Euros = z.infer<typeof Euros>

/** A percentage from 0 to 100 with at most two decimals. */
export const Percent = z
  .number()
  .min(0)
  .max(100)
  .refine(
    ...rule(hasTwoDecimals, 'pattern', {
      fr: 'Un taux a deux décimales au plus',
      en: 'A rate has at most two decimals',
    }),
  )
