/** Words of the receipt. */
export const fr = {
  payment: {
    title: 'Reçu',
    on: 'Encaissé le',
    lines: 'Ce paiement',
    soFar: 'Situation après ce paiement',
  },
  refund: {
    title: 'Reçu de remboursement',
    on: 'Remboursé le',
    lines: 'Ce remboursement',
    soFar: 'Situation après ce remboursement',
  },
  kept: {
    title: 'Retenue sur la caution',
    on: 'Retenue le',
    lines: 'Cette retenue',
    soFar: 'Situation après cette retenue',
  },
  rental: 'Location',
  from: 'du',
  to: 'au',
  forRental: 'Pour la location',
  forDeposit: 'Pour la caution (hors TVA)',
  by: 'Enregistré par',
  whatFor: 'Ce qui est facturé',
  paid: (total: string) => `Payé sur ${total}`,
  deposit: (asked: string) => `Caution déposée sur ${asked}`,
  total: 'Total',
  entry: ({ seq, anchor }: { seq: number; anchor: string }) => `Écriture n° ${seq} – empreinte ${anchor}`,
}

export type ReceiptMessages = typeof fr
