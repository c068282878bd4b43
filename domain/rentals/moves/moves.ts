import { Problem } from '../../kernel/problem.ts'
import { rule } from '../../kernel/validation.ts'
import type { RentalMove } from './moves.schema.ts'

/** The two arguments of `.refine` that refuse a rental named twice: it has one vehicle at a time. */
export const namesEachOnce = rule<readonly RentalMove[]>(
  (moves) => new Set(moves.map(({ id }) => id)).size === moves.length,
  'repeated',
  { fr: 'Une location ne peut être déplacée qu’une fois.', en: 'A rental can only be moved once.' },
)

/** Returns a refusal that names the rental which refuses, at the fields of its line in the request. */
export function refusedMove(refusal: Problem, { id, publicId }: { id: number; publicId: string }, at: number): Problem {
  const { fr, en } = refusal.sentence
  const { fields = [], data, ...details } = refusal.details
  return new Problem(
    refusal.code,
    { fr: `Location ${publicId}\u202f: ${fr}`, en: `Rental ${publicId}: ${en}` },
    {
      ...details,
      fields: fields.map((field) => ({ ...field, path: `${at}.${field.path}` })),
      data: { ...data, rental: { id, publicId } },
    },
  )
}
