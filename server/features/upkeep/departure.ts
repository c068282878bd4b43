import { type Acting, callerCan } from '@filao/domain/access/caller'
import { checkMayLeave, stoppingDeadlines } from '@filao/domain/upkeep/departure'
import type { Tx } from '#platform/database/connect'
import { audit, difference } from '#platform/feature/audit'
import { readDeadlines } from './deadline.ts'

/** The vehicle that is about to leave, and the reason of an administrator to let it leave in spite of its deadlines. */
type Departure = {
  companyId: number
  vehicleId: number
  rentalId: number
  reason: string | null | undefined
  path: string
}

/**
 * Refuses the departure of a vehicle with an overdue inspection or insurance. An administrator's reason lets it leave
 * and is stored in the audit trail of each such deadline.
 */
export async function checkDeparture(
  tx: Tx,
  { userId, acting }: { userId: number | null; acting: Acting },
  { companyId, vehicleId, rentalId, reason: given, path }: Departure,
  now: string,
): Promise<void> {
  const stopping = stoppingDeadlines(await readDeadlines(tx, companyId, { now, vehicleId }))
  const reason = (callerCan(acting, 'departures.override') && given) || null
  checkMayLeave(stopping, { reason, path })
  for (const { id } of stopping) {
    const changes = difference({}, { reason, rentalId })
    await audit(tx, { companyId, userId, entity: 'deadline', entityId: id, action: 'overridden', changes })
  }
}
