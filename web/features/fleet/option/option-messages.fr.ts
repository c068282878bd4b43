/** Words of the options' screens. */
export const option = {
  title: 'Options',
  new: 'Nouvelle option',
  one: 'Option',
  create: 'Créer une option',
  import: 'Importer',
  export: 'Exporter',
  prices: 'Prix',
  pricesHint: 'Les deux s’ajoutent : un siège à 15 € et 2,50 € par jour coûte 32,50 € pour une semaine.',
  isEnabledShort: 'Active',
  enable: 'Proposer « {{name}} »',
  enabled: 'Option activée',
  disabled: 'Option désactivée',
  categoriesHint: 'Les catégories de véhicules avec lesquelles elle se loue.',
  noCategory: 'Aucune',
  emptyTitle: 'Que louez-vous avec un véhicule ?',
  emptyText: 'Un siège enfant, un conducteur supplémentaire, une livraison à l’aéroport : chaque option a son prix.',
}
