/** Words of the printed week. */
export const fr = {
  title: 'Planning de la semaine',
  week: 'Du {{from}} au {{to}}',
  allAgencies: 'Toutes les agences',
  print: 'Imprimer',
  back: 'Retour au planning',
  printedAt: 'Imprimé le {{at}}',
  zone: 'heure locale, {{place}}',
  legend: {
    rental: 'Location',
    late: 'En retard',
    unavailability: 'Indisponibilité',
    preparation: 'Préparation',
  },
  empty: 'Aucun véhicule à imprimer',
  emptyText: 'Cette semaine, aucun véhicule ne correspond à ce choix.',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'planning/print': typeof fr
  }
}
