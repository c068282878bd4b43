import type { Acting } from '@filao/domain/access/caller'
import { toEuros } from '@filao/domain/kernel/money'
import { Problem } from '@filao/domain/kernel/problem'
import { getRental, updateRental } from '@filao/domain/rentals/contract'
import { refusedMove } from '@filao/domain/rentals/moves/moves'
import type { MovedRental, RentalMove } from '@filao/domain/rentals/moves/moves.schema'
import { deleteOccupancy, lockStocks, lockVehicle } from '#features/fleet/public'
import type { Tx } from '#platform/database/connect'
import { lockEntity, stale, versionOf } from '#platform/http/versions'
import type { Act } from '../change/act.ts'
import { recordChange } from '../change/record-change.ts'
import { saveChanged } from '../change/save-content.ts'
import { shown } from '../document/sealed-proofs.ts'
import type { RentalAuthor } from '../mail/queue-mail.ts'
import { type LoadedRental, loadParts, loadRental, lockRental, type RentalWithParts } from '../record/queries.ts'

/** The author of the moves, with the rights by which a rental is read. */
type Mover = RentalAuthor & { acting: Acting }

/** A move of a locked rental, with its position in the request. */
type Moving = { at: number; move: RentalMove; before: RentalWithParts }

/**
 * Gives rentals other vehicles, all or none, by the rules of a change of one. All are saved, then all vehicles freed,
 * then each is taken, so the rentals may exchange theirs. Locks rentals, vehicles and counted options, each in the
 * order of their ids. A refusal names the rental.
 */
export async function moveRentals(
  tx: Tx,
  by: Mover,
  companyId: number,
  moves: readonly RentalMove[],
  now: string,
): Promise<MovedRental[]> {
  const locked = await lockAll(tx, companyId, moves)
  for (const one of locked) await named(one, () => checkVersion(tx, by.acting, one))
  const vehicles = locked.filter(({ move, before }) => move.vehicleId !== before.vehicleId)
  for (const one of vehicles.toSorted((a, b) => a.move.vehicleId - b.move.vehicleId)) {
    await named(one, () => lockVehicle(tx, companyId, one.move.vehicleId, 'vehicleId'))
  }
  const moved: (Moving & { act: Act })[] = []
  for (const one of locked) {
    const act = actOf(tx, by, one, now)
    if (await named(one, () => saveChanged(act, one.before, false))) moved.push({ ...one, act })
  }
  await lockStocksOf(
    tx,
    moved.map(({ before }) => before),
  )
  for (const { before } of moved) await deleteOccupancy(tx, { companyId, rentalId: before.id })
  for (const one of moved) {
    await named(one, () => recordChange(one.act, one.before, 'changed', movedWith(one, moved)))
  }
  const answers = new Map<number, MovedRental>()
  for (const one of locked) {
    const after = await loadRental(tx, companyId, one.before.id)
    answers.set(one.at, await answerOf(tx, by.acting, one.before, after))
  }
  return moves.map((_, at) => answers.get(at) as MovedRental)
}

/** Locks the rentals, the lowest id first, with what orders the writers of one rental. */
async function lockAll(tx: Tx, companyId: number, moves: readonly RentalMove[]): Promise<Moving[]> {
  const inOrder = moves.map((move, at) => ({ move, at })).toSorted((a, b) => a.move.id - b.move.id)
  for (const { move } of inOrder) await lockEntity(tx, updateRental, { companyId, id: move.id })
  const locked: Moving[] = []
  for (const { move, at } of inOrder) {
    const rental = await lockRental(tx, companyId, move.id)
    locked.push({ at, move, before: { ...rental, ...(await loadParts(tx, companyId, move.id)) } })
  }
  return locked
}

async function checkVersion(tx: Tx, acting: Acting, { move, before }: Moving): Promise<void> {
  const read = await shown(tx, acting, await loadRental(tx, before.companyId, before.id))
  if (versionOf(getRental, read) !== move.version) throw stale()
}

function actOf(tx: Tx, by: RentalAuthor, { move, before }: Moving, now: string): Act {
  const { vehicleId, isMismatchConfirmed = false } = move
  const mail = { isMailed: true, line: null }
  return { tx, by, rental: before, content: { vehicleId }, isMismatchConfirmed, exclusionReason: null, mail, now }
}

/** Locks the counted options that the rentals have by now, agency by agency. */
async function lockStocksOf(tx: Tx, rentals: readonly RentalWithParts[]): Promise<void> {
  const byAgency = new Map<number, Set<number>>()
  for (const { companyId, id } of rentals) {
    const { departureAgencyId, optionIds } = await loadRental(tx, companyId, id)
    const known = byAgency.get(departureAgencyId) ?? new Set<number>()
    byAgency.set(departureAgencyId, known.union(new Set(optionIds)))
  }
  const [first] = rentals
  for (const [agencyId, optionIds] of [...byAgency].sort(([a], [b]) => a - b)) {
    if (first && optionIds.size > 0) await lockStocks(tx, first.companyId, agencyId, [...optionIds])
  }
}

/** Returns the numbers of the rentals that moved in the same call, for the audit rows to be read as one. */
function movedWith({ before }: Moving, moved: readonly Moving[]): Record<string, [unknown, unknown]> {
  const others = moved.filter((other) => other.before.id !== before.id).map((other) => other.before.publicId)
  return others.length === 0 ? {} : { movedWith: [null, others] }
}

/** Runs a step of one rental, whose refusal names it. */
async function named<T>({ before, at }: Moving, step: () => Promise<T>): Promise<T> {
  try {
    return await step()
  } catch (refusal) {
    throw refusal instanceof Problem ? refusedMove(refusal, before, at) : refusal
  }
}

async function answerOf(tx: Tx, acting: Acting, before: RentalWithParts, after: LoadedRental): Promise<MovedRental> {
  const { id, publicId, vehicleId, totalCents } = after
  return {
    id,
    publicId,
    formerVehicleId: before.vehicleId,
    vehicleId,
    formerTotalAmount: euros(before.totalCents),
    totalAmount: euros(totalCents),
    version: versionOf(getRental, await shown(tx, acting, after)),
  }
}

function euros(cents: number | null): number | null {
  return cents === null ? null : toEuros(cents)
}
