import { z } from 'zod'
import { optionalLines } from '../../kernel/field.ts'
import { stored } from '../../kernel/stored.ts'
import { damageKinds, damageSizes } from './damage.ts'
import { schematicViews } from './schematics.ts'

/**
 * A coordinate from 0 to 1, rounded to the millionth: finer is invisible, and the database refuses numbers that are too
 * small.
 */
const Coordinate = z
  .number()
  .min(0)
  .max(1)
  .overwrite((share) => Math.round(share * 1e6) / 1e6)

/** The fields of a damage; the answer derives from them. */
export const DamageFields = z.object({
  /** The view of the vehicle's drawing that shows the damage. */
  view: z.enum(schematicViews),
  /** The position on that view, from 0 (left) to 1 (right). */
  x: Coordinate,
  /** The position on that view, from 0 (top) to 1 (bottom). */
  y: Coordinate,
  kind: z.enum(damageKinds),
  size: z.enum(damageSizes),
  comment: optionalLines(500),
})

/** A new damage. */
export const DamageCreation = DamageFields.extend({ comment: DamageFields.shape.comment.optional() })
export type DamageCreation = z.infer<typeof DamageCreation>

/** A damage of a vehicle, from the check that found it until it is repaired. */
export const Damage = z.object({
  id: z.int(),
  vehicleId: z.int(),
  ...stored(DamageFields),
  /** The check that found it; null when it was recorded outside any rental. */
  checkId: z.int().nullable(),
  foundAt: z.string(),
  repairedAt: z.string().nullable(),
  /** The ids of its photos, which belong to a rental. */
  photos: z.array(z.object({ id: z.int(), rentalId: z.int() })),
})
export type Damage = z.infer<typeof Damage>
