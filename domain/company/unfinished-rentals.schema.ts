import { z } from 'zod'

/** The agreed or offered rental of a vehicle or a customer that starts first, with the time zone of its departure. */
export const NextRental = z.object({ id: z.int(), publicId: z.string(), start: z.string(), timezone: z.string() })
export type NextRental = z.infer<typeof NextRental>
