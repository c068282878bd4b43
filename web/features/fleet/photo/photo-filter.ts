import type { Vehicle } from '@filao/domain/fleet/vehicle'
import type { VehiclePhoto } from '@filao/domain/fleet/vehicle-photo'
import { fold } from '@filao/domain/kernel/text'

type Named = { make: string | null; model: string | null }

/** The photos of which each word typed is in the name, of a make and a year where chosen; empty means any. */
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

/** What a photo is of: Peugeot 208 2024. */
export function photoName({ make, model, year }: Pick<VehiclePhoto, 'make' | 'model' | 'year'>): string {
  return `${make} ${model} ${year}`
}

/** The makes there are, each once however it is written, in the order of the alphabet. */
export function makesOf(things: Pick<Named, 'make'>[]): string[] {
  return distinct(things.map(({ make }) => make))
}

/** The models of a make in the fleet; of every make while none is given. */
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
