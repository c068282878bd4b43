/** Words of what happened to a rental. */
export const fr = {
  title: 'Historique',
  byCustomer: 'par le client, en ligne',
  kinds: {
    created: 'Location créée',
    changed: 'Location modifiée',
    draft: 'Remise en brouillon',
    quote: 'Devis créé',
    validating: 'Réservation envoyée',
    pending: 'Contrat créé',
    delivered: 'Véhicule remis',
    vehicle_changed: 'Véhicule remplacé',
    returned: 'Véhicule rendu',
    cancelled: 'Location annulée',
    lapsed: 'Offre expirée',
    paid: 'Paiement reçu',
    refunded: 'Remboursement',
    charged: 'Supplément facturé',
    uncharged: 'Supplément annulé',
    mailed: 'E-mail',
  },
  accepted: 'Réservation acceptée',
  fields: {
    start: 'Départ',
    end: 'Retour',
    totalAmount: 'Total',
    securityDepositAmount: 'Caution',
    waiverAmount: 'Franchise',
    discountPercent: 'Remise',
    vehicle: 'Véhicule',
    customer: 'Client',
    departureAgency: 'Agence de départ',
    arrivalAgency: 'Agence de retour',
    options: 'Options',
    additionalDrivers: 'Conducteurs supplémentaires',
  },
  nothing: 'aucun',
  from: 'avant\u202f: {{value}}',
  deposit: 'caution',
  mailTo: 'à {{recipient}}',
  waiting: 'en attente d’envoi',
  fuel: 'carburant {{level}}',
  found_one: '{{count}} dommage relevé',
  found_other: '{{count}} dommages relevés',
  photos_one: '{{count}} photo',
  photos_other: '{{count}} photos',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'rentals/timeline': typeof fr
  }
}
