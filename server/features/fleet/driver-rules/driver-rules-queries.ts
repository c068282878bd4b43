import { defaultDriverRules, rulesFor } from '@filao/domain/fleet/driver-rules/driver-rules'
import {
  CategoryDriverRules,
  type DriverRules,
  DriverRulesFields,
} from '@filao/domain/fleet/driver-rules/driver-rules.schema'
import { fieldNames } from '@filao/domain/kernel/stored'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'

/** Loads the company's rules about who may drive, or the defaults. */
export async function loadDriverRules(tx: Tx, companyId: number): Promise<DriverRules> {
  return (await stored(tx, companyId).executeTakeFirst()) ?? defaultDriverRules
}

/** Loads the rules, which cannot change before the transaction ends once they were saved for the first time. */
export async function lockDriverRules(tx: Tx, companyId: number): Promise<DriverRules> {
  return (await stored(tx, companyId).forUpdate().executeTakeFirst()) ?? defaultDriverRules
}

function stored(tx: Tx, companyId: number) {
  const columns = fieldNames(DriverRulesFields)
  return tx.selectFrom('driverRules').select(columns).where('companyId', '=', companyId).$castTo<DriverRules>()
}

export async function saveDriverRules(tx: Tx, companyId: number, rules: DriverRules): Promise<void> {
  await tx
    .insertInto('driverRules')
    .values({ companyId, ...rules })
    .onConflict((conflict) => conflict.column('companyId').doUpdateSet(rules))
    .execute()
}

/**
 * Finds the rules for a vehicle: those of its category, or of another one if given, else the company's. The option of
 * young drivers is null where it may not be added: it is switched off or archived. Returns null for an unknown vehicle.
 */
export async function findVehicleDriverRules(
  tx: Tx,
  companyId: number,
  vehicleId: number,
  categoryId: number | null = null,
): Promise<DriverRules | null> {
  const category = await tx
    .selectFrom('vehicles')
    .innerJoin('categories', (join) => join.onRef('categories.companyId', '=', 'vehicles.companyId'))
    .select(fieldNames(CategoryDriverRules).map((name) => `categories.${name}` as const))
    .where('vehicles.companyId', '=', companyId)
    .where('vehicles.id', '=', vehicleId)
    .where(sql<boolean>`categories.id = coalesce(${categoryId}::int, vehicles.category_id)`)
    .$castTo<CategoryDriverRules>()
    .executeTakeFirst()
  if (!category) return null
  const rules = rulesFor(await loadDriverRules(tx, companyId), category)
  if (rules.youngDriverOptionId === null) return rules
  const option = await tx
    .selectFrom('options')
    .select(sql<boolean>`is_enabled and archived_at is null`.as('isOffered'))
    .where('companyId', '=', companyId)
    .where('id', '=', rules.youngDriverOptionId)
    .executeTakeFirst()
  return option?.isOffered ? rules : { ...rules, youngDriverOptionId: null }
}
