import { restorable } from '#features/imports/public'
import type { Feature } from '#platform/feature/feature'
import { restorePrices } from './restore-prices.ts'
import { pricingRoutes } from './routes.ts'

declare module '#platform/feature/audit' {
  interface AuditedEntities {
    prices: true
  }
}

restorable.prices = restorePrices

/** The price list. */
export const pricing: Feature = { routes: pricingRoutes }
