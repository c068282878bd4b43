/** Words of the categories' screens. */
export const category = {
  title: 'Catégories',
  new: 'Nouvelle catégorie',
  one: 'Catégorie',
  create: 'Créer une catégorie',
  codeHint: 'Court, comme sur vos tarifs : A, B, SUV…',
  amounts: 'Caution et franchise',
  securityDepositHint: 'Retenue pendant la location, puis rendue.',
  waiverHint: 'La part d’un dommage que le client paie, selon vos conditions.',
  durations: 'Durées',
  preparationShort: 'Préparation',
  preparationHint: 'Le véhicule reste indisponible pendant ce temps après un retour.',
  minimumDurationShort: 'Durée minimale',
  none: 'Aucune',
  noOption: 'Aucune option pour l’instant',
  vehicles: 'Véhicules',
  emptyTitle: 'Comment se répartit votre parc ?',
  emptyText:
    'Une catégorie regroupe les véhicules loués au même prix, avec la même caution et la même franchise. Les tarifs s’y rattachent.',
}
