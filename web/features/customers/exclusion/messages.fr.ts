/** Words of the mark that a customer may not rent again. */
export const fr = {
  title: 'Ne plus louer à {{name}}',
  save: 'Ne plus louer',
  saved: 'Client marqué\u202f: ne plus louer',
  change: 'Modifier',
  lift: 'Lever',
  liftQuestion: 'Louer de nouveau à ce client\u202f?',
  lifted: 'Vous pouvez de nouveau louer à ce client',
  ended: 'Terminé\u202f: {{words}}',
  setBy: 'Décidé le {{day}} par {{name}}',
  setOn: 'Décidé le {{day}}',
  factsOnly: 'Des faits seulement\u202f: le client peut demander à lire ce texte et s’y opposer.',
  threeYears: 'Trois ans au plus. Ensuite, la mention prend fin d’elle-même.',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'customers/exclusion': typeof fr
  }
}
