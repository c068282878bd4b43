import { localDate } from '@filao/domain/kernel/time'
import { changedTemplate, deadlineFrom, followTemplate, newTemplate } from '@filao/domain/upkeep/template'
import type { Template, TemplateChange, TemplateCreation } from '@filao/domain/upkeep/template.schema'
import { keepCategory } from '#features/fleet/public'
import type { Tx } from '#platform/database/connect'
import { type Author, audit, auditChange, difference, removal } from '#platform/feature/audit'
import { zoneOf } from './deadline.ts'
import { insertDeadline, updateDeadline } from './queries.ts'
import * as queries from './template-queries.ts'

/** Adds a service that the vehicles of a category need. */
export async function createTemplate(tx: Tx, by: Author, wanted: TemplateCreation): Promise<Template> {
  const { companyId } = by
  await keepCategory(tx, companyId, wanted.categoryId, 'categoryId')
  const created = await queries.insertTemplate(tx, companyId, newTemplate(wanted))
  const changes = difference({}, created)
  await audit(tx, { ...by, entity: 'deadlineTemplate', entityId: created.id, action: 'created', changes })
  return created
}

/** Changes a template and the deadlines made from it, except the values that a vehicle has of its own. */
export async function updateTemplate(tx: Tx, by: Author, id: number, wanted: TemplateChange): Promise<Template> {
  const { companyId } = by
  const { id: _, ...before } = await queries.lockTemplate(tx, companyId, id)
  const after = changedTemplate(before, wanted)
  await queries.updateTemplate(tx, companyId, id, after)
  await auditChange(tx, { ...by, entity: 'deadlineTemplate', entityId: id }, before, after)
  for (const { id: deadlineId, firstRegistrationDate, schematicId, ...deadline } of await queries.lockFollowers(
    tx,
    companyId,
    id,
  )) {
    const followed = followTemplate(deadline, { before, after }, { firstRegistrationDate, schematicId })
    await updateDeadline(tx, { companyId, id: deadlineId }, followed)
    await auditChange(tx, { ...by, entity: 'deadline', entityId: deadlineId }, deadline, followed)
  }
  return { id, ...after }
}

/** Removes a template. The deadlines made from it stay. */
export async function deleteTemplate(tx: Tx, by: Author, id: number): Promise<void> {
  const { id: _, ...before } = await queries.lockTemplate(tx, by.companyId, id)
  await queries.deleteTemplate(tx, by.companyId, id)
  const changes = removal(before)
  await audit(tx, { ...by, entity: 'deadlineTemplate', entityId: id, action: 'deleted', changes })
}

/** Adds the deadline of a template to each vehicle of its category that has none like it. */
export async function applyTemplate(tx: Tx, by: Author, id: number, now: string): Promise<{ created: number }> {
  const { companyId } = by
  const template = await queries.lockTemplate(tx, companyId, id)
  const today = localDate(now, await zoneOf(tx, companyId))
  const vehicles = await queries.listVehiclesWithout(tx, companyId, template)
  for (const { id: vehicleId, ...vehicle } of vehicles) {
    const deadline = deadlineFrom(template, vehicle, today)
    const entityId = await insertDeadline(tx, { companyId, vehicleId, ...deadline })
    const changes = difference({}, { vehicleId, ...deadline })
    await audit(tx, { ...by, entity: 'deadline', entityId, action: 'created', changes })
  }
  return { created: vehicles.length }
}
