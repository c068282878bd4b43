import { addMinutes } from '@filao/domain/kernel/time'
import type { Config } from '#platform/config'
import type { Database } from '#platform/database/connect'
import { inTransaction } from '#platform/database/tenancy/tenant'
import type { Enqueue } from '#platform/jobs/jobs'
import type { Log } from '#platform/log'
import type { Payments } from '#platform/subscriptions/payments'
import { followEveryone, followPlans } from './following.ts'
import { passTestTime } from './local.ts'
import { notifyOfEndingTrials } from './notifications.ts'
import { openAccounts } from './opening.ts'
import { builtInPlans, storePlans } from './plans.ts'
import { deleteOldWebhookEvents } from './provider-queries.ts'

type Parts = {
  config: Config
  db: Database
  log: Log
  payments: Payments | null
  enqueue: Enqueue
  now: () => string
}

/** The provider retries a webhook event for three days, and by hand for thirty. */
const keptDays = 35

/** Reads the plans for sale. Keeps the plans read before when the provider does not answer. */
export async function refreshPlans({ config, db, log, payments }: Parts): Promise<void> {
  if (!payments) return await storePlans(db, builtInPlans(config.billing))
  await followPlans({ db, payments }).catch((err) => log.error({ err }, 'the plans could not be read'))
}

/**
 * Advances local subscriptions and reads every customer from the provider, for lost webhook events. The next run makes
 * up for a failed one.
 */
export async function followBilling(parts: Parts): Promise<void> {
  const { config, db, log, payments, enqueue } = parts
  if (config.billing === 'local') await passTestTime(db, enqueue, parts.now())
  if (payments) {
    const following = { ...parts, payments }
    await openAccounts(following).catch((err) => log.error({ err }, 'accounts could not be opened'))
    await followEveryone(following).catch((err) => log.error({ err }, 'the subscriptions could not be read'))
  }
  await notifyOfEndingTrials(db, enqueue, parts.now())
}

/** Deletes the ids of webhook events that the provider no longer retries. */
export async function forgetWebhookEvents(db: Database, now: string): Promise<void> {
  await inTransaction(db, { identity: true }, (tx) => deleteOldWebhookEvents(tx, addMinutes(now, -keptDays * 1440)))
}
