/** Words of the statistics. */
export const fr = {
  title: 'Chiffres',
  period: {
    label: 'Période',
    from: 'Du',
    to: 'au',
    thisMonth: 'Ce mois-ci',
    lastMonth: 'Mois dernier',
    thisYear: 'Cette année',
    twelveMonths: '12 derniers mois',
    wrong: 'La fin précède le début. Corrigez l’une des deux dates.',
    tooLong: 'La période dépasse trois ans. Choisissez-en une plus courte.',
  },
  step: { label: 'Regrouper par', day: 'Jour', week: 'Semaine', month: 'Mois' },
  compared: {
    before: 'Période précédente',
    year: 'Un an avant',
    beforeDays: 'Période précédente : {{days}}',
    yearDays: 'Un an avant : {{days}}',
  },
  figures: 'Chiffres de la période',
  onChart: 'Afficher sur le graphique',
  formula: 'Formule',
  formulaOf: 'Formule : {{figure}}',
  operands: {
    utilisation: '{{rented}} ÷ ({{fleet}} − {{out}})',
    perRented: '{{revenue}} ÷ {{rented}}',
    perAvailable: '{{revenue}} ÷ ({{fleet}} − {{out}})',
    margin: '{{revenue}} + {{charges}} − {{upkeep}}',
  },
  rows: {
    rentals: 'Voir les locations prévues',
    journal: 'Voir le journal',
    refused: 'Voir les demandes',
  },
  rowsOf: '{{rows}}\u202f: {{figure}}',
  chart: {
    label: '{{figure}}, {{days}}',
    now: 'Cette période',
    picture: 'Image (PNG)',
    table: 'Les mêmes valeurs en tableau',
    part: 'Date',
    export: 'Exporter les chiffres',
    hint: 'Passez sur le graphique pour lire une valeur.',
  },
  shares: {
    noSender: 'Aucune location n’a été envoyée par une source sur cette période',
    export: 'Exporter la répartition',
    title: 'Répartition',
    none: 'Rien dans cette période',
  },
  heat: {
    title: 'Utilisation par catégorie et par semaine',
    hint: 'Une semaine presque pleine peut se vendre plus cher ; une semaine vide appelle un prix plus bas.',
  },
  refused: {
    agencies: 'Toutes les agences',
    categories: 'Toutes les catégories',
    category: 'Catégorie demandée',
    days: 'Durée',
    agency: 'Agence',
    source: 'Origine',
    recorded: 'Notée',
    question: 'Ne plus compter cette demande ?',
    none: 'Aucune demande refusée dans cette période',
    noneText:
      'Quand une recherche ne trouve rien de libre, l’agent note la demande d’un clic : dans une nouvelle location, au planning ou avec les prix.',
    search: 'Disponibilités et prix',
  },
  empty: {
    title: 'Pas encore de chiffres',
    text: 'Ajoutez des véhicules et des locations : les chiffres suivent dès le premier contrat.',
    readOnly: 'Les chiffres suivent dès le premier contrat.',
  },
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    statistics: typeof fr
  }
}
