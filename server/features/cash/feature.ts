import type { Feature } from '#platform/feature'
import { cashRoutes } from './routes.ts'

declare module '#platform/audit' {
  interface AuditedEntities {
    cash_desk: true
  }
}

/** The cash desk of each agency and day: its float, its payments, its count. */
export const cash: Feature = { routes: cashRoutes }
