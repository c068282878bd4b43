/** Words of the import of options. */
export const fr = {
  title: 'Importer des options',
  intro: 'Ajoutez vos options et leurs prix depuis un tableur. Rien n’est créé avant votre accord.',
  pasteHint: 'Un tableau copié d’un tableur, une option par ligne.',
  templateName: 'modèle-options.csv',
  reportName: 'rapport-import-options.csv',
  create_one: 'Créer {{count}} option',
  create_other: 'Créer {{count}} options',
  created_one: '{{count}} option créée',
  created_other: '{{count}} options créées',
  toList: 'Voir les options',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'fleet/option/import': typeof fr
  }
}
