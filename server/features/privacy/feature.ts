import { carried, left } from '#platform/feature/carried'
import type { Feature } from '#platform/feature/feature'
import { handle } from '#platform/jobs/jobs'
import { carriedTables, leftTables } from './archive/carried-tables.ts'
import { eraseRestored } from './restored.ts'
import { privacyRoutes } from './routes.ts'
import { beginRuns, eraseOutside, eraseOutsideJob, retentionBatchJob, retentionJob, runBatch } from './run.ts'

carried.push(...carriedTables)
Object.assign(left, leftTables)

/** The periods for which data of customers are kept, the requests of customers, and the nightly runs that erase. */
export const privacy: Feature = {
  routes: privacyRoutes,
  jobs: [
    handle(retentionJob, async (parts) => {
      await eraseRestored(parts)
      await beginRuns(parts)
    }),
    handle(retentionBatchJob, runBatch),
    handle(eraseOutsideJob, eraseOutside),
  ],
}
