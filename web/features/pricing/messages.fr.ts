/** Words of the price list's screen. */
export const fr = {
  agencies: 'Agences',
  title: 'Tarifs',
  allYear: 'Toute l’année',
  noSeason: 'Cette agence n’a pas de saison : ces tarifs valent toute l’année.',
  addSeasons: 'Définir ses saisons',
  unused: 'Ces tarifs datent d’avant les saisons de l’agence et ne servent plus. Vous pouvez les supprimer.',
  days: '{{start}} – {{end}}',
  table: 'Tarifs, {{season}}',
  category: 'Catégorie',
  name: 'Nom',
  namePlaceholder: 'Nom facultatif',
  minDays: 'À partir de',
  dayUnit: 'j',
  price: 'Prix par jour',
  example: 'Soit',
  exampleText: '{{count}} jours : {{amount}}',
  remove: 'Supprimer la ligne {{category}}, {{count}} j',
  undo: 'Défaire',
  copy: 'Copier les tarifs de…',
  copyTo: 'Copier vers {{season}} les tarifs de',
  add: 'Ajouter une ligne',
  fill: 'Compléter les catégories',
  fillEmpty: 'Une ligne par catégorie',
  empty: 'Aucun tarif pour cette période : les locations ne pourront pas être chiffrées.',
  duplicate: 'Cette catégorie a déjà un tarif à partir de la même durée',
  noPrice: 'Indiquez un prix',
  keys: 'Entrée et les flèches passent d’une case à l’autre ; Entrée sur la dernière ligne en ajoute une. Le prix retenu est celui de la plus longue durée atteinte par la location.',
  unsaved: 'Modifications non enregistrées',
  discard: 'Annuler les modifications',
  discardQuestion: 'Annuler toutes les modifications non enregistrées ?',
  wrong_one: '{{count}} ligne est à corriger',
  wrong_other: '{{count}} lignes sont à corriger',
  wrongAt: '{{agency}}, {{season}}, {{category}} : {{problem}}',
  noAgencyTitle: 'Pas encore d’agence',
  noAgencyText: 'Les tarifs se fixent par agence et par saison. Créez d’abord une agence.',
  noAgencyStaff: 'Les tarifs se fixent par agence et par saison. Un administrateur doit d’abord créer une agence.',
  createAgency: 'Créer une agence',
  noCategoryTitle: 'Pas encore de catégorie',
  noCategoryText: 'Les tarifs se fixent par catégorie de véhicules. Créez d’abord une catégorie.',
  createCategory: 'Créer une catégorie',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    pricing: typeof fr
  }
}
