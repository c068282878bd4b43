import { formatPlate, normalisePlate } from '@filao/domain/fleet/vehicle/plate'
import { fold } from '@filao/domain/kernel/text'
import { canBeChosen } from '@filao/domain/rentals/availability/availability'
import type { AvailableVehicle } from '@filao/domain/rentals/availability/available-vehicle'

type Category = { id: number; code: string; name: string; vehicleCount: number }

/** A category in the choice of a vehicle. `available` counts its selectable vehicles, whatever the search. */
type VehicleGroup<Vehicle> = {
  category: Pick<Category, 'id' | 'code' | 'name'>
  vehicles: Vehicle[]
  available: number
  isEmpty: boolean
}

type Filter = {
  term?: string
  categoryId?: number | null
  /** The category asked for; it comes first while one of its vehicles can be chosen. */
  preferredId?: number | undefined
}

type Choice = Pick<
  AvailableVehicle,
  'id' | 'registrationNumber' | 'make' | 'model' | 'color' | 'categoryId' | 'isAvailable' | 'reason'
>

/**
 * Groups the vehicles by category, first what can be had: the vehicles that are at the agency, then those elsewhere,
 * then the others; the preferred category first, then those with a selectable vehicle, those without vehicles last. A
 * search or a chosen category keeps only the groups that still have something to show.
 */
export function groupVehicles<Vehicle extends Choice>(
  categories: readonly Category[],
  vehicles: readonly Vehicle[],
  { term = '', categoryId = null, preferredId }: Filter = {},
): VehicleGroup<Vehicle>[] {
  const groups = categories
    .filter(({ id }) => categoryId === null || id === categoryId)
    .map((category) => {
      const all = vehicles.filter((vehicle) => vehicle.categoryId === category.id)
      const found = all.filter((vehicle) => matches(vehicle, category.name, term))
      return {
        category,
        vehicles: found.toSorted((a, b) => rankOf(a) - rankOf(b)),
        available: all.filter(canBeChosen).length,
        isEmpty: all.length === 0,
      }
    })
  const shown = term.trim() ? groups.filter((group) => group.vehicles.length > 0) : groups
  const rank = ({ category, available, isEmpty }: (typeof shown)[number]) =>
    (isEmpty ? 4 : available > 0 ? 0 : 2) + (category.id === preferredId ? 0 : 1)
  return shown.toSorted((a, b) => rank(a) - rank(b))
}

/** Returns the place of a vehicle in its group: at the agency, elsewhere, not to be had. */
function rankOf(vehicle: Choice): number {
  if (vehicle.isAvailable) return 0
  return canBeChosen(vehicle) ? 1 : 2
}

/** A group whose vehicles that cannot be chosen are hidden, and counted. */
export type FoldedGroup<Vehicle> = VehicleGroup<Vehicle> & { folded: number }

/** Hides the vehicles that cannot be chosen in each group but the opened ones, so that every category is in view. */
export function foldTaken<Vehicle extends Choice>(
  groups: readonly VehicleGroup<Vehicle>[],
  isOpen: (categoryId: number) => boolean,
): FoldedGroup<Vehicle>[] {
  return groups.map((group) => {
    if (isOpen(group.category.id)) return { ...group, folded: 0 }
    const vehicles = group.vehicles.filter(canBeChosen)
    return { ...group, vehicles, folded: group.vehicles.length - vehicles.length }
  })
}

/** Limits each group to `most` vehicles, and counts the hidden ones. */
export function cutGroups<Group extends { vehicles: unknown[] }>(
  groups: Group[],
  most: number,
): { groups: Group[]; hidden: number } {
  const cut = groups.map((group) => ({ ...group, vehicles: group.vehicles.slice(0, most) }))
  const count = (list: Group[]) => list.reduce((sum, { vehicles }) => sum + vehicles.length, 0)
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
