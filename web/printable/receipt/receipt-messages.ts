import type { Language } from '@filao/domain/kernel/language'

const fr = {
  receipt: 'Reçu',
  refund: 'Reçu de remboursement',
  paidOn: 'Encaissé le',
  refundedOn: 'Remboursé le',
  rental: 'Location',
  from: 'du',
  to: 'au',
  thisPayment: 'Ce paiement',
  thisRefund: 'Ce remboursement',
  forRental: 'Pour la location',
  forDeposit: 'Pour la caution (hors TVA)',
  method: 'Moyen de paiement',
  reason: 'Motif',
  by: 'Enregistré par',
  whatFor: 'Ce qui est facturé',
  soFar: 'Situation après ce paiement',
  soFarRefund: 'Situation après ce remboursement',
  paid: (total: string) => `Payé sur ${total}`,
  rest: 'Reste à payer',
  deposit: (asked: string) => `Caution déposée sur ${asked}`,
  total: 'Total',
  entry: ({ seq, anchor }: { seq: number; anchor: string }) => `Écriture nº ${seq} – empreinte ${anchor}`,
}

const en: typeof fr = {
  receipt: 'Receipt',
  refund: 'Refund receipt',
  paidOn: 'Received on',
  refundedOn: 'Refunded on',
  rental: 'Rental',
  from: 'from',
  to: 'to',
  thisPayment: 'This payment',
  thisRefund: 'This refund',
  forRental: 'For the rental',
  forDeposit: 'For the deposit (no VAT)',
  method: 'Payment method',
  reason: 'Reason',
  by: 'Recorded by',
  whatFor: 'Charged for',
  soFar: 'After this payment',
  soFarRefund: 'After this refund',
  paid: (total: string) => `Paid, out of ${total}`,
  rest: 'Balance due',
  deposit: (asked: string) => `Deposit held, out of ${asked}`,
  total: 'Total',
  entry: ({ seq, anchor }) => `Entry no. ${seq} – fingerprint ${anchor}`,
}

/** Words of the receipt, in the customer's language. */
export const receiptWords: Record<Language, typeof fr> = { fr, en }
