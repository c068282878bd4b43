import { z } from 'zod'
import { fold } from '../kernel/text.ts'
import { Geolocation } from './agency.ts'

/** A commune under one of its postal codes. `location` is null where it is unknown. */
export const PostalCode = z.object({
  postalCode: z.string(),
  city: z.string(),
  location: Geolocation.nullable(),
})
export type PostalCode = z.infer<typeof PostalCode>

/**
 * Folds a city for comparison: no case, accents or hyphens, « St » and « Ste » spelled out, so that 'st denis' finds
 * Saint-Denis and 'pointe a pitre' finds Pointe-à-Pitre.
 */
export function foldCity(text: string): string {
  return fold(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(/(?<=^| )st(e?)(?= )/g, 'saint$1')
}
