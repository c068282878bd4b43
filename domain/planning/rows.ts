import type { RentalStatus } from '../rentals/status/status.schema.ts'
import { type Bar, barsOf, inLanes } from './bars.ts'
import type { Planning, PlanningVehicle } from './board.schema.ts'
import { type FreeFilter, isFreeFor } from './free-period.ts'
import { holds } from './move-conflicts.ts'

/** The ways to group the rows of the board. */
export const groupings = ['category', 'agency'] as const
export type Grouping = (typeof groupings)[number]

/**
 * The header of a category or an agency, folded or not. `busyCount` is the number of its vehicles that are held at
 * `now`. Archived vehicles have rows, but count as neither free nor busy.
 */
export type GroupRow = {
  kind: 'group'
  /** `g12`, where 12 is the id of the category or the agency. */
  key: string
  id: number
  name: string
  /** The code of a category; null for an agency. */
  code: string | null
  count: number
  busyCount: number
  isCollapsed: boolean
  /** The bars that hold each vehicle that is counted, folded or not. */
  held: Bar[][]
}

/** The drafts and quotes of a group: they want a vehicle and hold none. */
export type UnassignedRow = { kind: 'unassigned'; key: string; groupId: number; bars: Bar[]; lanes: number }

/** A vehicle with its bars; it has one lane when nothing conflicts. */
export type VehicleRow = {
  kind: 'vehicle'
  key: string
  groupId: number
  vehicle: PlanningVehicle
  /** The agency where it is now. */
  agencyName: string
  categoryCode: string
  bars: Bar[]
  lanes: number
}

export type Row = GroupRow | UnassignedRow | VehicleRow

/** The filters of the board. `free` keeps the vehicles that are free for a whole period. */
type RowFilter = { agencyId?: number | undefined; categoryId?: number | undefined; free?: FreeFilter | null }

export type RowOptions = {
  groupBy: Grouping
  /** The ids of the folded groups. */
  collapsed: ReadonlySet<number>
  filter: RowFilter
  /** The rental statuses to show; all when absent. Hidden rentals still hold their vehicles. */
  statuses?: readonly RentalStatus[]
  /** In epoch milliseconds. */
  now: number
}

type Fleet = Pick<Planning, 'vehicles' | 'categories' | 'agencies' | 'rentals' | 'unavailabilities'>

/**
 * Returns the board's rows from top to bottom. Groups without vehicles are left out; those of folded groups still
 * count.
 */
export function buildRows(fleet: Fleet, { groupBy, collapsed, filter, statuses, now }: RowOptions): Row[] {
  const held = byVehicle(fleet, now, ({ rental }) => !rental || !statuses || statuses.includes(rental.status))
  const vehicles = fleet.vehicles.filter(matches(filter, held))
  const members = Map.groupBy(vehicles, (vehicle) => groupOf(vehicle, groupBy))
  const agencyNames = new Map(fleet.agencies.map(({ id, name }) => [id, name]))
  const codes = new Map(fleet.categories.map(({ id, code }) => [id, code]))
  return groupsOf(fleet, groupBy).flatMap(({ id, name, code }): Row[] => {
    const ofGroup = members.get(id) ?? []
    if (ofGroup.length === 0) return []
    const isCollapsed = collapsed.has(id)
    const inFleet = ofGroup.filter(({ isArchived }) => !isArchived)
    const busyCount = inFleet.filter((vehicle) => isBusy(held.get(vehicle.id) ?? nothing, now)).length
    const header: GroupRow = {
      kind: 'group',
      key: `g${id}`,
      id,
      name,
      code,
      count: inFleet.length,
      busyCount,
      isCollapsed,
      held: inFleet.map((vehicle) => held.get(vehicle.id)?.all ?? []),
    }
    if (isCollapsed) return [header]
    const wanted = ofGroup.flatMap((vehicle) => held.get(vehicle.id)?.wanted ?? [])
    const rows = ofGroup.map(
      (vehicle): VehicleRow => ({
        kind: 'vehicle',
        key: `v${vehicle.id}`,
        groupId: id,
        vehicle,
        agencyName: agencyNames.get(vehicle.locationId) ?? '',
        categoryCode: codes.get(vehicle.categoryId) ?? '',
        ...inLanes(held.get(vehicle.id)?.bars ?? []),
      }),
    )
    return [header, ...unassigned(id, wanted), ...rows]
  })
}

