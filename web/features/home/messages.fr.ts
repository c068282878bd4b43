/** Words of the home page. */
export const fr = {
  title: 'Accueil',
  counter: 'La journée au comptoir',
  figures: 'En un coup d’œil',
  ongoing: 'Locations en cours',
  available: 'Véhicules disponibles',
  unavailable: 'Véhicules indisponibles',
  departures: 'Départs à venir',
  returns: 'Retours à venir',
  sevenDays: 'sous 7 jours',
  ofFleet: 'sur {{count}}',
  late: 'dont {{count}} en retard',
  lateTag: 'En retard',
  noDepartures: 'Aucun départ dans les 7 prochains jours.',
  noReturns: 'Aucun retour dans les 7 prochains jours.',
  noAvailable: 'Aucun véhicule libre en ce moment.',
  noUnavailable: 'Tous les véhicules sont libres.',
  all: 'Tout voir',
  fewer: 'Réduire',
  more_one: 'et {{count}} autre',
  more_other: 'et {{count}} autres',
  freeWithoutEnd: 'Rien de prévu',
  freeUntil: 'Libre jusqu’au {{at}}',
  busyUntil: 'Jusqu’au {{at}}',
  lateSince: 'Attendu depuis le {{at}}',
  reason: { rental: 'En location', preparation: 'En préparation', unavailability: 'Indisponible' },
  occupancy: {
    title: 'Occupation des 30 prochains jours',
    average: '{{percent}} en moyenne',
    summary: 'De {{low}} à {{high}} ; le plus chargé : {{day}}, {{held}} véhicules sur {{total}}.',
    day: '{{day}} : {{held}} sur {{total}} ({{percent}})',
    today: 'Aujourd’hui',
  },
  steps: {
    title: 'Bienvenue ! Préparez votre première location',
    text: 'Chaque étape ne prend que quelques minutes, dans l’ordre ou non.',
    progress: '{{done}} sur {{total}}',
    done: 'Fait',
    agency: 'Créer une agence',
    agencyText: 'Le lieu d’où partent vos véhicules, avec ses horaires et ses saisons.',
    category: 'Créer une catégorie',
    categoryText: 'Des véhicules de même prix, avec leur caution et leur franchise.',
    price: 'Fixer les prix',
    priceText: 'Par saison, par catégorie et selon la durée.',
    vehicle: 'Ajouter un véhicule',
    vehicleText: 'Une immatriculation suffit pour commencer.',
    customer: 'Ajouter un client',
    customerText: 'Ou créez-le au moment de la location.',
    rental: 'Saisir la première location',
    rentalText: 'Un devis, une réservation ou un contrat.',
  },
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    home: typeof fr
  }
}
