import type { Sentence } from '../../kernel/language.ts'
import type { VehicleChangeCreation } from './check.schema.ts'

/** The label of each field of a change of vehicle, on screens and in refusals. */
export const vehicleChangeLabels = {
  vehicleId: { fr: 'Véhicule', en: 'Vehicle' },
  reason: { fr: 'Motif', en: 'Reason' },
  back: { fr: 'Véhicule rendu', en: 'Vehicle coming back' },
  out: { fr: 'Véhicule remis', en: 'Vehicle going out' },
  unavailableUntil: { fr: 'Hors service jusqu’au', en: 'Out of service until' },
  keepsPrice: { fr: 'Garder le prix convenu', en: 'Keep the agreed price' },
} satisfies Record<keyof VehicleChangeCreation, Sentence>
