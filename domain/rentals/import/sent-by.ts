import type { Sentence } from '../../kernel/language.ts'
import { toCents } from '../../kernel/money.ts'
import type { Source } from '../../sources/source.schema.ts'
import type { ImportedRental } from './imported-rental.schema.ts'

/** The source of an imported rental, its own number of it, and what it collected. */
export type SentBy = { sourceId: number | null; sourceReference: string | null; collectedCents: number }

/** Sources that are switched on, as the rows of an import name them. */
export type KnownSource = Pick<Source, 'id' | 'collectsMoney'>

/** Returns who sent the rental of a row, or why that cannot be. A cancelled rental has nothing collected. */
export function sentByOf(
  row: ImportedRental,
  { isCancelled, sources }: { isCancelled: boolean; sources: ReadonlyMap<number, KnownSource> },
): SentBy | { path: string; refusal: Sentence } {
  const { sourceId = null, sourceReference = null, collectedAmount = 0 } = row
  const source = sourceId === null ? null : sources.get(sourceId)
  if (source === undefined) return { path: 'sourceId', refusal: noSource }
  const collectedCents = isCancelled ? 0 : toCents(collectedAmount)
  if (collectedCents > 0 && !source?.collectsMoney) return { path: 'collectedAmount', refusal: collectsNothing }
  return { sourceId, sourceReference, collectedCents }
}

const noSource: Sentence = {
  fr: 'Cette source n’existe pas, ou n’est plus proposée.',
  en: 'This source does not exist, or is no longer offered.',
}
const collectsNothing: Sentence = {
  fr: 'Un montant encaissé demande une source qui encaisse pour vous.',
  en: 'A collected amount needs a source that takes money for you.',
}
