import { z } from 'zod'
import { transmissions } from '../../fleet/vehicle/vehicle-values.ts'
import { Id } from '../../kernel/field.schema.ts'

/** A vehicle of a category: with this gearbox and at least so many seats, where they matter. */
export const CategoryPromise = z.object({
  categoryId: Id,
  /** Null for any gearbox. */
  transmission: z.enum(transmissions).nullable(),
  /** Null for any number of seats. */
  seats: z.int().min(1).max(99).nullable(),
})
export type CategoryPromise = z.infer<typeof CategoryPromise>
