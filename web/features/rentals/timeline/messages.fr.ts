/** Words of a rental's history. */
export const fr = {
  title: 'Historique',
  byCustomer: 'par le client, en ligne',
  byKey: 'clé d’API « {{name}} »',
  kinds: {
    created: 'Location créée',
    imported: 'Location importée',
    changed: 'Location modifiée',
    draft: 'Remise en brouillon',
    quote: 'Devis créé',
    validating: 'Réservation envoyée',
    pending: 'Contrat créé',
    delivered: 'Véhicule remis',
    vehicle_changed: 'Véhicule remplacé',
    returned: 'Véhicule rendu',
    cancelled: 'Location annulée',
    reinstated: 'Location rétablie',
    lapsed: 'Offre expirée',
    paid: 'Paiement reçu',
    refunded: 'Remboursement',
    deposit_kept: 'Retenue sur la caution',
    charged: 'Supplément ajouté',
    uncharged: 'Supplément annulé',
    invoiced: 'Facture émise',
    advance_invoiced: 'Facture d’acompte émise',
    claimed: 'Demande d’indemnité émise',
    credited: 'Avoir émis',
    drivers_admitted: 'Conducteur accepté par un administrateur',
    settled: 'Location clôturée',
    mailed: 'E-mail envoyé',
    queued: 'E-mail en attente d’envoi',
  },
  accepted: 'Réservation acceptée',
  requested: 'Devis accepté, à confirmer',
  declined: 'Refusée par le client',
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
