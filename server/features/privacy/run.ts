import { endedSince } from '@filao/domain/customers/exclusion/exclusion'
import type { LocalDate } from '@filao/domain/kernel/time.schema'
import type { RetentionCounts } from '@filao/domain/privacy/contract'
import type { RetentionPeriods } from '@filao/domain/privacy/periods.schema'
import { earliestStart } from '@filao/domain/privacy/retention'
import { listCompanyIds } from '#features/company/public'
import { eraseEndedExclusions, lockErasable } from '#features/customers/public'
import { beginErasing } from '#platform/database/tables/erasing'
import { blankJobResults } from '#platform/database/tables/job-tables'
import { inTransaction } from '#platform/database/tenancy/tenant'
import type { JobParts } from '#platform/feature/feature'
import { removeFiles } from '#platform/files/files'
import { defineJob } from '#platform/jobs/jobs'
import { removeWrittenMails } from '#platform/mail/mail'
import { erase, nothingErased } from './erasing.ts'
import { loadRetentionDay, planCustomers } from './facts.ts'
import { insertRun, listCandidates, type Starts } from './queries.ts'

/** The customers of one batch: few, so that a job is short and those of other companies come in between. */
const batch = 50

/** Begins the night's run of every company. */
export const retentionJob = defineJob('retention', { schedule: '40 4 * * *' })

/** A batch of a company's run: the customers after one, and what the batches before it took. */
type Batch = { companyId: number; after: number; counts: RetentionCounts }

/** Erases what is due of one batch of customers, and requests the next batch. */
export const retentionBatchJob = defineJob<Batch>('retentionBatch')

/** The files and mails of an erasure that are outside the database's own tables. */
type Outside = { companyId: number; keys: string[]; mailIds: number[] }

/**
 * Removes files and mails after the commit of an erasure. Unlike other files they are gone at once: a backup that
 * misses them restores a database whose erasures are applied again.
 */
export const eraseOutsideJob = defineJob<Outside>('eraseOutside')

/** Requests the first batch of every company. */
export async function beginRuns({ db, enqueue }: Pick<JobParts, 'db' | 'enqueue'>): Promise<void> {
  await inTransaction(db, { identity: true }, async (tx) => {
    for (const companyId of await listCompanyIds(tx)) {
      await enqueue(tx, retentionBatchJob, { companyId, after: 0, counts: nothingErased().counts })
    }
  })
}

/** Runs one batch in one transaction. The last one writes the run's line, if anything was erased. */
export async function runBatch(
  { db, enqueue, now }: Pick<JobParts, 'db' | 'enqueue' | 'now'>,
  { companyId, after, counts }: Batch,
): Promise<void> {
  const at = now()
  await inTransaction(db, { companyId, userId: 0 }, async (tx) => {
    const day = await loadRetentionDay(tx, companyId, at)
    if (after === 0) {
      await beginErasing(tx)
      await eraseEndedExclusions(tx, companyId, endedSince(day.today))
    }
    const ids = await listCandidates(tx, companyId, { starts: startsOf(day), after, limit: batch })
    const sum = { ...counts }
    const outside: Outside = { companyId, keys: [], mailIds: [] }
    for (const id of ids) {
      const customer = await lockErasable(tx, companyId, id)
      // Planned after the lock: no rental names the customer from here on.
      const [planned] = await planCustomers(tx, day, [id])
      if (!planned) continue
      const { counts: taken, keys, mailIds } = await erase(tx, companyId, customer, planned.plan)
      for (const kind of Object.keys(sum) as (keyof RetentionCounts)[]) sum[kind] += taken[kind]
      outside.keys.push(...keys)
      outside.mailIds.push(...mailIds)
    }
    if (outside.keys.length + outside.mailIds.length > 0) await enqueue(tx, eraseOutsideJob, outside)
    const last = ids.at(-1)
    if (last !== undefined && ids.length === batch) {
      await enqueue(tx, retentionBatchJob, { companyId, after: last, counts: sum })
    } else if (Object.values(sum).some((count) => count > 0)) {
      await insertRun(tx, companyId, { ...sum, occasion: 'nightly', at })
    }
  })
}

/** Erases what an erasure left outside the company's tables; safe to repeat. */
export async function eraseOutside(
  { db, config, files }: Pick<JobParts, 'db' | 'config' | 'files'>,
  { companyId, keys, mailIds }: Outside,
): Promise<void> {
  await removeFiles(files, keys)
  await blankJobResults(db, companyId, mailIds)
  await removeWrittenMails(config, mailIds)
}

/** Returns the days before which data may be old enough. */
export function startsOf({ periods, today }: { periods: RetentionPeriods; today: LocalDate }): Starts {
  return {
    scans: earliestStart(today, { days: periods.scanDays }),
    identity: earliestStart(today, { months: periods.identityMonths }),
    contacts: earliestStart(today, { months: periods.contactMonths }),
    contract: earliestStart(today, { years: periods.contractYears }),
  }
}
