import { checkUnused } from '@filao/domain/company/unfinished-rentals'
import type { Category, CategoryChange, CategoryCreation } from '@filao/domain/fleet/category/category.schema'
import { checkDurations } from '@filao/domain/fleet/category/durations'
import { checkAges, checkYoungDriver, rulesFor } from '@filao/domain/fleet/driver-rules/driver-rules'
import { inCents } from '@filao/domain/kernel/money'
import { fieldConflict, Problem } from '@filao/domain/kernel/problem'
import { guillemets } from '@filao/domain/kernel/text'
import { findUnfinishedRentals } from '#features/company/public'
import type { Tx } from '#platform/database/connect'
import { findUses } from '#platform/database/references'
import { withoutUndefined } from '#platform/database/without-undefined'
import { type Author, audit, auditChange } from '#platform/feature/audit'
import { replaceOptionsOf } from '../catalogue/category-option-queries.ts'
import * as queries from '../catalogue/category-queries.ts'
import { keepYoungDriverOption } from '../driver-rules/driver-rules.ts'
import { loadDriverRules } from '../driver-rules/driver-rules-queries.ts'

/** Creates a category; 409 when its code is taken. */
export async function createCategory(tx: Tx, by: Author, wanted: CategoryCreation): Promise<Category> {
  const { options = [], ...fields } = inCents(wanted)
  checkDurations(wanted)
  await checkCode(tx, by, wanted.code, null)
  await keepYoungDriverOption(tx, by.companyId, wanted.youngDriverOptionId)
  const id = await queries.insertCategory(tx, {
    ...withoutUndefined(fields),
    companyId: by.companyId,
  })
  await replaceOptionsOf(tx, by.companyId, id, options)
  const created = await queries.loadCategory(tx, by.companyId, id)
  const rules = rulesFor(await loadDriverRules(tx, by.companyId), created)
  checkAges(rules, null)
  checkYoungDriver(rules, null)
  await audit(tx, { ...by, entity: 'category', entityId: id, action: 'created' })
  return created
}

/** Changes a category. Rentals already agreed keep their amounts and preparation time. */
export async function updateCategory(tx: Tx, by: Author, id: number, wanted: CategoryChange): Promise<Category> {
  const { options, ...fields } = inCents(wanted)
  await queries.lockCategory(tx, by.companyId, id)
  const before = await queries.loadCategory(tx, by.companyId, id)
  checkDurations(wanted, before)
  if (wanted.code !== undefined) await checkCode(tx, by, wanted.code, id)
  await keepYoungDriverOption(tx, by.companyId, wanted.youngDriverOptionId)
  await queries.updateCategory(tx, by.companyId, id, withoutUndefined(fields))
  if (options) await replaceOptionsOf(tx, by.companyId, id, options)
  const after = await queries.loadCategory(tx, by.companyId, id)
  const rules = await loadDriverRules(tx, by.companyId)
  const [are, were] = [rulesFor(rules, after), rulesFor(rules, before)]
  checkAges(are, were)
  checkYoungDriver(are, were)
  await auditChange(tx, { ...by, entity: 'category', entityId: id }, before, after)
  return after
}

/**
 * Removes a category, or archives it when history refers to it. Refused while it has vehicles or an unfinished rental
 * is priced for it.
 */
export async function deleteCategory(tx: Tx, by: Author, id: number, now: string): Promise<void> {
  const { code } = await queries.lockCategory(tx, by.companyId, id)
  const { isHeld, isUsed } = await findUses(tx, 'categories', by.companyId, id)
  if (isHeld) {
    throw new Problem('conflict', {
      fr: `La catégorie ${guillemets(code)} compte des véhicules\u202f: changez-les de catégorie avant de la supprimer.`,
      en: `The category '${code}' has vehicles: move them to another one before deleting it.`,
    })
  }
  checkUnused({ kind: 'category', name: code }, await findUnfinishedRentals(tx, by.companyId, 'category', id))
  if (isUsed) await queries.archiveCategory(tx, by.companyId, id, now)
  else await queries.deleteCategory(tx, by.companyId, id)
  await audit(tx, { ...by, entity: 'category', entityId: id, action: isUsed ? 'archived' : 'deleted' })
}

async function checkCode(tx: Tx, by: Author, code: string, exceptId: number | null): Promise<void> {
  if (!(await queries.isCodeTaken(tx, by.companyId, code, exceptId))) return
  throw fieldConflict('code', 'taken', {
    fr: `Une catégorie porte déjà le code ${guillemets(code)}.`,
    en: `A category already has the code '${code}'.`,
  })
}
