import { loadSubscriber } from '#features/access/public'
import { left } from '#platform/feature/carried'
import type { Feature } from '#platform/feature/feature'
import { defineJob, forgetJob, handle } from '#platform/jobs/jobs'
import { leftTables } from './carried-tables.ts'
import { followBilling, forgetWebhookEvents, refreshPlans } from './jobs.ts'
import { billingMailJob, sendBillingMail } from './notifications.ts'
import { openAccount, openAccountJob } from './opening.ts'
import { loadPayingVehicles } from './queries.ts'
import { billingRoutes } from './routes.ts'

declare module '#platform/feature/audit' {
  interface AuditedEntities {
    subscription: 'company'
  }
}

Object.assign(left, leftTables)
loadSubscriber.bring(loadPayingVehicles)

/** Follows the subscriptions: elapsed time, and missed webhook events of the provider. */
const followJob = defineJob('billing', { schedule: '*/30 * * * *' })
/** Reads the payment provider's plans again. */
const plansJob = defineJob('billingPlans', { schedule: '*/10 * * * *' })

/** The plans, their limits and the subscription of a company. */
export const billing: Feature = {
  routes: billingRoutes,
  jobs: [
    handle(followJob, followBilling),
    handle(plansJob, refreshPlans),
    handle(billingMailJob, sendBillingMail),
    handle(openAccountJob, async ({ db, payments }, { companyId }) => {
      if (payments) await openAccount({ db, payments }, companyId)
    }),
    handle(forgetJob, ({ db, now }) => forgetWebhookEvents(db, now())),
  ],
}
