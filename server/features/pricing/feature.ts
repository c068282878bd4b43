import type { Feature } from '#platform/feature'
import { pricingRoutes } from './routes.ts'

declare module '#platform/audit' {
  interface AuditedEntities {
    prices: true
  }
}

/** The price list. */
export const pricing: Feature = { routes: pricingRoutes }
