import type { Acting } from '@filao/domain/access/caller'
import { customerName } from '@filao/domain/customers/name/person'
import { addMinutes, instantAt } from '@filao/domain/kernel/time'
import { getRental } from '@filao/domain/rentals/contract'
import { fitsPromise } from '@filao/domain/rentals/promise/promise'
import { findRoom as search } from '@filao/domain/rentals/room/find-room'
import { findPeak } from '@filao/domain/rentals/room/peak'
import {
  mostRoomMoves,
  type Room,
  type RoomMove,
  type RoomQuery,
  type RoomRow,
  roomSearchMs,
} from '@filao/domain/rentals/room/room.schema'
import { roomRows } from '@filao/domain/rentals/room/rows'
import { type Hold, type Move, meeting, type Request } from '@filao/domain/rentals/room/yard'
import { checkRentalDates } from '@filao/domain/rentals/status/period'
import type { Tx } from '#platform/database/connect'
import { unknown } from '#platform/http/unknown'
import { versionOf } from '#platform/http/versions'
import { shown } from '../document/sealed-proofs.ts'
import { loadRental } from '../record/queries.ts'
import { listHeldTimes, listRoomVehicles } from './room-queries.ts'

/** The days around a proposal that are shown with it. */
const shownDays = 3

/** Finds room for a period on a vehicle or in a category. It writes nothing and locks nothing. */
export async function findRoom(
  tx: Tx,
  acting: Acting,
  companyId: number,
  { query, now }: { query: RoomQuery; now: string },
): Promise<Room> {
  checkRentalDates(query, now, query.start)
  const [vehicles, stored] = await Promise.all([
    listRoomVehicles(tx, companyId),
    listHeldTimes(tx, companyId, { start: query.start, now }),
  ])
  const own = stored.find(({ rental }) => rental !== null && rental.id === query.excludeRentalId)
  const isOut = own?.rental?.status === 'ongoing'
  // A vehicle that is out is free for its own rental alone, which goes on from now, wherever it left.
  const isExtension = isOut && own.vehicleId === query.vehicleId
  const held = isOut && !isExtension ? stored : stored.filter((one) => one !== own)
  const wanted = vehicles.filter((vehicle) => suits(query, vehicle))
  if (query.vehicleId !== undefined && wanted.length === 0) throw unknown({ path: 'vehicleId', thing: 'vehicle' })
  const preparation = Math.max(0, ...wanted.map(({ preparationMinutes }) => preparationMinutes))
  const request: Request = {
    start: isExtension ? Math.max(Date.parse(query.start), Date.parse(now)) : Date.parse(query.start),
    end: Date.parse(addMinutes(query.end, preparation)),
    from: isExtension ? null : query.departureAgencyId,
    to: query.arrivalAgencyId ?? query.departureAgencyId,
    fits: new Set(wanted.map(({ id }) => id)),
  }
  const rows = roomRows(vehicles, held, now)
  const nothing = { vehicleId: null, moves: [], rows: [], peak: null }
  const peak = findPeak(rows, request)
  if (peak) {
    const time = { start: instantAt(peak.start), end: instantAt(peak.end) }
    return { ...nothing, kind: 'impossible', peak: { ...time, vehicleCount: wanted.length } }
  }
  const until = performance.now() + roomSearchMs
  const found = search(rows, request, { mostMoves: mostRoomMoves, isOver: () => performance.now() > until })
  if (found.kind !== 'room') return { ...nothing, kind: found.kind }
  const moves = await describedMoves(tx, acting, companyId, found.moves)
  const shownIds = new Set([found.vehicleId, ...found.moves.flatMap(({ from, to }) => [from, to])])
  const around = windowOf(request, moves)
  const drawn = [...shownIds].map((vehicleId) => {
    const registrationNumber = vehicles.find(({ id }) => id === vehicleId)?.registrationNumber ?? ''
    const holds = rows.find(({ id }) => id === vehicleId)?.holds ?? []
    return { vehicleId, registrationNumber, bars: meeting(holds, around).map((hold) => barOf(hold, held)) }
  })
  return { ...nothing, kind: 'room', vehicleId: found.vehicleId, moves, rows: drawn }
}

function barOf({ id, start, end }: Hold, held: Awaited<ReturnType<typeof listHeldTimes>>): RoomRow['bars'][number] {
  const publicId = held.find(({ rental }) => rental?.id === id)?.publicId ?? null
  return { rentalId: publicId === null ? null : id, publicId, start: instantAt(start), end: instantAt(end) }
}

function suits(query: RoomQuery, vehicle: Parameters<typeof fitsPromise>[1] & { id: number }): boolean {
  const { vehicleId, categoryId, transmission = null, seats = null } = query
  if (categoryId === undefined) return vehicle.id === vehicleId
  return fitsPromise({ categoryId, transmission, seats }, vehicle)
}

async function describedMoves(tx: Tx, acting: Acting, companyId: number, moves: readonly Move[]): Promise<RoomMove[]> {
  const described: RoomMove[] = []
  for (const { id, from, to } of moves) {
    const rental = await loadRental(tx, companyId, id)
    described.push({
      rentalId: id,
      publicId: rental.publicId,
      customerName: customerName(rental.customer),
      start: rental.start,
      end: rental.end,
      fromVehicleId: from,
      toVehicleId: to,
      version: versionOf(getRental, await shown(tx, acting, rental)),
    })
  }
  return described
}

/** Returns the time that is shown: of the request and its moves, with some days around. */
function windowOf(request: Request, moves: readonly RoomMove[]) {
  const margin = shownDays * 86_400_000
  return {
    start: Math.min(request.start, ...moves.map(({ start }) => Date.parse(start))) - margin,
    end: Math.max(request.end, ...moves.map(({ end }) => Date.parse(end))) + margin,
  }
}
