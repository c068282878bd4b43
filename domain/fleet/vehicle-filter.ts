import { fold } from '../kernel/text.ts'
import { normalisePlate } from './plate.ts'
import type { Vehicle } from './vehicle.ts'

/** The filters of the list of vehicles; an empty one matches all. Ids come from the URL, so they are text. */
export type VehicleFilter = { text: string; categoryId: string; locationId: string }

/**
 * Returns the matching vehicles: every word is part of the plate, make or model. Plates are compared without hyphens.
 */
export function filterVehicles(vehicles: Vehicle[], { text, categoryId, locationId }: VehicleFilter): Vehicle[] {
  const words = fold(text).split(' ').filter(Boolean)
  const plate = normalisePlate(text)
  return vehicles.filter(
    (vehicle) =>
      (!categoryId || vehicle.categoryId === Number(categoryId)) &&
      (!locationId || vehicle.locationId === Number(locationId)) &&
      (hasPlate(vehicle, plate) || words.every((word) => isIn(vehicle, word))),
  )
}

/** Compares the whole text with the plate, since plates are often typed with spaces between their groups. */
function hasPlate({ registrationNumber }: Vehicle, plate: string): boolean {
  return plate !== '' && registrationNumber.includes(plate)
}

function isIn({ registrationNumber, make, model }: Vehicle, word: string): boolean {
  const plate = normalisePlate(word)
  return fold(`${make ?? ''} ${model ?? ''}`).includes(word) || (plate !== '' && registrationNumber.includes(plate))
}
