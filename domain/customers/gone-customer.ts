import type { Sentence } from '../kernel/language.ts'
import { Problem } from '../kernel/problem.ts'

/** The customer into whom another one was merged. */
type MergedInto = { id: number; publicId: string }

/**
 * Refuses to open a customer who is archived or erased; rentals and invoices still name them. For one who was merged
 * into another one, `customerId` in the answer is that one.
 */
export function goneCustomer({
  erasedAt,
  mergedInto = null,
}: {
  erasedAt: string | null
  mergedInto?: MergedInto | null
}): Problem {
  if (erasedAt !== null) return new Problem('not_found', erased)
  if (mergedInto === null) return new Problem('not_found', archived)
  return new Problem('not_found', mergedSentence(mergedInto), { data: { customerId: mergedInto.id } })
}

/** Returns the sentence for a customer who was merged into another one. */
export function mergedSentence({ publicId }: Pick<MergedInto, 'publicId'>): Sentence {
  return {
    fr: `Ce client a été fusionné avec le client ${publicId}\u202f: ouvrez ou choisissez celui-ci.`,
    en: `This customer has been merged into customer ${publicId}: open or choose that one.`,
  }
}

const archived = {
  fr: 'Ce client a été archivé\u202f: sa fiche ne s’ouvre plus. Ses locations et ses factures restent.',
  en: 'This customer has been archived, so their page no longer opens. Their rentals and invoices remain.',
}
const erased = {
  fr: 'Ce client a été effacé\u202f: ses données personnelles n’existent plus. Ses locations et ses factures restent.',
  en: 'This customer has been erased: their personal data no longer exists. Their rentals and invoices remain.',
}
