import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import { checkListedValues } from '@filao/domain/fleet/vehicle/powertrain'
import type { VehicleCreation } from '@filao/domain/fleet/vehicle/vehicle.schema'
import type { RowOutcome } from '@filao/domain/imports/outcome'
import type { ImportOutcome } from '@filao/domain/imports/outcome.schema'
import type { Sentence } from '@filao/domain/kernel/language'
import type { Language } from '@filao/domain/kernel/language.schema'
import { Problem } from '@filao/domain/kernel/problem'
import { requireRoom } from '#features/billing/public'
import { keepAgency } from '#features/company/public'
import type { Tx } from '#platform/database/connect'
import { withoutUndefined } from '#platform/database/without-undefined'
import { type Author, auditAll, difference } from '#platform/feature/audit'
import { keepCategory } from '../catalogue/category-queries.ts'
import { checkPlate, plateTaken, storedVehicle } from './vehicle.ts'
import { findTakenPlates, insertVehicles } from './vehicle-queries.ts'

type Batch = { tx: Tx; by: Author; language: Language; rows: VehicleCreation[] }

/** A row with its plate as stored, or the reason why it is not created. */
type Row = { vehicle: VehicleCreation; plate: string; outcome: RowOutcome | null }

/** Returns the outcome that each row would have. Writes nothing. */
export async function checkVehicleImport(batch: Batch): Promise<ImportOutcome> {
  const rows = await judge(batch)
  return { rows: rows.map(({ outcome }) => outcome ?? { state: 'created', id: null, path: null, message: null }) }
}

/** Creates the vehicles that are valid and new, all at once, and returns the outcome of each row. */
export async function importVehicles(batch: Batch): Promise<ImportOutcome> {
  const { tx, by, language } = batch
  const rows = await judge(batch)
  const fine = rows.filter(({ outcome }) => outcome === null)
  await requireRoom(tx, by.companyId, 'vehicles', fine.length)
  const created = await insertVehicles(
    tx,
    fine.map(({ vehicle, plate }) => storedVehicle(by, vehicle, plate)),
  )
  const ids = new Map(created.map(({ id, registrationNumber }) => [registrationNumber, id]))
  await auditAll(
    tx,
    fine.flatMap(({ vehicle, plate }) => {
      const entityId = ids.get(plate)
      if (entityId === undefined) return []
      const { allowOtherFormat: _, ...fields } = withoutUndefined(vehicle)
      const changes = difference({}, { ...fields, registrationNumber: plate })
      return [{ ...by, entity: 'vehicle' as const, entityId, action: 'imported', changes }]
    }),
  )
  return {
    rows: rows.map(({ plate, outcome }) => {
      if (outcome) return outcome
      const id = ids.get(plate)
      // The plate was taken while this call waited for its turn.
      if (id === undefined) return refused('existing', plateTaken(plate), language)
      return { state: 'created', id, path: null, message: null }
    }),
  }
}

/** Finds the rows that are refused or known already. */
async function judge({ tx, by, language, rows }: Batch): Promise<Row[]> {
  const categories = await refusals(rows, 'categoryId', (id) => keepCategory(tx, by.companyId, id, 'categoryId'))
  const agencies = await refusals(rows, 'locationId', (id) => keepAgency(tx, by.companyId, id, 'locationId'))
  const read = rows.map((vehicle) => {
    const plate = plateOf(vehicle)
    const word = problemOf(() => checkListedValues(vehicle))
    const problem =
      plate instanceof Problem
        ? plate
        : (categories.get(vehicle.categoryId) ??
          agencies.get(vehicle.locationId) ??
          (word instanceof Problem ? word : undefined))
    return { vehicle, plate: plate instanceof Problem ? '' : plate, problem }
  })
  const taken = new Set(
    await findTakenPlates(
      tx,
      by.companyId,
      read.map(({ plate }) => plate),
    ),
  )
  const earlier = new Set<string>()
  return read.map(({ vehicle, plate, problem }) => {
    if (problem) return { vehicle, plate, outcome: refused('refused', problem, language) }
    if (taken.has(plate)) return { vehicle, plate, outcome: refused('existing', plateTaken(plate), language) }
    if (earlier.has(plate)) return { vehicle, plate, outcome: refused('existing', isAbove(plate), language) }
    earlier.add(plate)
    return { vehicle, plate, outcome: null }
  })
}

function plateOf({ registrationNumber, allowOtherFormat = false }: VehicleCreation): string | Problem {
  return problemOf(() => checkPlate(registrationNumber, allowOtherFormat))
}

/** Returns the refusal of each id that may not be used. */
async function refusals(
  rows: VehicleCreation[],
  field: 'categoryId' | 'locationId',
  keep: (id: number) => Promise<unknown>,
): Promise<Map<number, Problem>> {
  const found = new Map<number, Problem>()
  for (const id of new Set(rows.map((row) => row[field]).sort((a, b) => a - b))) {
    await keep(id).catch((problem: unknown) => {
      if (!(problem instanceof Problem)) throw problem
      found.set(id, problem)
    })
  }
  return found
}

function problemOf<Value>(work: () => Value): Value | Problem {
  try {
    return work()
  } catch (problem) {
    if (problem instanceof Problem) return problem
    throw problem
  }
}

function refused(state: 'existing' | 'refused', { sentence, details }: Problem, language: Language): RowOutcome {
  const field = details.fields?.[0]
  return { state, id: null, path: field?.path ?? null, message: (field?.message ?? sentence)[language] }
}

function isAbove(plate: string): Problem {
  const sentence: Sentence = {
    fr: `${formatPlate(plate)} est déjà plus haut dans cet envoi.`,
    en: `${formatPlate(plate)} is already above in this request.`,
  }
  return new Problem('conflict', sentence, {
    fields: [{ path: 'registrationNumber', code: 'taken', message: sentence }],
  })
}
