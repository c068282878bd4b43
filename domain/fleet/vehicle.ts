import { z } from 'zod'
import { Id, optionalLines, optionalText, requiredText } from '../kernel/field.ts'
import { LocalDate } from '../kernel/time.ts'
import { FuelLevel } from './fuel-level.ts'
import { SchematicId } from './schematics.ts'

const fields = z.object({
  /** The plate as typed; stored as lower-case letters and digits. */
  registrationNumber: requiredText(20),
  /** True when the user confirmed a plate that is not of the form AA-123-AA. */
  allowOtherFormat: z.boolean(),
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

export const VehicleCreation = fields
  .partial()
  .required({ registrationNumber: true, categoryId: true, locationId: true })
export type VehicleCreation = z.infer<typeof VehicleCreation>

export const VehicleChange = fields.partial()
export type VehicleChange = z.infer<typeof VehicleChange>

export const Vehicle = z.object({
  id: z.int(),
  companyId: z.int(),
  registrationNumber: z.string(),
  vin: z.string().nullable(),
  categoryId: z.int(),
  category: z.object({ id: z.int(), code: z.string(), name: z.string() }),
  make: z.string().nullable(),
  model: z.string().nullable(),
  year: z.int().nullable(),
  seats: z.int().nullable(),
  transmission: z.string().nullable(),
  fuel: z.string().nullable(),
  description: z.string().nullable(),
  hp: z.int().nullable(),
  cv: z.int().nullable(),
  color: z.string().nullable(),
  odometer: z.int(),
  firstRegistrationDate: z.string().nullable(),
  fuelLevel: z.string().nullable(),
  schematicId: z.int().nullable(),
  comments: z.string().nullable(),
  locationId: z.int(),
  location: z.object({ id: z.int(), name: z.string() }),
})
export type Vehicle = z.infer<typeof Vehicle>
