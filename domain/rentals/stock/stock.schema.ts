import { z } from 'zod'
import { Id } from '../../kernel/field.schema.ts'
import { Instant } from '../../kernel/time.schema.ts'

export const OptionsLeftQuery = z.object({
  start: Instant,
  end: Instant,
  departureAgencyId: z.coerce.number().pipe(Id),
  /** The rental that is being changed; what it holds already is left for it. */
  rentalId: z.coerce.number().pipe(Id).optional(),
})
export type OptionsLeftQuery = z.infer<typeof OptionsLeftQuery>

/** The number of an option that a rental may have. */
export const OptionLeft = z.object({
  optionId: z.int(),
  /** The number that the agency has. */
  stock: z.int(),
  left: z.int(),
  /** The moment at which one of those that are taken comes back; null where none is taken or nobody knows. */
  nextReturn: z.string().nullable(),
  /** The number that overdue rentals have not brought back. */
  overdue: z.int(),
})
export type OptionLeft = z.infer<typeof OptionLeft>
