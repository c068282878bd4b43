import { z } from 'zod'
import { Geolocation } from './agency.schema.ts'

/** A commune under one of its postal codes. `location` is null where it is unknown. */
export const PostalCode = z.object({
  postalCode: z.string(),
  city: z.string(),
  location: Geolocation.nullable(),
})
export type PostalCode = z.infer<typeof PostalCode>
