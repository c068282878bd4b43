import { formatDateTime } from '@filao/domain/kernel/date-text'
import type { Language } from '@filao/domain/kernel/language.schema'
import { Problem } from '@filao/domain/kernel/problem'
import type { Tx } from '#platform/database/connect'
import { takenFields } from '#platform/database/problems'
import { type Conflict, deleteLapsedOccupancies, findConflict, type Slot } from './occupancy-queries.ts'

/**
 * Throws `vehicle_taken`, with the conflict and its period, when something else occupies the slot. Call it after
 * `lockVehicle`, in the transaction that then writes. A reservation that nobody accepted before its start loses the
 * vehicle here, even if it has not been cancelled yet.
 */
export async function checkFree(tx: Tx, slot: Slot & { exceptRentalId?: number | undefined; now: string }) {
  const conflict = await findConflict(tx, slot)
  if (!conflict) return
  if (!conflict.hasLapsed) throw vehicleTaken(conflict)
  await deleteLapsedOccupancies(tx, slot)
  const other = await findConflict(tx, slot)
  if (other) throw vehicleTaken(other)
}

/** Returns the problem that names the conflict, at the fields that choose the vehicle and its period. */
export function vehicleTaken(conflict: Omit<Conflict, 'hasLapsed'>): Problem {
  const { publicId, start, end } = conflict
  const [fr, en] = [dates(conflict, 'fr'), dates(conflict, 'en')]
  const sentence = publicId
    ? {
        fr: `Ce véhicule est pris par la location ${publicId} du ${fr.start} au ${fr.end}.`,
        en: `Rental ${publicId} holds this vehicle from ${en.start} to ${en.end}.`,
      }
    : {
        fr: `Ce véhicule est déjà indisponible du ${fr.start} au ${fr.end}.`,
        en: `This vehicle is already unavailable from ${en.start} to ${en.end}.`,
      }
  const fields = takenFields(sentence)
  return new Problem('vehicle_taken', sentence, { fields, data: { conflict: { publicId, start, end } } })
}

function dates({ start, end, timezone }: Pick<Conflict, 'start' | 'end' | 'timezone'>, language: Language) {
  return { start: formatDateTime(start, timezone, language), end: formatDateTime(end, timezone, language) }
}
