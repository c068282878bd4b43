import { checkCover, checkOneOfCover, noYoungCover } from '@filao/domain/fleet/option/cover'
import type { Option, OptionChange, OptionCreation } from '@filao/domain/fleet/option/option.schema'
import { inCents, toCents } from '@filao/domain/kernel/money'
import { fieldProblem } from '@filao/domain/kernel/problem'
import type { Tx } from '#platform/database/connect'
import { findUses } from '#platform/database/references'
import { withoutUndefined } from '#platform/database/without-undefined'
import { type Author, audit, auditChange } from '#platform/feature/audit'
import { type OptionCategory, replaceCategoriesOf } from '../catalogue/category-option-queries.ts'
import { listCategories } from '../catalogue/category-queries.ts'
import * as queries from '../catalogue/option-queries.ts'
import { replaceStocksOf } from '../catalogue/option-stock-queries.ts'

/** Creates an option, free of charge unless prices are given. */
export async function createOption(tx: Tx, by: Author, wanted: OptionCreation): Promise<Option> {
  return await queries.loadOption(tx, by.companyId, await addOption(tx, by, wanted, 'created'))
}

/** Stores a new option with its audit entry, and returns its id. */
export async function addOption(tx: Tx, by: Author, wanted: OptionCreation, action: 'created' | 'imported') {
  const { categories = [], stocks = [], ...fields } = wanted
  const { isCover = false, maxQuantity = 1 } = wanted
  checkOneOfCover({ isCover, maxQuantity })
  checkCover({ isCover, categories }, isCover ? await ownExcess(tx, by.companyId) : new Map())
  const id = await queries.insertOption(tx, { name: wanted.name, ...columns(fields), companyId: by.companyId })
  await replaceCategoriesOf(tx, by.companyId, id, inCategories(categories))
  await replaceStocksOf(tx, by.companyId, id, stocks)
  await audit(tx, { ...by, entity: 'option', entityId: id, action })
  return id
}

/** Changes an option, or switches it on and off. */
export async function updateOption(tx: Tx, by: Author, id: number, wanted: OptionChange): Promise<Option> {
  const { categories: _, stocks, ...fields } = wanted
  await queries.lockOption(tx, by.companyId, id)
  const before = await queries.loadOption(tx, by.companyId, id)
  const { isCover = before.isCover } = wanted
  const { maxQuantity = before.maxQuantity } = wanted
  checkOneOfCover({ isCover, maxQuantity })
  if (isCover && !before.isCover && (await queries.isForYoungDrivers(tx, by.companyId, id))) {
    throw fieldProblem('isCover', 'young_driver', noYoungCover)
  }
  const categories = changedCategories(before, wanted, isCover)
  // A cover whose last category was archived can still be renamed and switched off.
  if (categories) {
    const own = isCover ? await ownExcess(tx, by.companyId, unchangedIn(before, categories)) : new Map()
    checkCover({ isCover, categories }, own)
  }
  await queries.updateOption(tx, by.companyId, id, columns(fields))
  if (categories) await replaceCategoriesOf(tx, by.companyId, id, inCategories(categories))
  if (stocks) await replaceStocksOf(tx, by.companyId, id, stocks)
  const after = await queries.loadOption(tx, by.companyId, id)
  await auditChange(tx, { ...by, entity: 'option', entityId: id }, before, after)
  return after
}

/**
 * Returns the categories to store, null when they stay. Those of a cover that come without amounts, as from a program
 * that does not know covers, keep theirs; an option that is no cover any more loses them.
 */
function changedCategories(
  before: Option,
  { categories }: OptionChange,
  isCover: boolean,
): OptionChange['categories'] | null {
  if (!categories && isCover === before.isCover) return null
  if (!isCover) return categories ?? before.categories.map(({ categoryId }) => ({ categoryId }))
  const amounts = new Map(before.categories.map((one) => [one.categoryId, one]))
  return (categories ?? before.categories).map((one) => {
    const isBare = one.waiverAmount === undefined && one.securityDepositAmount === undefined
    return isBare ? (amounts.get(one.categoryId) ?? one) : one
  })
}

type Categories = NonNullable<OptionChange['categories']>

/** Returns the categories in which a cover leaves what it left before, also where their own excess is less by now. */
function unchangedIn(before: Option, categories: Categories): number[] {
  const amounts = new Map(before.categories.map((one) => [one.categoryId, one.waiverAmount]))
  const same = categories.filter(({ categoryId, waiverAmount }) => amounts.get(categoryId) === waiverAmount)
  return same.map(({ categoryId }) => categoryId)
}

/** Returns the categories with their own excess by id, without those in `except`. */
export async function ownExcess(tx: Tx, companyId: number, except: readonly number[] = []) {
  const categories = await listCategories(tx, companyId)
  return new Map(categories.filter(({ id }) => !except.includes(id)).map((category) => [category.id, category]))
}

/** Removes an option, or archives it when rentals refer to it. */
export async function deleteOption(tx: Tx, by: Author, id: number, now: string): Promise<void> {
  await queries.lockOption(tx, by.companyId, id)
  const { isUsed } = await findUses(tx, 'options', by.companyId, id)
  if (isUsed) await queries.archiveOption(tx, by.companyId, id, now)
  else await queries.deleteOption(tx, by.companyId, id)
  await audit(tx, { ...by, entity: 'option', entityId: id, action: isUsed ? 'archived' : 'deleted' })
}

function columns({ price, dailyPrice, ...fields }: Omit<OptionChange, 'categories' | 'stocks'>) {
  return {
    ...withoutUndefined(inCents(fields)),
    ...(price === undefined ? {} : { priceCents: toCents(price) }),
    ...(dailyPrice === undefined ? {} : { dailyPriceCents: toCents(dailyPrice) }),
  }
}

/** Returns the categories with what a cover leaves in each, in cents. */
function inCategories(categories: Categories): OptionCategory[] {
  return categories.map(({ categoryId, waiverAmount = null, securityDepositAmount = null }) => {
    return inCents({ categoryId, waiverAmount, securityDepositAmount })
  })
}
