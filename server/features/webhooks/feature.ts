import type { Database } from '#platform/database/connect'
import { inEachCompany } from '#platform/database/tenancy/each-company'
import { left } from '#platform/feature/carried'
import type { Feature, JobParts } from '#platform/feature/feature'
import { defineJob, forgetJob, handle, sealSecretsJob } from '#platform/jobs/jobs'
import { leftTables } from './carried-tables.ts'
import { type Courier, courier } from './deliver.ts'
import { deleteOldDeliveries, listCompaniesWithWebhooks } from './delivery-queries.ts'
import { webhookRoutes } from './routes.ts'
import { sealWebhooks } from './sealed-secrets.ts'
import { sendSwitchedOff, switchedOffMailJob } from './switch-off.ts'

declare module '#platform/feature/audit' {
  interface AuditedEntities {
    webhook: true
  }
}

Object.assign(left, leftTables)

/** Delivers due events, all the time. */
const deliverJob = defineJob('deliverWebhooks', { everySeconds: 1 })

/** The couriers of this process, one for its parts. */
const couriers = new WeakMap<JobParts, Courier>()

/** Webhooks: events of a company, sent to addresses that it chose. */
export const webhooks: Feature = {
  routes: webhookRoutes,
  jobs: [
    handle(deliverJob, async (parts) => {
      const own = couriers.get(parts) ?? courier(parts)
      couriers.set(parts, own)
      await own.deliver()
    }),
    handle(switchedOffMailJob, sendSwitchedOff),
    handle(forgetJob, ({ db, now }) => forgetDeliveries(db, now())),
    handle(sealSecretsJob, ({ db, config }) => sealWebhooks(db, config.secretsKey)),
  ],
}

async function forgetDeliveries(db: Database, now: string): Promise<void> {
  await inEachCompany(db, listCompaniesWithWebhooks, (tx, companyId) => deleteOldDeliveries(tx, companyId, now))
}
