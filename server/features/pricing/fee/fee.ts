import type { Sentence } from '@filao/domain/kernel/language'
import { inCents, toCents } from '@filao/domain/kernel/money'
import { fieldProblem, Problem } from '@filao/domain/kernel/problem'
import { guillemets } from '@filao/domain/kernel/text'
import { checkedFee } from '@filao/domain/pricing/fee/checked-fee'
import type { Fee, FeeChange, FeeCreation } from '@filao/domain/pricing/fee/fee.schema'
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
  const fee = checkedFee({ ...usual, ...withoutUndefined(wanted) })
  await checkFee(tx, by.companyId, fee, null)
  const id = await queries.insertFee(tx, { ...columns(fee), companyId: by.companyId })
  await audit(tx, { ...by, entity: 'fee', entityId: id, action: 'created' })
  return await queries.loadFee(tx, by.companyId, id)
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

/**
 * Keeps what the fee names from being archived meanwhile, and refuses a one-way rental to another country and a second
 * fee for one case. Fees of a company are checked one after the other.
 */
async function checkFee(tx: Tx, companyId: number, fee: Fields, id: number | null): Promise<void> {
  await lockName(tx, `fees of ${companyId}`)
  const from = fee.agencyId === null ? null : await keepAgency(tx, companyId, fee.agencyId, 'agencyId')
  const to = fee.toAgencyId === null ? null : await keepAgency(tx, companyId, fee.toAgencyId, 'toAgencyId')
  if (fee.categoryId !== null) await keepCategory(tx, companyId, fee.categoryId, 'categoryId')
  if (from && to && from.countryCode !== to.countryCode) throw fieldProblem('toAgencyId', 'country', otherCountry)
  if (!fee.isEnabled || fee.kind === 'place') return
  const twin = (await queries.listFees(tx, companyId)).find((one) => one.id !== id && one.isEnabled && isSame(one, fee))
  if (!twin) return
  const message = sameCase(twin.name)
  throw new Problem('conflict', message, { fields: [{ path: 'kind', code: 'taken', message }] })
}

function isSame(one: Fields, other: Fields): boolean {
  const isEqual = (['kind', 'agencyId', 'toAgencyId', 'categoryId', 'at'] as const).every(
    (field) => one[field] === other[field],
  )
  // Zones are told apart by their codes; several fees for one code would leave open which one counts.
  const [some, others] = [one.postalCodes, other.postalCodes]
  const isSameZone = some.length + others.length === 0 || some.some((code) => others.includes(code))
  return isEqual && isSameZone
}

function columns({ price, dailyPrice, ...fields }: Fields) {
  return { ...inCents(fields), priceCents: toCents(price), dailyPriceCents: toCents(dailyPrice) }
}

const otherCountry: Sentence = {
  fr: 'Un aller simple reste dans un pays\u202f: choisissez une agence du même pays que celle du départ.',
  en: 'A one-way rental stays in one country: choose an agency in the same country as the pick-up agency.',
}

function sameCase(name: string): Sentence {
  return {
    fr: `Les frais ${guillemets(name)} sont déjà facturés dans ce cas\u202f: modifiez-les, ou désactivez-les d’abord.`,
    en: `The fee '${name}' is already charged in this case: change it, or switch it off first.`,
  }
}
