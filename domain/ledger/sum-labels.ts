import type { Sentence } from '../kernel/language.ts'

/** The labels of the sums of a rental's account, on screens and on paper. */
export const sumLabels = {
  price: { fr: 'Prix de la location', en: 'Price of the rental' },
  due: { fr: 'Reste à payer', en: 'Balance due' },
  depositHeld: { fr: 'Caution détenue', en: 'Deposit held' },
} satisfies Record<string, Sentence>
