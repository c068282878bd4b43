import type { Feature } from '#platform/feature'
import { forgetJob, handle } from '#platform/jobs'
import { forgetOld } from './forgetting.ts'
import { accessRoutes } from './routes.ts'

declare module '#platform/audit' {
  interface AuditedEntities {
    user: true
    savedView: true
    apiKey: true
  }
}

/** Sign-in, the team and one's own account. */
export const access: Feature = {
  routes: accessRoutes,
  jobs: [handle(forgetJob, ({ db }) => forgetOld(db))],
}
