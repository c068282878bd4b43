import { carried, left } from '#platform/feature/carried'
import type { Feature } from '#platform/feature/feature'
import { carriedTables, leftTables } from './carried-tables.ts'
import { twinsRoutes } from './routes.ts'

carried.push(...carriedTables)
Object.assign(left, leftTables)

/** The customers who may be one. */
export const twins: Feature = { routes: twinsRoutes }
