import type { Sentence } from '../kernel/language.ts'

/**
 * The lists of what is open: unpaid contracts, deposits and overpayments held, quotes and reservations without an
 * answer.
 */
export const receivableKinds = ['unpaid', 'deposits', 'quotes'] as const
export type ReceivableKind = (typeof receivableKinds)[number]

export const receivableKindLabels = {
  unpaid: { fr: 'Impayés', en: 'Unpaid' },
  deposits: { fr: 'Cautions et trop-perçus', en: 'Deposits and overpayments' },
  quotes: { fr: 'Devis en attente', en: 'Quotes waiting' },
} satisfies Record<ReceivableKind, Sentence>
