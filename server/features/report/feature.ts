import type { Feature } from '#platform/feature/feature'
import { defineJob, handle } from '#platform/jobs/jobs'
import { queueReports, reportMailJob, sendReport } from './weekly.ts'

/**
 * Requests the weekly reports of companies where it is Monday morning: in every territory it is then Monday in UTC too.
 */
const reportJob = defineJob('weeklyReport', { schedule: '*/15 * * * 1' })

/** The weekly report by mail. */
export const report: Feature = {
  routes: () => undefined,
  jobs: [
    handle(reportMailJob, sendReport),
    handle(reportJob, ({ db, enqueue, now }) => queueReports(db, enqueue, now())),
  ],
}
