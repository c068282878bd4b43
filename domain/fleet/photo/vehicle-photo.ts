import type { Sentence } from '../../kernel/language.ts'
import { fieldProblem } from '../../kernel/problem.ts'
import { fold } from '../../kernel/text.ts'
import { vehicleLabels } from '../vehicle/vehicle.ts'
import type { VehiclePhoto, VehiclePhotoCreation } from './vehicle-photo.schema.ts'

/** Returns the last year allowed for a photo: manufacturers announce vehicles some years ahead. */
export function lastPhotoYear(now: string): number {
  return Number(now.slice(0, 4)) + 5
}

/** Refuses a year after `lastPhotoYear`. */
export function checkPhotoYear(year: number, now: string): void {
  const last = lastPhotoYear(now)
  if (year <= last) return
  throw fieldProblem('year', 'range', {
    fr: `L’année va de 1900 à ${last}.`,
    en: `The year must be between 1900 and ${last}.`,
  })
}

type Kind = { make: string | null; model: string | null; year: number | null }

/**
 * Finds the photo that matches a vehicle best: the same make and model, ignoring case and accents, and the nearest
 * year, the later of two equally near. A vehicle without a year gets the latest.
 */
export function photoFinder<Photo extends Pick<VehiclePhoto, 'id' | 'make' | 'model' | 'year'>>(
  photos: readonly Photo[],
): (vehicle: Kind) => Photo | undefined {
  const byModel = new Map<string, Photo[]>()
  for (const photo of photos) {
    const key = modelKey(photo)
    byModel.set(key, [...(byModel.get(key) ?? []), photo])
  }
  const found = new Map<string, Photo | undefined>()
  const find = (vehicle: Kind) => {
    const distance = ({ year }: Photo) => (vehicle.year === null ? 0 : Math.abs(year - vehicle.year))
    const fitting = byModel.get(modelKey(vehicle)) ?? []
    return fitting.toSorted((a, b) => distance(a) - distance(b) || b.year - a.year || b.id - a.id)[0]
  }
  // A fleet has few kinds of vehicles: the photo of each is searched once.
  return (vehicle) => {
    const kind = `${vehicle.make}\n${vehicle.model}\n${vehicle.year}`
    if (!found.has(kind)) found.set(kind, find(vehicle))
    return found.get(kind)
  }
}

function modelKey({ make, model }: Pick<Kind, 'make' | 'model'>): string {
  return `${fold(make ?? '')}\n${fold(model ?? '')}`
}

/** The label of each field, in refusals. */
export const vehiclePhotoLabels = {
  make: vehicleLabels.make,
  model: vehicleLabels.model,
  year: vehicleLabels.year,
  url: { fr: 'Adresse web', en: 'Web address' },
  thumbnailUrl: { fr: 'Vignette', en: 'Thumbnail' },
} satisfies Record<keyof VehiclePhotoCreation, Sentence>
