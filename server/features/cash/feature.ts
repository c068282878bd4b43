import { references } from '#platform/database/references'
import { carried } from '#platform/feature/carried'
import type { Feature } from '#platform/feature/feature'
import { carriedTables } from './carried-tables.ts'
import { cashRoutes } from './routes.ts'

declare module '#platform/feature/audit' {
  interface AuditedEntities {
    cash_desk: true
  }
}

carried.push(...carriedTables)
references.push({ to: 'agencies', table: 'cashDesks', column: 'agencyId', isHistory: true })

/** The cash desk of each agency and day: its float, its payments, its count. */
export const cash: Feature = { routes: cashRoutes }
