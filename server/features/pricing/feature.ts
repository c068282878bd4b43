import { restorable, undoableKinds } from '#features/imports/public'
import { carried } from '#platform/feature/carried'
import type { Feature } from '#platform/feature/feature'
import { carriedTables } from './carried-tables.ts'
import { lockImportedFees, removeImportedFees } from './fee/undo-queries.ts'
import { restorePrices } from './restore-prices.ts'
import { pricingRoutes } from './routes.ts'

declare module '#platform/feature/audit' {
  interface AuditedEntities {
    fee: true
    prices: 'company'
  }
}

carried.push(...carriedTables)
restorable.prices = restorePrices
undoableKinds.fees = { entity: 'fee', lock: lockImportedFees, remove: removeImportedFees }

/** The price list. */
export const pricing: Feature = { routes: pricingRoutes }
