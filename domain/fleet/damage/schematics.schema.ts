import { z } from 'zod'
import { rule } from '../../kernel/validation.ts'
import { schematics } from './schematics.ts'

const ids: ReadonlySet<number> = new Set(schematics.map(({ id }) => id))

/** The id of an existing drawing. */
export const SchematicId = z.int().refine(
  ...rule((id: number) => ids.has(id), 'unknown', {
    fr: 'Ce schéma n’existe pas.',
    en: 'This drawing does not exist.',
  }),
)

/** A drawing in the list of choices. */
export const SchematicThumbnail = z.object({ id: z.int(), url: z.string() })
