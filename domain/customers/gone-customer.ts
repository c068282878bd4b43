import { Problem } from '../kernel/problem.ts'

/** Refuses to open a customer who is archived or erased; rentals and invoices still name them. */
export function goneCustomer({ erasedAt }: { erasedAt: string | null }): Problem {
  return new Problem('not_found', erasedAt === null ? archived : erased)
}

const archived = {
  fr: 'Ce client a été archivé\u202f: sa fiche ne s’ouvre plus. Ses locations et ses factures restent.',
  en: 'This customer has been archived, so their page no longer opens. Their rentals and invoices remain.',
}
const erased = {
  fr: 'Ce client a été effacé\u202f: ses données personnelles n’existent plus. Ses locations et ses factures restent.',
  en: 'This customer has been erased: their personal data no longer exists. Their rentals and invoices remain.',
}
