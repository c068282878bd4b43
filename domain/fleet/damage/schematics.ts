import type { Sentence } from '../../kernel/language.ts'

/** The views of every drawing of a vehicle. */
export const schematicViews = ['front', 'back', 'left', 'right', 'top'] as const

/** The drawings of vehicles, by the id that `vehicle.schematicId` holds. The drawing itself is `<name>.svg`. */
export const schematics = [
  { id: 1, name: 'city-car', label: { fr: 'Citadine', en: 'City car' } },
  { id: 2, name: 'saloon', label: { fr: 'Berline', en: 'Saloon' } },
  { id: 3, name: 'estate', label: { fr: 'Break', en: 'Estate' } },
  { id: 4, name: 'suv', label: { fr: 'SUV', en: 'SUV' } },
  { id: 5, name: 'van', label: { fr: 'Utilitaire', en: 'Van' } },
  { id: 6, name: 'pick-up', label: { fr: 'Pick-up', en: 'Pick-up' } },
  { id: 7, name: 'convertible', label: { fr: 'Cabriolet', en: 'Convertible' } },
  { id: 8, name: 'scooter', label: { fr: 'Scooter', en: 'Scooter' } },
] as const satisfies { id: number; name: string; label: Sentence }[]

/** Returns true for the drawing of a vehicle on two wheels. */
export function isMotorcycle(schematicId: number | null): boolean {
  return schematicId === 8
}

/** Returns true for the drawing of a van, which law calls a « camionnette ». */
export function isVan(schematicId: number | null): boolean {
  return schematicId === 5
}
