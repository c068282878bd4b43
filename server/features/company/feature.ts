import { limitedTables, zoneOfDates } from '#features/billing/public'
import { carried } from '#platform/feature/carried'
import type { Feature } from '#platform/feature/feature'
import { forgetJob, handle } from '#platform/jobs/jobs'
import { zoneOfAgency } from './agency-queries.ts'
import { carriedTables } from './carried-tables.ts'
import { forgetUnusedFiles } from './public-file.ts'
import { companyRoutes } from './routes.ts'

declare module '#platform/feature/audit' {
  interface AuditedEntities {
    agency: true
    file: true
  }
}

carried.push(...carriedTables)
limitedTables.agencies = 'agencies'
zoneOfDates.bring(zoneOfAgency)

/** The company itself, its terms, its public files and its agencies. */
export const company: Feature = {
  routes: companyRoutes,
  jobs: [handle(forgetJob, ({ db, enqueue, now }) => forgetUnusedFiles(db, enqueue, now()))],
}
