/** Words of the import of fees. */
export const fr = {
  title: 'Importer des frais',
  intro:
    'Ajoutez vos frais depuis un tableur, une ligne pour chaque cas\u202f: hors horaires, lieu, aller simple, livraison ou conducteur supplémentaire. Rien n’est créé avant votre accord.',
  pasteHint: 'Un tableau copié d’un tableur, un cas par ligne.',
  templateName: 'modèle-frais.csv',
  reportName: 'rapport-import-frais.csv',
  create_one: 'Créer {{count}} ligne de frais',
  create_other: 'Créer {{count}} lignes de frais',
  created_one: '{{count}} ligne de frais créée',
  created_other: '{{count}} lignes de frais créées',
  toList: 'Voir les frais',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'pricing/fee/import': typeof fr
  }
}
