/** Words of the import of vehicles. */
export const fr = {
  title: 'Importer des véhicules',
  intro: 'Donnez la liste de votre parc : chaque colonne connue est importée. Rien n’est créé avant votre accord.',
  introWithLookup:
    'Donnez la liste de votre parc, ou seulement les immatriculations : chaque colonne connue est importée, et ce qui manque est recherché par la plaque. Rien n’est créé avant votre accord.',
  pasteHint: 'Une immatriculation par ligne, ou un tableau copié d’un tableur.',
  templateName: 'modèle-véhicules.csv',
  reportName: 'rapport-import-véhicules.csv',
  create_one: 'Créer {{count}} véhicule',
  create_other: 'Créer {{count}} véhicules',
  created_one: '{{count}} véhicule créé',
  created_other: '{{count}} véhicules créés',
  toList: 'Voir les véhicules',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'fleet/import': typeof fr
  }
}
