/** Words of what is open between the company and its customers. */
export const fr = {
  title: 'Qui doit quoi',
  list: 'Liste',
  allAgencies: 'Toutes les agences',
  sums: 'Totaux',
  held: 'Cautions détenues',
  toGiveBack: 'À rendre',
  count_zero: 'aucune location',
  count_one: '{{count}} location',
  count_other: '{{count}} locations',
  rental: 'Location',
  agency: 'Agence',
  due: 'Reste dû',
  price: 'Prix',
  dueOn: 'Échéance',
  validUntil: 'Valable jusqu’au',
  late_one: 'depuis {{count}} jour',
  late_other: 'depuis {{count}} jours',
  ahead_one: 'dans {{count}} jour',
  ahead_other: 'dans {{count}} jours',
  todayDue: 'aujourd’hui',
  overpaid: 'Trop-perçu',
  elsewhere: 'dont {{amount}} réglés avant Filao ou à une source',
  giveBack: 'À rendre',
  holding: 'En cours',
  state: 'État',
  hold: 'Fin de l’empreinte',
  holdOver: 'expirée',
  holdEnded: 'Empreinte expirée',
  reminded: 'Dernière relance',
  remind: 'Relancer par e-mail',
  remindText_one:
    'Le client de la location choisie recevra, dans sa langue, le montant qui reste à régler. Une relance par jour au plus.',
  remindText_other:
    'Les clients des {{count}} locations choisies recevront, dans leur langue, le montant qui reste à régler. Une relance par jour au plus.',
  remindersSent_one: '{{count}} relance envoyée.',
  remindersSent_other: '{{count}} relances envoyées.',
  noAddress: 'Ce client n’a pas d’adresse e-mail.',
  export: 'Exporter',
  empty: {
    toRentals: 'Voir les locations',
    unpaid: 'Rien n’est impayé',
    unpaidText: 'Les locations confirmées dont le prix ou les suppléments restent à régler apparaissent ici.',
    deposits: 'Aucune caution détenue',
    depositsText: 'Les cautions déposées et les sommes à rendre apparaissent ici.',
    quotes: 'Aucun devis en attente',
    quotesText: 'Les devis et réservations sans réponse apparaissent ici.',
  },
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    receivables: typeof fr
  }
}
