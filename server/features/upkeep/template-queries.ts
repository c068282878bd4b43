import { fieldNames } from '@filao/domain/kernel/stored'
import { DeadlineFields } from '@filao/domain/upkeep/deadline.schema'
import { type StoredTemplate, TemplateFields } from '@filao/domain/upkeep/template.schema'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'
import { notFound } from '#platform/http/problems'

const columns = ['id', ...fieldNames(TemplateFields)] as const

/** Lists the templates of categories that are not archived, by name. */
export async function listTemplates(tx: Tx, companyId: number) {
  return await tx
    .selectFrom('deadlineTemplates')
    .select(columns)
    .where('companyId', '=', companyId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('categories')
          .select('categories.id')
          .whereRef('categories.companyId', '=', 'deadlineTemplates.companyId')
          .whereRef('categories.id', '=', 'deadlineTemplates.categoryId')
          .where('archivedAt', 'is', null),
      ),
    )
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** Finds a template, and keeps it until the transaction ends. */
export async function findTemplate(tx: Tx, companyId: number, id: number) {
  return await templateById(tx, companyId, id).forKeyShare().executeTakeFirst()
}

/** Locks and returns a template, or throws 404. */
export async function lockTemplate(tx: Tx, companyId: number, id: number) {
  return await templateById(tx, companyId, id).forUpdate().executeTakeFirstOrThrow(notFound)
}

function templateById(tx: Tx, companyId: number, id: number) {
  return tx.selectFrom('deadlineTemplates').select(columns).where('companyId', '=', companyId).where('id', '=', id)
}

export async function insertTemplate(tx: Tx, companyId: number, template: StoredTemplate) {
  const row = { companyId, ...template }
  return await tx.insertInto('deadlineTemplates').values(row).returning(columns).executeTakeFirstOrThrow()
}

export async function updateTemplate(tx: Tx, companyId: number, id: number, template: StoredTemplate): Promise<void> {
  await tx
    .updateTable('deadlineTemplates')
    .set(template)
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
}

export async function deleteTemplate(tx: Tx, companyId: number, id: number): Promise<void> {
  await tx.deleteFrom('deadlineTemplates').where('companyId', '=', companyId).where('id', '=', id).execute()
}

/** Locks and returns the deadlines made from a template, with what their vehicles' next dates follow from. */
export async function lockFollowers(tx: Tx, companyId: number, templateId: number) {
  return await tx
    .selectFrom('deadlines')
    .innerJoin('vehicles', (join) =>
      join.onRef('vehicles.companyId', '=', 'deadlines.companyId').onRef('vehicles.id', '=', 'deadlines.vehicleId'),
    )
    .select(['deadlines.id', 'vehicles.firstRegistrationDate', 'vehicles.schematicId'])
    .select(fieldNames(DeadlineFields).map((name) => `deadlines.${name}` as const))
    .where('deadlines.companyId', '=', companyId)
    .where('templateId', '=', templateId)
    .orderBy('deadlines.id')
    .forUpdate('deadlines')
    .execute()
}

/** Lists the vehicles of a template's category that have neither a deadline made from it nor a service of its name. */
export async function listVehiclesWithout(
  tx: Tx,
  companyId: number,
  { id, categoryId, name }: StoredTemplate & { id: number },
) {
  return await tx
    .selectFrom('vehicles')
    .select(['id', 'odometer', 'firstRegistrationDate', 'schematicId'])
    .where('companyId', '=', companyId)
    .where('categoryId', '=', categoryId)
    .where('archivedAt', 'is', null)
    .where(
      sql<boolean>`not exists (
        select from deadlines d where d.company_id = ${companyId} and d.vehicle_id = vehicles.id
          and (d.template_id = ${id} or (d.kind = 'service' and lower(d.name) = lower(${name}))))`,
    )
    .orderBy('id')
    .execute()
}
