import { z } from 'zod'
import { requiredText } from '../../kernel/field.ts'
import { LocalDate } from '../../kernel/time.schema.ts'
import { readFuel, readTransmission } from './powertrain.ts'
import { fuels, transmissions } from './vehicle-values.ts'

const text = (max: number) => requiredText(max).nullable().catch(null)
/** Reads a word of a list as its list has it; null for any other. */
const listed = (read: (text: string) => string, list: readonly string[]) =>
  text(30).transform((found) => {
    const known = found && read(found)
    return known && list.includes(known) ? known : null
  })
const digits = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
const whole = (min: number, max: number) =>
  z.union([z.number(), digits]).pipe(z.int().min(min).max(max)).nullable().catch(null)

/** The data of a plate from the vehicle data service, named as the fields of a vehicle. Unknown fields are null. */
export const VehicleInformation = z.object({
  registrationNumber: z.string(),
  vin: text(30),
  make: text(60),
  model: text(60),
  year: whole(1900, 2100),
  seats: whole(1, 99),
  transmission: listed(readTransmission, transmissions),
  fuel: listed(readFuel, fuels),
  hp: whole(1, 5000),
  cv: whole(1, 500),
  color: text(40),
  firstRegistrationDate: LocalDate.nullable().catch(null),
})
export type VehicleInformation = z.infer<typeof VehicleInformation>
