/** The most rentals of one import. They are created in one transaction. */
export const mostImportedRentals = 2000

/** The statuses with which a rental may be imported. */
export const importedStatuses = ['pending', 'ongoing', 'done', 'cancelled'] as const

/** The words of other programs for each status. */
export const statusNames = [
  [
    'pending',
    [
      'Réservée',
      'Réservé',
      'Réservation',
      'Confirmée',
      'Confirmé',
      'À venir',
      'Pending',
      'Validée',
      'Validé',
      'Contrat',
      'Booked',
      'Confirmed',
      'Reserved',
      'Upcoming',
    ],
  ],
  [
    'ongoing',
    [
      'En cours',
      'In progress',
      'Sortie',
      'Sorti',
      'Dehors',
      'Départ fait',
      'Under way',
      'Ongoing',
      'Out',
      'Active',
      'Rented',
    ],
  ],
  [
    'done',
    [
      'Terminée',
      'Terminé',
      'Rendue',
      'Rendu',
      'Clôturée',
      'Clôturé',
      'Soldée',
      'Soldé',
      'Facturée',
      'Facturé',
      'Retour fait',
      'Finished',
      'Done',
      'Closed',
      'Returned',
      'Completed',
      'Invoiced',
    ],
  ],
  ['cancelled', ['Annulée', 'Annulé', 'Annulation', 'No show', 'Cancelled', 'Canceled']],
] as const
