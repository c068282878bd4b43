import type { ImportedRental } from './imported-rental.schema.ts'

/** The words of an imported rental. */
export type Texts = { transportNumber: string | null; wish: string | null; note: string | null }

/** Returns the words of a row; null where it has none. */
export function textsOf({ transportNumber = null, wish = null, note = null }: ImportedRental): Texts {
  return { transportNumber, wish, note }
}
