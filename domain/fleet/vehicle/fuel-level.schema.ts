import { z } from 'zod'
import { rule } from '../../kernel/validation.ts'
import { parseFuelLevel } from './fuel-level.ts'

/** A fuel level as stored, `3/4`: whole numbers, the first at most the second. */
export const FuelLevel = z
  .string()
  .max(9)
  .refine(
    ...rule((text: string) => parseFuelLevel(text) !== null, 'pattern', {
      fr: 'Le niveau de carburant s’écrit 3/4 et ne dépasse pas son maximum',
      en: 'Write the fuel level as 3/4, for example; it cannot exceed its maximum',
    }),
  )
export type FuelLevel = z.infer<typeof FuelLevel>
