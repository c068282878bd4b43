/** Words of the counter page. */
export const fr = {
  title: 'Comptoir',
  agency: 'Agence',
  allAgencies: 'Toutes les agences',
  toPlanning: 'Planning',
  date: 'Jour affiché',
  previous: 'Jour précédent',
  next: 'Jour suivant',
  today: 'Aujourd’hui',
  zone: 'Heure de {{place}}',
  counts: 'La journée en bref',
  departures: {
    title: 'Départs',
    zero: 'Aucun départ',
    toDo_zero: 'Tout est parti',
    toDo_one: '{{count}} départ à faire',
    toDo_other: '{{count}} départs à faire',
    done_one: '{{count}} parti',
    done_other: '{{count}} partis',
    none: 'Aucun départ ce jour',
    noneText: 'Les locations qui partent de cette agence ce jour-là s’affichent ici.',
  },
  returns: {
    title: 'Retours',
    zero: 'Aucun retour',
    toDo_zero: 'Tout est rentré',
    toDo_one: '{{count}} retour à faire',
    toDo_other: '{{count}} retours à faire',
    done_one: '{{count}} rentré',
    done_other: '{{count}} rentrés',
    none: 'Aucun retour ce jour',
    noneText: 'Les véhicules attendus à cette agence ce jour-là s’affichent ici.',
  },
  quiet: 'Rien ne part et rien ne rentre ce jour',
  quietText: 'Profitez-en : préparez une location, ou regardez le jour suivant.',
  newRental: 'Nouvelle location',
  late_one: '{{count}} en retard',
  late_other: '{{count}} en retard',
  lateBy: 'En retard de {{time}}',
  ready: 'Prêt',
  to: 'Retour à {{agency}}',
  from: 'Parti de {{agency}}',
  until: 'Rentre le {{at}}',
  rest: '{{word}} {{amount}}',
  preparedUntil: 'En préparation jusqu’à {{at}}',
  toLicence: 'Compléter le permis de {{name}}',
  deliver: 'Remettre',
  takeBack: 'Reprendre',
  collect: 'Encaisser',
  open: 'Voir la location',
  noAgencyText: 'Le comptoir montre les départs et les retours de vos agences, jour par jour.',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'planning/counter': typeof fr
  }
}
