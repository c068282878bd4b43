/** Words of refunds and of charges on top of the price. */
export const fr = {
  refund: {
    action: 'Rembourser',
    of: 'Rembourser le paiement du {{date}}',
    deposit: 'Rendre la caution',
    title: 'Rembourser',
    held: 'Encore remboursable\u202f: {{amount}}',
    reason: 'Motif',
    reasonHint: 'Il figure sur le reçu du client.',
    depositReason: 'Caution rendue',
    cancelledReason: 'Location annulée',
    tooMuch: 'Ce paiement ne peut plus être remboursé que de {{amount}}',
    depositDue: 'La caution de {{amount}} est à rendre',
    paidTooMuch: '{{amount}} ont été payés en trop',
    cancelledDue: 'La location est annulée et {{amount}} n’ont pas été remboursés',
    confirm: 'Enregistrer le remboursement',
    saved: 'Remboursement enregistré',
    line: 'Remboursement',
    corrects: 'du paiement du {{date}}',
  },
  receipt: {
    open: 'Reçu',
    of: 'Reçu du {{date}}',
    pdf: 'Reçu du {{date}} en PDF',
    mail: 'Envoyer le reçu à {{email}}',
    noMail: 'Le client n’a pas d’adresse e-mail\u202f: le reçu peut être imprimé ou téléchargé.',
  },
  charges: {
    title: 'Suppléments',
    none: 'Rien n’a été facturé en plus.',
    add: 'Facturer un supplément',
    takeBack: 'Annuler',
    takeBackOf: 'Annuler le supplément «\u00a0{{reason}}\u00a0»',
    takeBackTitle: 'Annuler le supplément',
    takenBack: 'Supplément annulé',
    newTitle: 'Facturer un supplément',
    kind: 'Nature',
    amount: 'Montant',
    reason: 'Motif, tel que le client le lira',
    whyTakenBack: 'Motif de l’annulation',
    most: 'Au plus {{amount}}, la franchise restante.',
    confirm: 'Facturer',
    confirmTakeBack: 'Annuler le supplément',
    overTitle: 'Facturer au-delà de la franchise\u202f?',
    overConfirm: 'Facturer {{amount}}',
    overCorrect: 'Corriger',
    saved: 'Supplément facturé',
    total: 'Total des suppléments',
    proposed: 'À décider après le retour',
    proposedHint: 'Rien n’est facturé sans votre décision.',
    decide: 'Facturer…',
    decideOf: 'Facturer\u202f: {{what}}',
    atMost: 'au plus {{amount}}',
  },
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'rentals/money': typeof fr
  }
}
