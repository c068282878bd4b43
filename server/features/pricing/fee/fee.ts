import { inCents, toCents } from '@filao/domain/kernel/money'
import { fieldProblem, Problem } from '@filao/domain/kernel/problem'
import { checkedFee } from '@filao/domain/pricing/fee/checked-fee'
import type { Fee, FeeChange, FeeCreation } from '@filao/domain/pricing/fee/fee.schema'
import { otherCountry, takenCase } from '@filao/domain/pricing/fee/fee-case'
import { keepAgency } from '#features/company/public'
import { keepCategory } from '#features/fleet/public'
import type { Tx } from '#platform/database/connect'
import { lockName } from '#platform/database/tenancy/name-lock'
import { withoutUndefined } from '#platform/database/without-undefined'
import { type Author, audit, auditChange } from '#platform/feature/audit'
import * as queries from './fee-queries.ts'

type Fields = ReturnType<typeof checkedFee>

const usual = {
  nameEn: null,
  isEnabled: true,
  price: 0,
  dailyPrice: 0,
  maxAmount: null,
  agencyId: null,
  toAgencyId: null,
  categoryId: null,
  at: null,
  isOnHolidays: false,
  postalCodes: [] as string[],
  freeCount: 0,
}

/** Creates a fee that charges itself. */
export async function createFee(tx: Tx, by: Author, wanted: FeeCreation): Promise<Fee> {
  return await queries.loadFee(tx, by.companyId, await addFee(tx, by, wholeFee(wanted), 'created'))
}

/** Returns a fee with what it does not state: charged everywhere, at both ends, without free drivers. */
export function wholeFee(wanted: FeeCreation): Fields {
  return checkedFee({ ...usual, ...withoutUndefined(wanted) })
}

/** Stores a new fee with its audit entry, and returns its id. */
export async function addFee(tx: Tx, by: Author, fee: Fields, action: 'created' | 'imported'): Promise<number> {
  await checkFee(tx, by.companyId, fee, null)
  const id = await queries.insertFee(tx, { ...columns(fee), companyId: by.companyId })
  await audit(tx, { ...by, entity: 'fee', entityId: id, action })
  return id
}

/** Changes a fee, or switches it on and off. Prices that are agreed keep theirs. */
export async function updateFee(tx: Tx, by: Author, id: number, wanted: FeeChange): Promise<Fee> {
  await queries.lockFee(tx, by.companyId, id)
  const before = await queries.loadFee(tx, by.companyId, id)
  const { id: _, companyId: __, ...fields } = before
  const fee = checkedFee({ ...fields, ...withoutUndefined(wanted) })
  await checkFee(tx, by.companyId, fee, id)
  await queries.updateFee(tx, by.companyId, id, columns(fee))
  const after = await queries.loadFee(tx, by.companyId, id)
  await auditChange(tx, { ...by, entity: 'fee', entityId: id }, before, after)
  return after
}

/** Removes a fee: it is archived, since the history of rentals names it. */
export async function deleteFee(tx: Tx, by: Author, id: number, now: string): Promise<void> {
  await queries.lockFee(tx, by.companyId, id)
  await queries.updateFee(tx, by.companyId, id, { archivedAt: now })
  await audit(tx, { ...by, entity: 'fee', entityId: id, action: 'archived' })
}

/** Returns the name under which fees of a company are checked and written one after the other. */
export function feesLock(companyId: number): string {
  return `fees of ${companyId}`
}

/**
 * Keeps what the fee names from being archived meanwhile, and refuses a one-way rental to another country and a second
 * fee for one case. Fees of a company are checked one after the other.
 */
async function checkFee(tx: Tx, companyId: number, fee: Fields, id: number | null): Promise<void> {
  await lockName(tx, feesLock(companyId))
  const from = fee.agencyId === null ? null : await keepAgency(tx, companyId, fee.agencyId, 'agencyId')
  const to = fee.toAgencyId === null ? null : await keepAgency(tx, companyId, fee.toAgencyId, 'toAgencyId')
  if (fee.categoryId !== null) await keepCategory(tx, companyId, fee.categoryId, 'categoryId')
  if (from && to && from.countryCode !== to.countryCode) throw fieldProblem('toAgencyId', 'country', otherCountry)
  const others = (await queries.listFees(tx, companyId)).filter((one) => one.id !== id)
  const taken = takenCase(fee, others)
  if (taken) throw new Problem('conflict', taken.message, { fields: [taken] })
}

function columns({ price, dailyPrice, ...fields }: Fields) {
  return { ...inCents(fields), priceCents: toCents(price), dailyPriceCents: toCents(dailyPrice) }
}
