import { carried, left } from '#platform/feature/carried'
import type { Feature } from '#platform/feature/feature'
import { forgetJob, handle, sealSecretsJob } from '#platform/jobs/jobs'
import { carriedTables, leftTables } from './carried-tables.ts'
import { sealApps } from './factor/sealed-apps.ts'
import { forgetOld } from './forgetting.ts'
import { accessRoutes } from './routes.ts'

declare module '#platform/feature/audit' {
  interface AuditedEntities {
    user: true
    savedView: true
    apiKey: true
  }
}

carried.push(...carriedTables)
Object.assign(left, leftTables)

/** Sign-in, the team and one's own account. */
export const access: Feature = {
  routes: accessRoutes,
  jobs: [
    handle(forgetJob, ({ db }) => forgetOld(db)),
    handle(sealSecretsJob, ({ db, config }) => sealApps(db, config.secretsKey)),
  ],
}
