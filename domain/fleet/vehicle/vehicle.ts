import { z } from 'zod'
import { Id, optionalLines, optionalText, requiredText } from '../../kernel/field.ts'
import type { Sentence } from '../../kernel/language.ts'
import { stored } from '../../kernel/stored.ts'
import { LocalDate } from '../../kernel/time.ts'
import { SchematicId } from '../damage/schematics.ts'
import { FuelLevel } from './fuel-level.ts'

/** The fields of a vehicle; the answer and the columns of its queries derive from them. */
export const VehicleFields = z.object({
  /** The plate as typed; stored as lower-case letters and digits. */
  registrationNumber: requiredText(20),
  vin: optionalText(30),
  categoryId: Id,
  make: optionalText(60),
  model: optionalText(60),
  year: z.int().min(1900).max(2100).nullable(),
  seats: z.int().min(1).max(99).nullable(),
  transmission: optionalText(30),
  fuel: optionalText(30),
  description: optionalLines(128),
  hp: z.int().min(0).max(5000).nullable(),
  cv: z.int().min(0).max(500).nullable(),
  color: optionalText(40),
  /** The odometer in kilometres. */
  odometer: z.int().min(0).max(9_999_999),
  firstRegistrationDate: LocalDate.nullable(),
  /** The current and the full level, for example 3/4. */
  fuelLevel: FuelLevel.nullable(),
  schematicId: SchematicId.nullable(),
  comments: optionalLines(2000),
  /** The agency of the vehicle. */
  locationId: Id,
})

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

const input = VehicleFields.extend({
  /** True when the user confirmed a plate that is not of the form AA-123-AA. */
  allowOtherFormat: z.boolean(),
})

export const VehicleCreation = input
  .partial()
  .required({ registrationNumber: true, categoryId: true, locationId: true })
export type VehicleCreation = z.infer<typeof VehicleCreation>

export const VehicleChange = input.partial()
export type VehicleChange = z.infer<typeof VehicleChange>

export const Vehicle = z.object({
  id: z.int(),
  companyId: z.int(),
  ...stored(VehicleFields),
  category: z.object({ id: z.int(), code: z.string(), name: z.string() }),
  location: z.object({ id: z.int(), name: z.string() }),
})
export type Vehicle = z.infer<typeof Vehicle>
