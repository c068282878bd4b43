import { normalisePlate } from '@filao/domain/fleet/vehicle/plate'
import type { VehicleSortKey } from '@filao/domain/fleet/vehicle/vehicle-filter'
import type { VehicleFilter } from '@filao/domain/fleet/vehicle/vehicle-filter.schema'
import type { VehicleRow } from '@filao/domain/fleet/vehicle/vehicle-row'
import { fold } from '@filao/domain/kernel/text'
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { nextRentals, nextStarts } from '#features/company/public'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { vehicleStates } from './state-queries.ts'
import { listVehiclesById } from './vehicle-queries.ts'

/** The filters of a list, and the time of the states. */
type Asked = VehicleFilter & { now: string }
type Part = { limit: number; offset: number }

/** Returns one page of the matching vehicles with their state, and the number of all matches. */
export async function listVehicles(tx: Tx, companyId: number, requested: Asked, part: Part) {
  const [ids, { total }] = await Promise.all([
    listVehicleIds(tx, companyId, requested, part),
    matchingVehicles(tx, companyId, requested)
      .select((count) => count.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows: await vehicleRows(tx, companyId, requested.now, ids), total }
}

/** Lists the ids of the matching vehicles in the order of the list: all of them, or those of one page. */
export async function listVehicleIds(tx: Tx, companyId: number, requested: Asked, part?: Part): Promise<number[]> {
  const query = orderedVehicles(tx, companyId, requested)
  const rows = await (part ? query.limit(part.limit).offset(part.offset) : query).execute()
  return rows.map(({ id }) => id)
}

/** Loads the vehicles of these ids with their state and next rental, in the order of the ids. */
async function vehicleRows(tx: Tx, companyId: number, now: string, ids: number[]): Promise<VehicleRow[]> {
  if (ids.length === 0) return []
  const [vehicles, states, next] = await Promise.all([
    listVehiclesById(tx, companyId, ids),
    tx
      .selectFrom(vehicleStates(companyId, now, ids).as('states'))
      .select(['id', 'state', 'until'])
      .execute(),
    tx
      .selectFrom(nextRentals(companyId, 'vehicleId', ids).as('next'))
      .selectAll()
      .execute(),
  ])
  const vehicleOf = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]))
  const stateOf = new Map(states.map((state) => [state.id, state]))
  const nextOf = new Map(next.map(({ ofId, ...rental }) => [ofId, rental]))
  return ids.flatMap((id) => {
    const [vehicle, state] = [vehicleOf.get(id), stateOf.get(id)]
    if (!vehicle || !state) return []
    const { timezone, ...fields } = vehicle
    const location = { ...fields.location, timezone }
    return [{ ...fields, location, state: state.state, until: state.until, nextRental: nextOf.get(id) ?? null }]
  })
}

type Matching = SelectQueryBuilder<Schema, 'vehicles' | 'categories' | 'agencies', object>
type Ordered = SelectQueryBuilder<Schema, never, { id: number }>

function matchingVehicles(tx: Tx, companyId: number, requested: Asked): Matching {
  const { text, ids, categoryId, locationId, fuel, state, isDamaged, now } = requested
  let matching: Matching = tx
    .selectFrom('vehicles')
    .innerJoin('categories', (join) =>
      join.onRef('categories.companyId', '=', 'vehicles.companyId').onRef('categories.id', '=', 'vehicles.categoryId'),
    )
    .innerJoin('agencies', (join) =>
      join.onRef('agencies.companyId', '=', 'vehicles.companyId').onRef('agencies.id', '=', 'vehicles.locationId'),
    )
    .where('vehicles.companyId', '=', companyId)
    .where('vehicles.archivedAt', 'is', null)
  if (text?.trim()) matching = matching.where(isFound(text))
  if (ids) matching = matching.where(sql<boolean>`vehicles.id = any(${ids}::int[])`)
  if (categoryId) matching = matching.where('vehicles.categoryId', '=', categoryId)
  if (locationId) matching = matching.where('vehicles.locationId', '=', locationId)
  if (fuel) matching = matching.where('vehicles.fuel', '=', fuel)
  if (isDamaged) matching = matching.where('vehicles.id', 'in', damagedVehicles(tx, companyId))
  if (state) {
    const inState = tx.selectFrom(vehicleStates(companyId, now).as('states')).select('id').where('state', '=', state)
    matching = matching.where('vehicles.id', 'in', inState)
  }
  return matching
}

