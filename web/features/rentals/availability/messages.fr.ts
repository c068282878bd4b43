/** Words of the screen that answers which categories are free, and at which price. */
export const fr = {
  title: 'Disponibilités et prix',
  agency: 'Agence',
  days_one: '{{count}} jour',
  days_other: '{{count}} jours',
  ask: 'Indiquez un départ et un retour pour voir ce qui est libre et à quel prix.',
  askHint:
    '« demain 9h », « 26/11 14h30 » ou « lundi » suffisent\u202f; pour le retour, aussi « +7 » ou « 1 semaine ».',
  free: 'Libres',
  freeCount_one: '{{count}} libre',
  freeCount_other: '{{count}} libres',
  none: 'Complet',
  tooShort: 'Durée trop courte',
  elsewhere_one: '{{count}} dans une autre agence',
  elsewhere_other: '{{count}} dans une autre agence',
  price: 'Prix du séjour',
  noPrice: 'Pas de tarif',
  deposit: 'Caution',
  waiver: 'Franchise',
  makeRoom: 'Faire de la place',
  makeRoomOf: 'Faire de la place, {{category}}',
  book: 'Réserver',
  bookOf: 'Réserver, {{category}}',
  noCategory: 'Aucune catégorie pour le moment',
  noCategoryText: 'Une catégorie réunit les véhicules d’un même prix, avec leur caution et leur franchise.',
  createCategory: 'Créer une catégorie',
  noAgencyText: 'Les prix et les véhicules libres dépendent de l’agence de départ.',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'rentals/availability': typeof fr
  }
}
