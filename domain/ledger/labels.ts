import type { Sentence } from '../kernel/language.ts'
import type { PaymentMethod } from './payment.ts'

/** The labels of the payment methods. */
export const paymentMethodLabels = {
  card: { fr: 'Carte bancaire', en: 'Card' },
  cash: { fr: 'Espèces', en: 'Cash' },
  transfer: { fr: 'Virement', en: 'Bank transfer' },
  cheque: { fr: 'Chèque', en: 'Cheque' },
  holiday_voucher: { fr: 'Chèque-vacances', en: 'Holiday voucher' },
  other: { fr: 'Autre', en: 'Other' },
} satisfies Record<PaymentMethod, Sentence>

/** Names the money that was settled in another program before the rental was imported. */
export const settledElsewhereLabel: Sentence = { fr: 'Réglé avant Filao', en: 'Settled before Filao' }
