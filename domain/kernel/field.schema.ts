import { z } from 'zod'

/** The id of another record of the same company. */
export const Id = z.int().min(1).max(2_147_483_647)

/** The id of another record, in a query. */
export const QueryId = z.coerce.number().pipe(Id)

/** Comma separated ids of a query, at most 100. */
export const Ids = z
  .string()
  .max(1100)
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.coerce.number<string>().pipe(Id)).max(100))

/** True, or the word `true` of a query. */
export const Flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])
