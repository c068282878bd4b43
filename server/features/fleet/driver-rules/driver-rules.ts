import { checkAges, checkYoungDriver } from '@filao/domain/fleet/driver-rules/driver-rules'
import type { DriverRules, DriverRulesChange } from '@filao/domain/fleet/driver-rules/driver-rules.schema'
import { noYoungCover } from '@filao/domain/fleet/option/cover'
import { fieldProblem } from '@filao/domain/kernel/problem'
import type { Tx } from '#platform/database/connect'
import { withoutUndefined } from '#platform/database/without-undefined'
import { type Author, auditChange, difference } from '#platform/feature/audit'
import { keepOption } from '../catalogue/option-queries.ts'
import { lockDriverRules, saveDriverRules } from './driver-rules-queries.ts'

/** Changes the company's rules about who may drive. */
export async function updateDriverRules(tx: Tx, by: Author, wanted: DriverRulesChange): Promise<DriverRules> {
  const { companyId } = by
  await keepYoungDriverOption(tx, companyId, wanted.youngDriverOptionId)
  const before = await lockDriverRules(tx, companyId)
  const after = { ...before, ...withoutUndefined(wanted) }
  if (Object.keys(difference(before, after)).length === 0) return before
  checkAges(after, before)
  checkYoungDriver(after, before)
  await saveDriverRules(tx, companyId, after)
  await auditChange(tx, { ...by, entity: 'driverRules', entityId: companyId }, before, after)
  return after
}

/**
 * Keeps the option of young drivers from being removed meanwhile. 404 when it is archived or of another company, and
 * `validation` for a cover.
 */
export async function keepYoungDriverOption(tx: Tx, companyId: number, id: number | null | undefined): Promise<void> {
  const path = 'youngDriverOptionId'
  if (id && (await keepOption(tx, companyId, id, path)).isCover) throw fieldProblem(path, 'cover', noYoungCover)
}
