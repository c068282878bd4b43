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
const followed = { code: 'deadline', fr: 'une échéance est suivie', en: 'a deadline is followed', rank: 2 }
references.push(
  { to: 'vehicles', table: 'deadlines', column: 'vehicleId', reason: followed },
  { to: 'vehicles', table: 'deadlineVisits', column: 'vehicleId', isHistory: true, reason: followed },
)

/** The deadlines of vehicles: inspections, insurance and services, and what was done for them. */
export const upkeep: Feature = { routes: upkeepRoutes }
