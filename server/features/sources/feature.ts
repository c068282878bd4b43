import { carried } from '#platform/feature/carried'
import type { Feature } from '#platform/feature/feature'
import { carriedTables } from './carried-tables.ts'
import { sourceRoutes } from './routes.ts'

declare module '#platform/feature/audit' {
  interface AuditedEntities {
    source: true
  }
}

carried.push(...carriedTables)

/** Those who send rentals to the company, with their commission. */
export const sources: Feature = { routes: sourceRoutes }