/**
 * Compares the whole text with the plate, since plates are often typed with spaces between their groups; otherwise
 * every word is part of the plate, make or model.
 */
function isFound(text: string): RawBuilder<SqlBool> {
  const words = fold(text)
    .split(' ')
    .filter(Boolean)
    .map((word) => sql`(${hasPlate(word)} or strpos(fold(concat_ws(' ', vehicles.make, vehicles.model)), ${word}) > 0)`)
  return sql<boolean>`(${hasPlate(text)} or (${sql.join(words, sql` and `)}))`
}

function hasPlate(text: string): RawBuilder<SqlBool> {
  const plate = normalisePlate(text)
  return plate ? sql<boolean>`strpos(vehicles.registration_number, ${plate}) > 0` : sql<boolean>`false`
}

function damagedVehicles(tx: Tx, companyId: number) {
  const damages = tx.selectFrom('damages').select('vehicleId').where('companyId', '=', companyId)
  return damages.where('repairedAt', 'is', null)
}

const byCategory = [sql`fold(categories.code)`, sql`vehicles.registration_number`]

/** The columns of each order. Equal vehicles stay by category and plate. */
const sortColumns: Record<Exclude<VehicleSortKey, 'next'>, RawBuilder<unknown>[]> = {
  category: [sql`fold(categories.code)`],
  plate: [sql`vehicles.registration_number`],
  model: [sql`nullif(fold(concat_ws(' ', vehicles.make, vehicles.model)), '')`, sql`vehicles.year`],
  location: [sql`fold(agencies.name)`],
  odometer: [sql`vehicles.odometer`],
  fuel: [
    sql`split_part(vehicles.fuel_level, '/', 1)::float8 / nullif(split_part(vehicles.fuel_level, '/', 2)::float8, 0)`,
  ],
  until: [sql`states.until`],
}

/** Orders by category and plate, or as asked for; vehicles without a value come last in both directions. */
export function orderedVehicles(tx: Tx, companyId: number, requested: Asked): Ordered {
  const matching = matchingVehicles(tx, companyId, requested)
  const direction = requested.sort?.startsWith('-') ? sql`desc nulls last` : sql`asc nulls last`
  const key = requested.sort?.replace('-', '') as VehicleSortKey | undefined
  if (key === 'next') return byNextRental(tx, companyId, matching, direction)
  const states = vehicleStates(companyId, requested.now).as('states')
  const joined =
    key === 'until' ? (matching.innerJoin(states, 'states.id', 'vehicles.id') as unknown as Matching) : matching
  const columns = key ? sortColumns[key].map((column) => sql`${column} ${direction}`) : []
  return joined.select('vehicles.id').orderBy(sql.join([...columns, ...byCategory])) as unknown as Ordered
}

/** Orders by the start of the next rental. */
function byNextRental(tx: Tx, companyId: number, matching: Matching, direction: RawBuilder<unknown>): Ordered {
  const found = matching.select(['vehicles.id', 'vehicles.registrationNumber', 'categories.code'])
  return tx
    .selectFrom(found.as('found'))
    .fullJoin(nextStarts(tx, companyId, 'vehicleId').as('next'), 'next.ofId', 'found.id')
    .select('found.id')
    .where(sql<boolean>`coalesce(found.id, 0) > 0`)
    .orderBy(sql`next.next_start ${direction}, fold(found.code), found.registration_number`) as unknown as Ordered
}
