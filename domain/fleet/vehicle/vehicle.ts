import type { z } from 'zod'
import type { Sentence } from '../../kernel/language.ts'
import type { VehicleFields } from './vehicle.schema.ts'

/** The label of each field, on screens, in files and in refusals. Files have their columns in this order. */
export const vehicleLabels = {
  registrationNumber: { fr: 'Immatriculation', en: 'Registration number' },
  categoryId: { fr: 'Catégorie', en: 'Category' },
  make: { fr: 'Marque', en: 'Make' },
  model: { fr: 'Modèle', en: 'Model' },
  year: { fr: 'Année', en: 'Year' },
  locationId: { fr: 'Agence', en: 'Agency' },
  odometer: { fr: 'Kilométrage', en: 'Odometer' },
  fuel: { fr: 'Carburant', en: 'Fuel' },
  fuelLevel: { fr: 'Niveau de carburant', en: 'Fuel level' },
  transmission: { fr: 'Boîte de vitesses', en: 'Gearbox' },
  seats: { fr: 'Places', en: 'Seats' },
  hp: { fr: 'Puissance (ch)', en: 'Power (hp)' },
  cv: { fr: 'Puissance fiscale (CV)', en: 'Tax horsepower (CV)' },
  color: { fr: 'Couleur', en: 'Colour' },
  firstRegistrationDate: { fr: '1re mise en circulation', en: 'First registration' },
  vin: { fr: 'N° de série (VIN)', en: 'VIN (chassis number)' },
  description: { fr: 'Description', en: 'Description' },
  comments: { fr: 'Commentaires', en: 'Comments' },
  schematicId: { fr: 'Schéma', en: 'Drawing' },
} satisfies Record<keyof z.infer<typeof VehicleFields>, Sentence>

export type VehicleField = keyof typeof vehicleLabels
export const vehicleFields = Object.keys(vehicleLabels) as VehicleField[]
