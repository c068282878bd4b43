import type { VehicleCreation } from '@filao/domain/fleet/vehicle'
import type { VehicleInformation } from '@filao/domain/fleet/vehicle-information'

/** A plate on its way into the fleet. */
export type ImportRow = {
  plate: string
  /** Whether the person confirmed a plate that is not of the form AA-123-AA. */
  isConfirmed: boolean
  /** What the service for vehicle data said: still asked, known, or nothing. */
  lookup: 'waiting' | 'found' | 'bare'
  information: VehicleInformation | null
  make: string
  model: string
  year: number | null
  categoryId: number | null
  locationId: number | null
  /** What became of it; the sentence of a refusal. */
  outcome: 'todo' | 'created' | { problem: string }
}

export type RowChange = Partial<Omit<ImportRow, 'plate'>>

/** The rows of chosen plates. Those that were there already keep what was typed. */
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

/** What a row takes from the answer of the service; what was typed meanwhile stays. Null where it knows nothing. */
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

/** The rows that still become vehicles: not in the fleet, not created before. */
export function toCreate(rows: ImportRow[], fleet: ReadonlySet<string>): ImportRow[] {
  return rows.filter(({ plate, outcome }) => outcome !== 'created' && !fleet.has(plate))
}

/** Whether a row has all that a vehicle must have. */
export function isComplete({ categoryId, locationId }: ImportRow): boolean {
  return categoryId !== null && locationId !== null
}

/** The vehicle of a complete row, with all that the service knows of it. */
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

/** How far the creation is. */
export function progressOf(rows: ImportRow[]) {
  const created = rows.filter(({ outcome }) => outcome === 'created').length
  const failed = rows.filter(({ outcome }) => typeof outcome === 'object').length
  return { created, failed }
}
