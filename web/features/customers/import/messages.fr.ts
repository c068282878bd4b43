/** Words of the import of customers. */
export const fr = {
  title: 'Importer des clients',
  intro: 'Ajoutez vos clients depuis un tableur, avec leurs colonnes. Rien n’est créé avant votre accord.',
  pasteHint: 'Un tableau copié d’un tableur, un client par ligne.',
  templateName: 'modèle-clients.csv',
  reportName: 'rapport-import-clients.csv',
  create_one: 'Créer {{count}} client',
  create_other: 'Créer {{count}} clients',
  created_one: '{{count}} client créé',
  created_other: '{{count}} clients créés',
  toList: 'Voir les clients',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'customers/import': typeof fr
  }
}
