import { checkCover } from '@filao/domain/fleet/option/cover'
import type { Option, OptionChange, OptionCreation } from '@filao/domain/fleet/option/option.schema'
import { inCents, toCents } from '@filao/domain/kernel/money'
import type { Tx } from '#platform/database/connect'
import { findUses } from '#platform/database/references'
import { withoutUndefined } from '#platform/database/without-undefined'
import { type Author, audit, auditChange } from '#platform/feature/audit'
import { type OptionCategory, replaceCategoriesOf } from '../catalogue/category-option-queries.ts'
import * as queries from '../catalogue/option-queries.ts'

/** Creates an option, free of charge unless prices are given. */
export async function createOption(tx: Tx, by: Author, wanted: OptionCreation): Promise<Option> {
  return await queries.loadOption(tx, by.companyId, await addOption(tx, by, wanted, 'created'))
}

/** Stores a new option with its audit entry, and returns its id. */
export async function addOption(tx: Tx, by: Author, wanted: OptionCreation, action: 'created' | 'imported') {
  const { categories = [], ...fields } = wanted
  checkCover({ isCover: wanted.isCover ?? false, categories })
  const id = await queries.insertOption(tx, { name: wanted.name, ...columns(fields), companyId: by.companyId })
  await replaceCategoriesOf(tx, by.companyId, id, inCategories(categories))
  await audit(tx, { ...by, entity: 'option', entityId: id, action })
  return id
}

/** Changes an option, or switches it on and off. */
export async function updateOption(tx: Tx, by: Author, id: number, wanted: OptionChange): Promise<Option> {
  const { categories, ...fields } = wanted
  await queries.lockOption(tx, by.companyId, id)
  const before = await queries.loadOption(tx, by.companyId, id)
  const { isCover = before.isCover } = wanted
  // An option that is no cover any more loses the amounts of one.
  const kept = isCover ? before.categories : before.categories.map(({ categoryId }) => ({ categoryId }))
  checkCover({ isCover, categories: categories ?? kept })
  await queries.updateOption(tx, by.companyId, id, columns(fields))
  if (categories || isCover !== before.isCover) {
    await replaceCategoriesOf(tx, by.companyId, id, inCategories(categories ?? kept))
  }
  const after = await queries.loadOption(tx, by.companyId, id)
  await auditChange(tx, { ...by, entity: 'option', entityId: id }, before, after)
  return after
}

/** Removes an option, or archives it when rentals refer to it. */
export async function deleteOption(tx: Tx, by: Author, id: number, now: string): Promise<void> {
  await queries.lockOption(tx, by.companyId, id)
  const { isUsed } = await findUses(tx, 'options', by.companyId, id)
  if (isUsed) await queries.archiveOption(tx, by.companyId, id, now)
  else await queries.deleteOption(tx, by.companyId, id)
  await audit(tx, { ...by, entity: 'option', entityId: id, action: isUsed ? 'archived' : 'deleted' })
}

function columns({ price, dailyPrice, ...fields }: Omit<OptionChange, 'categories'>) {
  return {
    ...withoutUndefined(fields),
    ...(price === undefined ? {} : { priceCents: toCents(price) }),
    ...(dailyPrice === undefined ? {} : { dailyPriceCents: toCents(dailyPrice) }),
  }
}

/** Returns the categories with what a cover leaves in each, in cents. */
function inCategories(categories: NonNullable<OptionChange['categories']>): OptionCategory[] {
  return categories.map(({ categoryId, waiverAmount = null, securityDepositAmount = null }) => {
    return inCents({ categoryId, waiverAmount, securityDepositAmount })
  })
}
