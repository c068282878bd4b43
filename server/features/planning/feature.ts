import type { Feature } from '#platform/feature/feature'
import { defineJob, handle } from '#platform/jobs/jobs'
import { digestMailJob, queueDigests, sendDigest } from './digest.ts'
import { planningRoutes } from './routes.ts'

/** Requests the digests of agencies where the day begins. */
const digestJob = defineJob('digest', { schedule: '*/15 * * * *' })

/** The home page, the board, the counter and the digest of a day. */
export const planning: Feature = {
  routes: planningRoutes,
  jobs: [
    handle(digestMailJob, sendDigest),
    handle(digestJob, ({ db, enqueue, now }) => queueDigests(db, enqueue, now())),
  ],
}
