import { inEuros } from '@filao/domain/kernel/money'
import type { TimelineStep } from '@filao/domain/rentals/timeline.schema'
import { readableChanges, stepKindOf } from '@filao/domain/rentals/timeline-changes'
import { listFeeNamesById } from '#features/pricing/public'
import type { Tx } from '#platform/database/connect'
import { loadStatus } from '../record/queries.ts'
import { listOptionNamesById, listStoredSteps } from './timeline-queries.ts'

/** Lists every step of a rental with its author and time, latest first. */
export async function loadTimeline(tx: Tx, companyId: number, rentalId: number): Promise<TimelineStep[]> {
  const [, stored, optionNames, feeNames] = await Promise.all([
    loadStatus(tx, companyId, rentalId),
    listStoredSteps(tx, companyId, rentalId),
    listOptionNamesById(tx, companyId),
    listFeeNamesById(tx, companyId),
  ])
  return stored.flatMap(({ entity, action, authorKind, changes, payment, charge, document, ...step }) => {
    const kind = step.mail ? 'mailed' : stepKindOf(entity, action)
    if (!kind) return []
    const money = {
      payment: payment && inEuros(payment),
      charge: charge && inEuros(charge),
      document: document && inEuros(document),
    }
    const byCustomer = authorKind === 'customer'
    return [{ ...step, ...money, kind, byCustomer, changes: readableChanges(changes, { optionNames, feeNames }) }]
  })
}
