import { Problem } from '../kernel/problem.ts'
import { addMinutes } from '../kernel/time.ts'

const dayMinutes = 24 * 60

/** Returns the instant until which a merge can be undone. */
export function undoableUntil(mergedAt: string): string {
  return addMinutes(mergedAt, dayMinutes)
}

/** The facts that decide if a merge can be undone. */
export type UndoFacts = {
  mergedAt: string
  undoneAt: string | null
  /** True while what an undo puts back is stored: an erasure deletes it. */
  isStored: boolean
  /** The number of the customer into whom the kept one was merged since. */
  mergedOnInto: string | null
}

/** Refuses the undo of a merge that was undone, is a day old, or of which too much has gone. Throws `conflict`. */
export function checkUndoable({ mergedAt, undoneAt, isStored, mergedOnInto }: UndoFacts, now: string): void {
  if (undoneAt !== null) throw new Problem('conflict', alreadyUndone)
  if (Date.parse(now) >= Date.parse(undoableUntil(mergedAt))) throw new Problem('conflict', tooLate)
  if (!isStored) throw new Problem('conflict', erasedSince)
  if (mergedOnInto !== null) throw new Problem('conflict', mergedOn(mergedOnInto))
}

const alreadyUndone = {
  fr: 'Cette fusion a déjà été annulée.',
  en: 'This merge has already been undone.',
}
const tooLate = {
  fr: 'Cette fusion date de plus d’un jour\u202f: elle ne peut plus être annulée. Vous pouvez créer un nouveau client.',
  en: 'This merge is more than a day old, so it can no longer be undone. You can create a new customer.',
}
const erasedSince = {
  fr: 'Les données de ce client ont été effacées depuis\u202f: la fusion ne peut plus être annulée.',
  en: 'The data of this customer has been erased since, so the merge can no longer be undone.',
}
const mergedOn = (publicId: string) => ({
  fr: `Ce client a été fusionné depuis avec le client ${publicId}\u202f: annulez d’abord cette fusion.`,
  en: `This customer has since been merged into customer ${publicId}: undo that merge first.`,
})
