import { references } from '#platform/database/references'
import { carried } from '#platform/feature/carried'
import type { Feature } from '#platform/feature/feature'
import { carriedTables } from './carried-tables.ts'
import { statementRoutes } from './routes.ts'

declare module '#platform/feature/audit' {
  interface AuditedEntities {
    source_settlement: true
  }
}

carried.push(...carriedTables)
references.push(
  { to: 'sources', table: 'sourceSettlements', column: 'sourceId', isHistory: true },
  { to: 'rentals', table: 'sourceSettlementRentals', column: 'rentalId', isHistory: true },
)

/** What those who send rentals owe and are owed: statements by month, settlements, and their lists compared. */
export const statements: Feature = { routes: statementRoutes }
