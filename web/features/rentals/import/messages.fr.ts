/** Words of the import of rentals. */
export const fr = {
  title: 'Importer des locations',
  intro:
    'Reprenez vos locations passées et à venir depuis un tableur. Chaque conflit est montré, et rien n’est créé avant votre accord.',
  rules: {
    order: 'Importez d’abord vos véhicules et vos clients.',
    booked: 'Un véhicule n’est jamais pris deux fois\u202f: une location en conflit n’est pas créée.',
    silent: 'Aucun e-mail ne part. Aucun paiement, reçu ni facture n’est créé.',
    paid: 'Ce qui est «\u00a0déjà réglé\u00a0» l’a été avant Filao\u202f: le reste à payer en tient compte, la caisse et le journal non.',
    past: 'Une location passée sans montant réglé compte comme soldée.',
  },
  pasteHint: 'Un tableau copié d’un tableur, une location par ligne, 2 000 au plus.',
  templateName: 'modèle-locations.csv',
  reportName: 'rapport-import-locations.csv',
  create_one: 'Créer {{count}} location',
  create_other: 'Créer {{count}} locations',
  created_one: '{{count}} location créée',
  created_other: '{{count}} locations créées',
  toList: 'Voir les locations',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'rentals/import': typeof fr
  }
}
