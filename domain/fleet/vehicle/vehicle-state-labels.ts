import type { Sentence } from '../../kernel/language.ts'
import type { VehicleState } from './vehicle-filter.ts'

/** The words of each state of a vehicle. */
export const vehicleStateLabels = {
  free: { fr: 'Disponible', en: 'Available' },
  rented: { fr: 'En location', en: 'Out on rental' },
  stopped: { fr: 'À l’arrêt', en: 'Not available' },
} satisfies Record<VehicleState, Sentence>
