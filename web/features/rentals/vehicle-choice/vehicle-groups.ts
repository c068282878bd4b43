import { formatPlate, normalisePlate } from '@filao/domain/fleet/plate'
import { fold } from '@filao/domain/kernel/text'
import { canBeChosen } from '@filao/domain/rentals/availability'
import type { AvailableVehicle } from '@filao/domain/rentals/available-vehicle'

type Category = { id: number; code: string; name: string; vehicleCount: number }

/** A category in the choice of a vehicle. `available` counts its selectable vehicles, whatever the search. */
export type VehicleGroup<Vehicle> = {
  category: Pick<Category, 'id' | 'code' | 'name'>
  vehicles: Vehicle[]
  available: number
  isEmpty: boolean
}

type Choice = Pick<
  AvailableVehicle,
  'id' | 'registrationNumber' | 'make' | 'model' | 'color' | 'categoryId' | 'isAvailable' | 'reason'
>

/**
 * Groups the vehicles by category: selectable vehicles first, categories without vehicles last. A search or a chosen
 * category keeps only the groups that still have something to show.
 */
export function groupVehicles<Vehicle extends Choice>(
  categories: readonly Category[],
  vehicles: readonly Vehicle[],
  { term = '', categoryId = null }: { term?: string; categoryId?: number | null } = {},
): VehicleGroup<Vehicle>[] {
  const groups = categories
    .filter(({ id }) => categoryId === null || id === categoryId)
    .map((category) => {
      const all = vehicles.filter((vehicle) => vehicle.categoryId === category.id)
      const found = all.filter((vehicle) => matches(vehicle, category.name, term))
      return {
        category,
        vehicles: [...found.filter(canBeChosen), ...found.filter((vehicle) => !canBeChosen(vehicle))],
        available: all.filter(canBeChosen).length,
        isEmpty: all.length === 0,
      }
    })
  const shown = term.trim() ? groups.filter((group) => group.vehicles.length > 0) : groups
  return [...shown.filter((group) => !group.isEmpty), ...shown.filter((group) => group.isEmpty)]
}

/** Limits each group to `most` vehicles, and counts the hidden ones. */
export function cutGroups<Vehicle>(
  groups: VehicleGroup<Vehicle>[],
  most: number,
): { groups: VehicleGroup<Vehicle>[]; hidden: number } {
  const cut = groups.map((group) => ({ ...group, vehicles: group.vehicles.slice(0, most) }))
  const count = (list: VehicleGroup<Vehicle>[]) => list.reduce((sum, { vehicles }) => sum + vehicles.length, 0)
  return { groups: cut, hidden: count(groups) - count(cut) }
}

/**
 * Returns true when every word of the search is in the plate, the model, the colour or the category; a plate may be
 * typed with or without hyphens.
 */
function matches({ registrationNumber, make, model, color }: Choice, category: string, term: string): boolean {
  const plate = normalisePlate(term)
  if (plate.length > 1 && registrationNumber.includes(plate)) return true
  const text = fold(`${formatPlate(registrationNumber)} ${make ?? ''} ${model ?? ''} ${color ?? ''} ${category}`)
  return fold(term)
    .split(' ')
    .every((word) => text.includes(word))
}
