/** Words of the planning board and of its screen. */
export const fr = {
  title: 'Planning',
  board: 'Planning, {{period}}',
  previous: 'Période précédente',
  next: 'Période suivante',
  today: 'Aujourd’hui',
  counter: 'Comptoir',
  print: 'Imprimer la semaine',
  date: 'Aller à une date',
  view: 'Durée affichée',
  views: { day: 'Jour', week: 'Semaine', month: 'Mois', year: 'Année' },
  groupBy: 'Regrouper',
  groupings: { category: 'Par catégorie', agency: 'Par agence' },
  agency: 'Toutes les agences',
  category: 'Toutes les catégories',
  statuses: 'Statuts',
  status_one: '{{count}} statut',
  status_other: '{{count}} statuts',
  filters: 'Filtres',
  vehicles: 'Véhicules',
  count_one: '{{count}} véhicule',
  count_other: '{{count}} véhicules',
  group: {
    free_one: '{{count}} libre / {{total}}',
    free_other: '{{count}} libres / {{total}}',
    short_one: '{{count}} libre',
    short_other: '{{count}} libres',
  },
  unassigned: 'À affecter',
  unavailable: 'Indisponible',
  lateReturn: 'retour en retard',
  lateDeparture: 'départ en retard',
  unpaid: 'reste à payer',
  conflict: 'chevauche une autre occupation',
  formerVehicle: 'véhicule changé depuis',
  search: {
    label: 'Véhicule, client ou numéro',
    previous: 'Résultat précédent',
    next: 'Résultat suivant',
    hits: '{{at}} sur {{count}}',
    elsewhere: 'Voir au {{on}}',
    none: 'Aucun résultat',
  },
  legend: {
    title: 'Légende',
    late: 'En retard',
    owed: 'Reste à payer',
    preparation: 'Préparation',
    holiday: 'Jour férié',
    closed: 'Fermé',
    conflict: 'Chevauchement',
  },
  holidays: 'Jours fériés : {{names}}',
  zone: 'Heure de {{zone}}',
  zoneDiffers: 'Heure de {{zone}} : {{there}} ; chez vous {{here}}',
  zoneHere: '{{zone}} ; ici {{here}}',
  empty: {
    title: 'Aucun véhicule pour le moment',
    text: 'Le planning montre chaque véhicule et ses locations, jour après jour. Ajoutez un premier véhicule pour commencer.',
    action: 'Ajouter un véhicule',
  },
  noRows: {
    title: 'Aucun véhicule ne correspond',
    text: 'Élargissez les filtres pour revoir le reste du parc.',
    action: 'Effacer les filtres',
  },
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'planning/board': typeof fr
  }
}
