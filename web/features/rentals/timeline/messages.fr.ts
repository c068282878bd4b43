/** Words of a rental's history. */
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
    reinstated: 'Annulation reprise',
    lapsed: 'Offre expirée',
    paid: 'Paiement reçu',
    refunded: 'Remboursement',
    charged: 'Supplément facturé',
    uncharged: 'Supplément annulé',
    settled: 'Location clôturée',
    mailed: 'E-mail envoyé',
    queued: 'E-mail en attente d’envoi',
  },
  accepted: 'Réservation acceptée',
  requested: 'Devis accepté, à confirmer',
  declined: 'Refusée par le client',
  fields: {
    start: 'Départ',
    end: 'Retour',
    totalAmount: 'Total',
    securityDepositAmount: 'Caution',
    cancellationReason: 'Motif',
    cancellationComment: 'Précisions',
    waiverAmount: 'Franchise',
    discountPercent: 'Remise',
    vehicle: 'Véhicule',
    customer: 'Client',
    billedCustomer: 'Facturé à',
    departureAgency: 'Agence de départ',
    arrivalAgency: 'Agence de retour',
    options: 'Options',
    additionalDrivers: 'Conducteurs supplémentaires',
  },
  nothing: 'aucun',
  from: 'avant\u202f: {{value}}',
  deposit: 'caution',
  mailTo: 'à {{recipient}}',
  back: 'Rendu',
  out: 'Remis',
  reason: 'Motif\u202f: {{reason}}',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'rentals/timeline': typeof fr
  }
}
