import { addMinutes } from '@filao/domain/kernel/time'
import { checkRefusedPeriod, repeatMinutes } from '@filao/domain/rentals/refused-request/refused-request'
import type {
  RefusedRequest,
  RefusedRequestCreation,
} from '@filao/domain/rentals/refused-request/refused-request.schema'
import { keepAgency } from '#features/company/public'
import { keepCategory } from '#features/fleet/public'
import type { Tx } from '#platform/database/connect'
import { lockName } from '#platform/database/tenancy/name-lock'
import { type Author, audit, difference, removal } from '#platform/feature/audit'
import * as queries from './refused-request-queries.ts'

/** Records a refused request; a member's repetition of the same search answers the one recorded before. */
export async function recordRefusedRequest(
  tx: Tx,
  by: Author,
  wanted: RefusedRequestCreation,
  now: string,
): Promise<RefusedRequest> {
  const { companyId, userId, authorKind } = by
  // A program asks for a website; a person is at the counter unless they say otherwise.
  const {
    departureAgencyId,
    categoryId = null,
    start,
    end,
    referralMode = authorKind === 'program' ? 'web' : 'desk',
  } = wanted
  checkRefusedPeriod(wanted, now)
  await keepAgency(tx, companyId, departureAgencyId, 'departureAgencyId')
  if (categoryId !== null) await keepCategory(tx, companyId, categoryId, 'categoryId')
  const search = { companyId, departureAgencyId, categoryId, startsAt: start, endsAt: end, referralMode }
  const stored = { ...search, createdBy: userId, createdAt: now }
  if (userId !== null) {
    // Two clicks at once wait for each other.
    await lockName(tx, `refused-request ${userId}`)
    const known = await queries.findRepeated(tx, stored, addMinutes(now, -repeatMinutes))
    if (known !== undefined) return await queries.loadRefusedRequest(tx, companyId, known)
  }
  const id = await queries.insertRefusedRequest(tx, stored)
  const changes = difference({}, { departureAgencyId, categoryId, start, end, referralMode })
  await audit(tx, { ...by, entity: 'refusedRequest', entityId: id, action: 'created', changes })
  return await queries.loadRefusedRequest(tx, companyId, id)
}

/** Takes a refused request back, for good. */
export async function deleteRefusedRequest(tx: Tx, by: Author, id: number): Promise<void> {
  const request = await queries.deleteRefusedRequest(tx, by.companyId, id)
  const changes = removal(request)
  await audit(tx, { ...by, entity: 'refusedRequest', entityId: id, action: 'deleted', changes })
}
