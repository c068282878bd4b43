import { carried } from '#platform/feature/carried'
import type { Feature } from '#platform/feature/feature'
import { defineJob, handle } from '#platform/jobs/jobs'
import { carriedTables } from './carried-tables.ts'
import { closeJournals } from './closing.ts'
import { headMailJob, sendHeadMail } from './notifications.ts'
import { journalRoutes } from './routes.ts'

declare module '#platform/feature/audit' {
  interface AuditedEntities {
    /** A check of a company's journal. */
    journal: 'company'
  }
}

carried.push(...carriedTables)

/** Closes the days, months and years that have ended in each company's calendar. */
const closeJob = defineJob('closeJournals', { schedule: '7 * * * *' })

/** The journal of money: its closings, check, turnover and archive. Other features write its entries. */
export const journal: Feature = {
  routes: journalRoutes,
  jobs: [
    handle(closeJob, ({ db, enqueue, now }) => closeJournals(db, enqueue, now())),
    handle(headMailJob, sendHeadMail),
  ],
}
