/** Words of the screens on which a company writes its mails. */
export const fr = {
  intro:
    'Chaque e-mail à un client part avec ces textes, dans sa langue. Changez-les à votre façon\u202f: le logo, le tableau de la location, le bouton et vos coordonnées restent autour.',
  mail: 'Message',
  own: 'Vos mots',
  original: 'Texte d’origine',
  edit: '{{mail}}, {{language}}\u202f: {{state}}',
  back: 'Tous les messages',
  language: 'Langue du client',
  bodyHint:
    'Une ligne vide sépare deux paragraphes. Une ligne dont un mot n’a pas de valeur (des frais, par exemple) ne part pas.',
  insert: 'Mots à remplacer\u202f: un clic les place dans le texte',
  preview: 'Aperçu',
  previewHint: 'Rien ne part\u202f: voici ce que recevrait le client de cette location.',
  rental: 'Location',
  noRental: 'L’aperçu se remplit avec une location\u202f: créez-en une, puis revenez ici.',
  nothingFound: 'Aucune location ne correspond',
  saved: 'Vos mots partiront avec les prochains e-mails',
  reset: 'Revenir au texte d’origine',
  resetQuestion: 'Vos mots pour ce message seront perdus.',
  resetDone: 'Le texte d’origine est revenu',
  unknown: 'Ce message n’existe pas.',
  kinds: {
    quote: { title: 'Devis', when: 'Avec le devis en PDF, quand vous l’envoyez' },
    reservation: { title: 'Réservation à confirmer', when: 'Quand vous proposez une réservation au client' },
    accepted: { title: 'Réservation confirmée', when: 'Quand la réservation devient un contrat' },
    departure: { title: 'Contrat au départ', when: 'Avec le contrat en PDF, quand le véhicule part' },
    document: { title: 'Réservation ou contrat', when: 'Avec le document en PDF, quand vous l’envoyez' },
    reminder: { title: 'Rappel de retour', when: 'La veille du retour, si les rappels sont activés' },
    receipt: { title: 'Reçu', when: 'Avec le reçu en PDF, quand vous l’envoyez' },
    payment_reminder: { title: 'Relance de paiement', when: 'Quand vous relancez un client' },
    invoice: { title: 'Facture ou avoir', when: 'Avec la facture en PDF, quand vous l’envoyez' },
    refused: { title: 'Réservation refusée', when: 'Quand vous refusez une réservation' },
    cancelled: { title: 'Annulation', when: 'Quand vous annulez un contrat' },
    lapsed: { title: 'Offre expirée', when: 'Quand un devis ou une réservation expire sans réponse' },
  },
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'rentals/templates': typeof fr
  }
}
