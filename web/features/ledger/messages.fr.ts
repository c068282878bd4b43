/** Words of the account of a rental: paid, due, overpaid, and limits of the law. */
export const fr = {
  rest: 'Reste :',
  inFull: 'Payé en totalité',
  tooMuch: 'Trop perçu\u202f:',
  toGiveBack: 'À rendre',
  nothingHeld: 'Rien à rendre',
  cashTitle: 'Plus de {{amount}} en espèces\u202f: la loi l’interdit',
  cashText:
    'La limite vaut pour toute la location, en un ou plusieurs paiements. Elle est de 15\u202f000\u00a0€ pour un particulier qui réside à l’étranger et le justifie.',
  line: '{{label}}\u202f: {{amount}}',
  refund: 'Rembourser',
  refundDeposit: 'Rendre la caution',
  depositDue: 'La caution de {{amount}} est à rendre',
  paidTooMuch: '{{amount}} ont été payés en trop',
  cancelledDue: 'La location est annulée et {{amount}} n’ont pas été remboursés',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    ledger: typeof fr
  }
}
