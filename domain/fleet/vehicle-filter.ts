import { fold } from '../kernel/text.ts'
import { normalisePlate } from './plate.ts'
import type { Vehicle } from './vehicle.ts'

/** How the list of vehicles is narrowed down; empty means all. Ids come from the URL, so they are text. */
export type VehicleFilter = { text: string; categoryId: string; locationId: string }

/** The vehicles that fit. Every word is part of the plate, make or model; plates are compared without their hyphens. */
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

/** A plate is often typed with spaces between its groups: the whole text is tried as one. */
function hasPlate({ registrationNumber }: Vehicle, plate: string): boolean {
  return plate !== '' && registrationNumber.includes(plate)
}

function isIn({ registrationNumber, make, model }: Vehicle, word: string): boolean {
  const plate = normalisePlate(word)
  return fold(`${make ?? ''} ${model ?? ''}`).includes(word) || (plate !== '' && registrationNumber.includes(plate))
}
