import type { VehicleCreation } from '@filao/domain/fleet/vehicle'
import type { VehicleInformation } from '@filao/domain/fleet/vehicle-information'

/** A plate to be imported into the fleet. */
export type ImportRow = {
  plate: string
  /** True when the user confirmed a plate that is not of the form AA-123-AA. */
  isConfirmed: boolean
  /** The answer of the vehicle data service: pending, found, or nothing known. */
  lookup: 'waiting' | 'found' | 'bare'
  information: VehicleInformation | null
  make: string
  model: string
  year: number | null
  categoryId: number | null
  locationId: number | null
  /** The outcome of the creation, with the sentence of a refusal. */
  outcome: 'todo' | 'created' | { problem: string }
}

export type RowChange = Partial<Omit<ImportRow, 'plate'>>

/** Returns the rows of the chosen plates. Existing rows keep their typed values. */
export function rowsFor(
  chosen: { plates: string[]; confirmed: string[] },
  before: ImportRow[],
  place: Pick<ImportRow, 'categoryId' | 'locationId'>,
): ImportRow[] {
  const known = new Map(before.map((row) => [row.plate, row]))
  const confirmed = new Set(chosen.confirmed)
  return [...new Set([...chosen.plates, ...chosen.confirmed])].map(
    (plate) => known.get(plate) ?? { ...blank, ...place, plate, isConfirmed: confirmed.has(plate) },
  )
}

const blank = {
  lookup: 'waiting',
  information: null,
  make: '',
  model: '',
  year: null,
  outcome: 'todo',
} satisfies RowChange

/**
 * Returns the fields that a row takes from the service's answer; values typed meanwhile are kept. Null when the service
 * knows nothing.
 */
export function looked(row: ImportRow, information: VehicleInformation | null): RowChange {
  if (!information) return { lookup: 'bare' }
  return {
    lookup: 'found',
    information,
    make: row.make || (information.make ?? ''),
    model: row.model || (information.model ?? ''),
    year: row.year ?? information.year,
  }
}

/** Returns the rows still to create: not in the fleet and not created before. */
export function toCreate(rows: ImportRow[], fleet: ReadonlySet<string>): ImportRow[] {
  return rows.filter(({ plate, outcome }) => outcome !== 'created' && !fleet.has(plate))
}

/** Returns true when a row has every required field of a vehicle. */
export function isComplete({ categoryId, locationId }: ImportRow): boolean {
  return categoryId !== null && locationId !== null
}

/** Returns the vehicle of a complete row, with all data of the service. */
export function vehicleOf(row: ImportRow): VehicleCreation {
  const { plate, isConfirmed, information, make, model, year, categoryId, locationId } = row
  const known = Object.entries(information ?? {}).filter(([, value]) => value !== null)
  return {
    ...Object.fromEntries(known),
    registrationNumber: plate,
    allowOtherFormat: isConfirmed,
    make: make.trim() || null,
    model: model.trim() || null,
    year,
    categoryId: categoryId as number,
    locationId: locationId as number,
  }
}

/** Returns the progress of the creation. */
export function progressOf(rows: ImportRow[]) {
  const created = rows.filter(({ outcome }) => outcome === 'created').length
  const failed = rows.filter(({ outcome }) => typeof outcome === 'object').length
  return { created, failed }
}
