/** Words of the traffic fines. */
export const fr = {
  title: 'Contraventions',
  titleOf: 'Contravention {{plate}}',
  create: 'Nouvel avis',
  new: 'Nouvel avis de contravention',
  edit: 'Avis de contravention',
  editNotice: 'Modifier l’avis',
  search: 'Plaque, conducteur, numéro, lieu',
  export: 'Exporter les avis',
  all: 'Tous',
  state: 'État',
  emptyTitle: 'Aucune contravention',
  emptyText:
    'Saisissez la plaque et l’heure relevées sur un avis : Filao dit qui avait le véhicule, et ce que l’administration demande sur ce conducteur.',
  nothing: 'Aucun avis ne correspond',
  showAll: 'Tout afficher',
  committedAt: 'Infraction',
  when: 'Date et heure',
  rental: 'Location',
  noticeDateHint: 'Date d’envoi imprimée sur l’avis',
  unknown: 'à trouver',
  offence: 'L’infraction',
  offenceHint: 'Comme sur l’avis, à l’heure locale.',
  notice: 'L’avis',
  term: {
    title: 'À désigner avant le',
    left_one: 'Encore {{count}} jour',
    left_other: 'Encore {{count}} jours',
    last: 'Dernier jour',
    over_one: 'Dépassé de {{count}} jour',
    over_other: 'Dépassé de {{count}} jours',
  },
  answer: {
    noVehicle: 'Aucun de vos véhicules n’a porté cette plaque',
    check: 'Vérifiez-la sur l’avis. Vous pouvez tout de même l’enregistrer.',
    away: 'Le véhicule était indisponible',
    nobody: 'Le véhicule n’était chez aucun client',
    rental: 'C’est {{name}} qui avait le véhicule',
    rentalNumber: 'Location {{number}}',
    stillOut: 'toujours en cours',
    who: 'Qui conduisait ?',
  },
  next: 'Suite donnée',
  charge: 'Facturer les frais de dossier',
  toDriver: 'Côté conducteur',
  letter: 'Lettre au conducteur (PDF)',
  fee: {
    reasonOf: 'Frais de dossier, avis de contravention {{number}}',
    usualReason: 'Frais de dossier, avis de contravention',
    hint: 'Ajoutés à la location {{rental}}, hors champ de la TVA.',
    confirm: 'Facturer',
    saved: 'Frais de dossier facturés',
    charged: 'Frais de dossier facturés',
  },
  sheet: 'Désignation du conducteur',
  sheetOther: 'Le conducteur',
  sheetHint: {
    designation: 'Dans l’ordre du formulaire de l’administration. Chaque ligne se copie.',
    parking: 'Un forfait post-stationnement ne se désigne pas : vous le payez, puis le refacturez.',
    abroad: 'Un avis étranger suit les règles de son pays : lisez comment y répondre.',
  },
  noDriver: 'Aucun conducteur n’est connu pour cet avis',
  noDriverHint: {
    designation:
      'Comparez la plaque et l’heure avec l’avis et corrigez-les si besoin\u202f: Filao cherchera de nouveau. Si quelqu’un de chez vous conduisait, désignez cette personne.',
    other: 'Comparez la plaque et l’heure avec l’avis et corrigez-les si besoin\u202f: Filao cherchera de nouveau.',
  },
  lacking_one: 'Il manque une information pour désigner ce conducteur',
  lacking_other: 'Il manque {{count}} informations pour désigner ce conducteur',
  missing: 'Manquant : compléter',
  copy: 'Copier',
  copied: '{{label}} : copié',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    fines: typeof fr
  }
}
