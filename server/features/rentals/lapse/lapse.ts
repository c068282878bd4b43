import { inEuros } from '@filao/domain/kernel/money'
import { hasLapsed } from '@filao/domain/rentals/status/lapse'
import { listCompanyIds } from '#features/company/public'
import { attemptEach } from '#platform/attempt-each'
import type { Database, Tx } from '#platform/database/connect'
import { insertEvent } from '#platform/database/tables/events'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { audit, difference } from '#platform/feature/audit'
import type { Enqueue } from '#platform/jobs/jobs'
import { mailAbout } from '../mail/queue-mail.ts'
import { holdVehicle } from '../record/occupy.ts'
import type { LockedRental } from '../record/queries.ts'
import { updateRental } from '../record/write-queries.ts'
import { lockLapsed } from './lapse-queries.ts'

/** The number of offers that lapse in one transaction. */
const batch = 50

/**
 * Cancels every expired offer, in each company's own scope. Offers that another transaction is changing are left for
 * the next run.
 */
export async function lapseOffers(db: Database, enqueue: Enqueue, now: string): Promise<void> {
  const companyIds = await inTransaction(db, { identity: true }, listCompanyIds)
  await attemptEach(companyIds, async (companyId) => {
    const lapse = () => inTransaction(db, { companyId, userId: 0 }, (tx) => lapseSome(tx, enqueue, companyId, now), now)
    while ((await lapse()) === batch);
  })
}

async function lapseSome(tx: Tx, enqueue: Enqueue, companyId: number, now: string): Promise<number> {
  const offers = await lockLapsed(tx, companyId, now, batch)
  for (const offer of offers) await lapseOffer(tx, enqueue, offer, now)
  if (offers.length > 0) await insertEvent(tx, { companyId, top: 'rentals', key: null })
  return offers.length
}

async function lapseOffer(tx: Tx, enqueue: Enqueue, before: LockedRental, now: string) {
  if (!hasLapsed(before, now)) return
  const { companyId, id } = before
  const after = await updateRental(tx, companyId, id, { status: 'cancelled', validUntil: null, lapsedAt: now })
  // The vehicle of an offer never left, so it was never exchanged.
  await holdVehicle(tx, { ...before, vehicleChanges: [] }, { ...after, vehicleChanges: [] }, now)
  const changes = difference(inEuros(before), inEuros(after))
  await audit(tx, { companyId, userId: null, entity: 'rental', entityId: id, action: 'lapsed', changes })
  const lapsed = { kind: 'lapsed', dedupe: `lapsed:${id}`, isAutomatic: true } as const
  await mailAbout(tx, enqueue, { companyId, rentalId: id, ...lapsed, now })
}
