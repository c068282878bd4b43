/** Words of the changes to a rental under way. */
export const fr = {
  extend: {
    title: 'Prolonger ou écourter la location',
    end: 'Nouveau retour',
    by: 'Prolonger de',
    until: 'Retour actuellement prévu\u202f: {{date}}',
    confirm: 'Changer le retour',
    saved: 'Retour de la location {{number}} modifié',
    taken: 'Le véhicule n’est pas libre jusque-là',
    same: 'C’est déjà le retour prévu\u202f: choisissez une autre date ou une autre heure',
    edit: 'Ouvrir la location',
    neededBy: 'La location {{number}} part avec ce véhicule le {{date}}.',
    stoppedFrom: 'Il est indisponible à partir du {{date}}.',
    other: 'Voir la location {{number}}',
    replace: 'Donner un autre véhicule à ce client',
  },
  replace: {
    title: 'Remplacer le véhicule de la location {{number}}',
    intro: 'Le véhicule actuel revient, un autre part à sa place jusqu’au retour prévu.',
    which: 'Véhicule de remplacement',
    reasonHint: 'Panne, accident, autre catégorie…',
    back: 'Véhicule qui revient\u202f: {{plate}}',
    out: 'Véhicule qui part\u202f: {{plate}}',
    isOut: 'Hors service',
    until: 'Jusqu’au',
    untilRequired: 'Indiquez jusqu’à quand le véhicule est hors service',
    price: 'Prix',
    confirm: 'Remplacer le véhicule',
    saved: 'Véhicule de la location {{number}} remplacé',
    notOut: 'Aucun véhicule à remplacer',
    notOutText:
      'Un véhicule ne se remplace que pendant la location. Avant le départ, choisissez-en un autre dans la réservation.',
    over: 'Le retour prévu est passé\u202f: prolongez d’abord la location.',
  },
  price: {
    recompute: 'Recalculer le prix',
    choice: 'Prix de la location',
    before: 'Avant',
    after: 'Après',
    difference: 'Différence',
    same: 'aucune',
    noExtra: 'sans supplément',
  },
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'rentals/change': typeof fr
  }
}
