import { given, links } from '#features/customers/public'
import { carried, left } from '#platform/feature/carried'
import type { Feature } from '#platform/feature/feature'
import { forgetJob, handle } from '#platform/jobs/jobs'
import { carriedTables, leftTables } from './carried-tables.ts'
import { personLists } from './person-queries.ts'
import { twinsRoutes } from './routes.ts'
import { forgetOldMerges } from './undo.ts'

carried.push(...carriedTables)
Object.assign(left, leftTables)
Object.assign(given.lists, personLists)
links.push(
  { table: 'customerKeys', column: 'customerId', stays: 'written by a trigger' },
  { table: 'distinctCustomers', column: 'customerId', stays: 'read with the customers into whom both were merged' },
  { table: 'distinctCustomers', column: 'otherId', stays: 'read with the customers into whom both were merged' },
  { table: 'customerMerges', column: 'keptId', stays: 'says what happened' },
  { table: 'customerMerges', column: 'mergedId', stays: 'says what happened' },
)

/** The customers who may be one. */
export const twins: Feature = {
  routes: twinsRoutes,
  jobs: [handle(forgetJob, forgetOldMerges)],
}
