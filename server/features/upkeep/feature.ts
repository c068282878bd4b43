import { references } from '#platform/database/references'
import { carried } from '#platform/feature/carried'
import type { Feature } from '#platform/feature/feature'
import { carriedTables } from './carried-tables.ts'
import { upkeepRoutes } from './routes.ts'

declare module '#platform/feature/audit' {
  interface AuditedEntities {
    deadline: true
    deadlineTemplate: true
    visitDocument: true
  }
}

carried.push(...carriedTables)
references.push(
  { to: 'vehicles', table: 'deadlines', column: 'vehicleId', reason: 'deadline' },
  { to: 'vehicles', table: 'deadlineVisits', column: 'vehicleId', isHistory: true, reason: 'deadline' },
)

/** The deadlines of vehicles: inspections, insurance and services, and what was done for them. */
export const upkeep: Feature = { routes: upkeepRoutes }
