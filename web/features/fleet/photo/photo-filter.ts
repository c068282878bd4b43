import type { VehiclePhoto } from '@filao/domain/fleet/photo/vehicle-photo.schema'
import type { Vehicle } from '@filao/domain/fleet/vehicle/vehicle.schema'
import { fold } from '@filao/domain/kernel/text'

type Named = { make: string | null; model: string | null }

/** Returns the photos whose name contains every typed word, of the chosen make and year; empty means any. */
export function filterPhotos(
  photos: VehiclePhoto[],
  { text, make, year }: { text: string; make: string; year: string },
): VehiclePhoto[] {
  const words = fold(text).split(' ').filter(Boolean)
  return photos.filter(
    (photo) =>
      (!make || fold(photo.make) === fold(make)) &&
      (!year || photo.year === Number(year)) &&
      words.every((word) => fold(photoName(photo)).includes(word)),
  )
}

/** Returns the name of a photo: Peugeot 208 2024. */
export function photoName({ make, model, year }: Pick<VehiclePhoto, 'make' | 'model' | 'year'>): string {
  return `${make} ${model} ${year}`
}

/** Returns the makes in alphabetical order, without duplicates that differ only in case or accents. */
export function makesOf(things: Pick<Named, 'make'>[]): string[] {
  return distinct(things.map(({ make }) => make))
}

/** Returns the models of a make in the fleet; of every make if none is given. */
export function modelsOf(vehicles: Pick<Vehicle, 'make' | 'model'>[], make: string): string[] {
  const wanted = fold(make)
  return distinct(
    vehicles.filter((vehicle) => !wanted || fold(vehicle.make ?? '') === wanted).map(({ model }) => model),
  )
}

function distinct(words: (string | null)[]): string[] {
  const byFolded = new Map(words.flatMap((word) => (word?.trim() ? [[fold(word), word.trim()] as const] : [])))
  return [...byFolded.values()].sort((a, b) => a.localeCompare(b))
}
