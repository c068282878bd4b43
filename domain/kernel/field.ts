import { z } from 'zod'

/** One line of text that may be absent. Blank text is stored as absent. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullable()
    .transform((text) => text || null)

/** One line of text that must say something. */
export const requiredText = (max: number) => z.string().trim().min(1).max(max)

/** The id of another thing in the same company. */
export const Id = z.int().min(1).max(2_147_483_647)
