import { territories } from '@filao/domain/company/territories'
import { unfinishedStatuses } from '@filao/domain/company/unfinished-rentals'
import { customerName } from '@filao/domain/customers/name/person'
import { localDate } from '@filao/domain/kernel/time'
import { balanceOf } from '@filao/domain/overview/balance'
import type { RetentionPeriods } from '@filao/domain/privacy/periods.schema'
import { type CustomerFacts, planRetention, type RetentionPlan } from '@filao/domain/privacy/retention'
import { loadCompany } from '#features/company/public'
import type { Tx } from '#platform/database/connect'
import { findPeriods, listFacts, type StoredRental } from './queries.ts'

/** The company's periods, its clock, and its day. */
type RetentionDay = { companyId: number; periods: RetentionPeriods; zone: string; today: string }

/** A customer with the plan of a day; null as name for one who is erased. */
export type PlannedCustomer = {
  id: number
  publicId: string
  name: string | null
  facts: CustomerFacts
  plan: RetentionPlan
}

/** Loads the periods and the day of a company at an instant. */
export async function loadRetentionDay(tx: Tx, companyId: number, now: string): Promise<RetentionDay> {
  const { countryCode } = await loadCompany(tx, companyId)
  const zone = territories[countryCode].timezone
  return { companyId, periods: await findPeriods(tx, companyId), zone, today: localDate(now, zone) }
}

/** Plans what goes of these customers on the day; `asIfAsked` plans erasures that nobody has asked for yet. */
export async function planCustomers(
  tx: Tx,
  { companyId, periods, zone, today }: RetentionDay,
  ids: readonly number[],
  { asIfAsked = false } = {},
): Promise<PlannedCustomer[]> {
  const stored = await listFacts(tx, companyId, ids, zone)
  return stored.map(({ id, publicId, isErased, rentals, ...row }) => {
    const requestedOn = row.requestedOn ?? (asIfAsked ? today : null)
    const facts = { ...row, requestedOn, hasContacts: !isErased, rentals: rentals.map(factsOf) }
    const name = isErased ? null : customerName(row)
    return { id, publicId, name, facts, plan: planRetention(facts, periods, today) }
  })
}

function factsOf(rental: StoredRental) {
  const { dueCents, depositsHeldCents, toGiveBackCents } = balanceOf([rental])
  const isOpen = unfinishedStatuses.some((status) => status === rental.status)
  return { ...rental, isOpen, isOwed: dueCents > 0 || depositsHeldCents !== 0 || toGiveBackCents > 0 }
}
