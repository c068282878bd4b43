import { CustomerFields } from '@filao/domain/customers/customer.schema'
import { VehicleFields } from '@filao/domain/fleet/vehicle/vehicle.schema'
import { fieldNames } from '@filao/domain/kernel/stored'
import type { HistoryStep } from '@filao/domain/overview/history.schema'
import type { Tx } from '#platform/database/connect'
import { listStepsOfCustomer, listStepsOfVehicle, type Part, type StoredStep } from './history-queries.ts'

type Key = { companyId: number; id: number }

const shownFields = new Set<string>([...fieldNames(CustomerFields), ...fieldNames(VehicleFields)])

/** Lists one page of the history of a customer, latest first, and the number of all steps. */
export async function listCustomerHistory(tx: Tx, { companyId, id }: Key, part: Part) {
  const { rows, total } = await listStepsOfCustomer(tx, companyId, id, part)
  return { rows: rows.map(asStep), total }
}

/** Lists one page of the history of a vehicle, latest first, and the number of all steps. */
export async function listVehicleHistory(tx: Tx, { companyId, id }: Key, part: Part) {
  const { rows, total } = await listStepsOfVehicle(tx, companyId, id, part)
  return { rows: rows.map(asStep), total }
}

/** The queries select only the kinds that the contract names. A creation is not a list of changed fields. */
function asStep({ about, kind, authorKind, changed, rental, mail, ...step }: StoredStep): HistoryStep {
  if (about === 'mail') return { ...step, about, mail, rental } as HistoryStep
  if (about === 'rental') return { ...step, about, kind, byCustomer: authorKind === 'customer', rental } as HistoryStep
  const fields = kind === 'changed' ? changed.filter((field) => shownFields.has(field)) : []
  return { ...step, about: 'record', kind: `${about}_${kind}`, fields } as HistoryStep
}
