/** Words of the receipt. */
export const fr = {
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
  credited: 'Avoirs',
  rest: 'Reste à payer',
  deposit: (asked: string) => `Caution déposée sur ${asked}`,
  total: 'Total',
  entry: ({ seq, anchor }: { seq: number; anchor: string }) => `Écriture n° ${seq} – empreinte ${anchor}`,
}

export type ReceiptWords = typeof fr
