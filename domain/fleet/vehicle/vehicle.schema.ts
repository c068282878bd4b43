import { z } from 'zod'
import { Id } from '../../kernel/field.schema.ts'
import { optionalLines, optionalText, requiredText } from '../../kernel/field.ts'
import { stored } from '../../kernel/stored.ts'
import { LocalDate } from '../../kernel/time.schema.ts'
import { SchematicId } from '../damage/schematics.schema.ts'
import { FuelLevel } from './fuel-level.schema.ts'

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