/**
 * Returns the rows, with those of `before` in place of equal ones: a screen then renders only the rows that a new
 * minute or a new answer of the server has changed.
 */
export function reuseEqualRows(rows: Row[], before: readonly Row[]): Row[] {
  const known = new Map(before.map((row) => [row.key, row]))
  return rows.map((row) => {
    const last = known.get(row.key)
    return last && isEqual(row, last) ? last : row
  })
}

/** Compares rows and all that they hold. A year has tens of thousands of bars: it creates no lists of fields. */
function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isObject(one) || !isObject(other)) return false
  if (Array.isArray(one)) {
    return Array.isArray(other) && one.length === other.length && one.every((item, at) => isEqual(item, other[at]))
  }
  for (const name in one) if (!isEqual(one[name], other[name])) return false
  return true
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/**
 * The bars of a vehicle: all that hold or held it, those that are shown, and those of drafts and quotes that want it.
 */
type Held = { all: Bar[]; bars: Bar[]; wanted: Bar[] }

function byVehicle({ rentals, unavailabilities }: Fleet, now: number, isShown: (bar: Bar) => boolean) {
  const held = new Map<number, Held>()
  for (const bar of barsOf(rentals, unavailabilities, now)) {
    let ofVehicle = held.get(bar.vehicleId)
    if (!ofVehicle) {
      ofVehicle = { all: [], bars: [], wanted: [] }
      held.set(bar.vehicleId, ofVehicle)
    }
    const wants = bar.rental?.status === 'draft' || bar.rental?.status === 'quote'
    if (!wants) ofVehicle.all.push(bar)
    if (isShown(bar)) ofVehicle[wants ? 'wanted' : 'bars'].push(bar)
  }
  return held
}

function unassigned(groupId: number, wanted: Bar[]): UnassignedRow[] {
  if (wanted.length === 0) return []
  const { bars, lanes } = inLanes(wanted)
  const calm = bars.map((bar) => ({ ...bar, isConflict: false }))
  return [{ kind: 'unassigned', key: `d${groupId}`, groupId, bars: calm, lanes }]
}

function groupsOf({ categories, agencies }: Fleet, groupBy: Grouping) {
  if (groupBy === 'category') return categories
  return agencies.map(({ id, name }) => ({ id, name, code: null }))
}

function groupOf({ categoryId, locationId }: PlanningVehicle, groupBy: Grouping): number {
  return groupBy === 'category' ? categoryId : locationId
}

/**
 * Returns true when a vehicle is held at `now`. An overdue vehicle is still out, and one in preparation cannot leave
 * yet.
 */
function isBusy({ all }: Held, now: number): boolean {
  return all.some((bar) => holds(bar) && bar.start <= now && (bar.late === 'return' || now < bar.preparedUntil))
}

function matches({ agencyId, categoryId, free }: RowFilter, held: Map<number, Held>) {
  return (vehicle: PlanningVehicle): boolean => {
    if (categoryId !== undefined && vehicle.categoryId !== categoryId) return false
    if (free && !isFreeFor(vehicle, held.get(vehicle.id)?.all ?? [], free)) return false
    if (agencyId === undefined || vehicle.locationId === agencyId) return true
    const { bars, wanted } = held.get(vehicle.id) ?? nothing
    return [...bars, ...wanted].some((bar) => touches(bar, agencyId))
  }
}

const nothing: Held = { all: [], bars: [], wanted: [] }

function touches({ rental }: Bar, agencyId: number): boolean {
  return rental?.departureAgencyId === agencyId || rental?.arrivalAgencyId === agencyId
}
