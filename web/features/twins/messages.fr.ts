/** Words of the customers who may be one. */
export const fr = {
  title: 'Doublons',
  filter: 'Paires proposées',
  distinct: 'Déjà distingués',
  emptyTitle: 'Aucun doublon',
  emptyText:
    'Les clients qui ont le même e-mail, téléphone, permis ou SIREN, ou les mêmes nom et date de naissance, apparaîtront ici.',
  noneDistinctTitle: 'Personne n’a été distingué',
  noneDistinctText: 'Les paires dont vous dites que ce sont deux clients différents apparaîtront ici.',
  backToCustomers: 'Retour aux clients',
  pair: '{{one}} et {{other}}',
  compare: 'Comparer',
  compareWith: 'Comparer {{one}} et {{other}}',
  tellApart: 'Ce sont deux clients',
  toldApart: 'Ces deux clients ne seront plus proposés.',
  proposeAgain: 'Proposer de nouveau',
  proposedAgain: 'Ces deux clients sont de nouveau proposés.',
  born: 'né(e) le {{date}}',
  comparison: {
    title: 'Fusionner deux clients',
    kept: 'Fiche gardée',
    merged: 'Fiche fusionnée',
    swap: 'Garder plutôt {{number}}',
    choose: 'Valeurs à choisir',
    nothing: 'Rien à choisir\u202f: aucune valeur ne se contredit.',
    both: 'Les deux',
    empty: 'Vide',
    agreed: 'Valeurs reprises',
    follows: 'Ce qui suit',
    followsText:
      'Locations, factures et documents, contraventions et historique de {{merged}} passent à {{kept}}. Les factures et contrats déjà faits ne changent pas. {{merged}} quitte les listes\u202f; son numéro mène à {{kept}}. La fusion peut être annulée pendant 24\u00a0heures.',
    submit: 'Fusionner',
    done: 'Fiches fusionnées. Vous pouvez annuler la fusion pendant 24\u00a0heures.',
    administrators: 'Un administrateur peut fusionner ces deux fiches.',
    isDistinct: 'Vous avez dit que ce sont deux clients.',
    cannot: 'Ces deux clients ne peuvent pas être fusionnés.',
    overtaken: 'Les valeurs ont changé entre-temps\u202f: celles d’aujourd’hui sont affichées, vos choix sont gardés.',
    rentals_one: '{{count}} location',
    rentals_other: '{{count}} locations',
    documents_one: '{{count}} document',
    documents_other: '{{count}} documents',
    invoices_one: '{{count}} facture',
    invoices_other: '{{count}} factures',
    fines_one: '{{count}} contravention',
    fines_other: '{{count}} contraventions',
    noLinks: 'Rien n’y est lié',
  },
  like: 'Ressemble à un autre client',
  merges: {
    title: '{{name}} ({{number}}) a été fusionné avec cette fiche',
    until: 'Annulable jusqu’au {{date}}',
    undo: 'Annuler la fusion',
    question: 'Annuler la fusion\u202f? Ce qui a été ajouté ou modifié depuis reste sur cette fiche.',
    undone: 'Fusion annulée\u202f: les deux fiches sont de nouveau séparées.',
  },
}
declare module 'i18next' {
  interface ResourceNamespaceMap {
    twins: typeof fr
  }
}
