/** Words of the card that opens on a bar of the board. */
export const fr = {
  close: 'Fermer',
  loading: 'Chargement de la location…',
  departure: 'Départ',
  left: 'Parti',
  return: 'Retour',
  back: 'Rentré',
  days_one: '{{count}} jour',
  days_other: '{{count}} jours',
  lateDeparture: 'Départ en retard de {{time}}',
  lateReturn: 'Retour en retard de {{time}}',
  price: 'Location',
  deposit: 'Caution',
  paid: 'Payée',
  held: 'Déposée',
  rest: 'reste {{amount}}',
  noPrice: 'Pas encore de montant',
  former: 'Ce véhicule a été remplacé en cours de location.',
  outsideHours: 'Départ ou retour hors des heures d’ouverture',
  noLicence: 'Permis non renseigné',
  licenceExpires: 'Permis valable jusqu’au {{date}} seulement',
  open: 'Voir la location',
  edit: 'Modifier',
  move: 'Déplacer…',
  unavailability: {
    title: 'Indisponibilité',
    none: 'Sans description',
    lasts: 'Durée : {{time}}',
    all: 'Toutes ses indisponibilités',
    delete: 'Supprimer',
    question: 'Êtes-vous sûr de vouloir supprimer cet élément ?',
    keep: 'Garder',
    deleted: 'L’indisponibilité est supprimée',
  },
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'planning/card': typeof fr
  }
}
