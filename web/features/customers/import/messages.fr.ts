/** Words of the import of customers. */
export const fr = {
  title: 'Importer des clients',
  intro:
    'Ajoutez vos clients depuis un tableur : un fichier CSV dont la première ligne nomme les colonnes. Rien n’est créé avant votre accord.',
  choose: 'Choisir un fichier CSV',
  hint: 'ou déposez-le ici – 10 000 clients au plus',
  template: 'Télécharger un modèle',
  templateName: 'modèle-clients.csv',
  oneOnly: 'Un seul fichier à la fois : déposez-les l’un après l’autre.',
  reading: 'Lecture du fichier…',
  other: 'Choisir un autre fichier',
  file: 'Fichier',
  columns: 'Colonnes',
  ignored: 'ignorée',
  preview: 'Aperçu des premiers clients',
  line: 'Ligne',
  name: 'Client',
  email: 'E-mail',
  phone: 'Téléphone',
  city: 'Ville',
  state: 'Résultat',
  reason: 'Motif',
  created: 'À créer',
  done: 'Créé',
  duplicate: 'Déjà client',
  refused: 'À corriger',
  problems: 'Lignes laissées de côté',
  problemsText: 'Elles ne sont pas importées. Corrigez-les dans le fichier, puis importez-le de nouveau.',
  nothing: 'Aucun client à créer',
  nothingText: 'Toutes les lignes sont déjà connues ou à corriger.',
  confirm_one: 'Créer {{count}} client',
  confirm_other: 'Créer {{count}} clients',
  importing: 'Création des clients…',
  finished_one: '{{count}} client créé',
  finished_other: '{{count}} clients créés',
  finishedText_one: '{{count}} ligne a été laissée de côté.',
  finishedText_other: '{{count}} lignes ont été laissées de côté.',
  allDone: 'Toutes les lignes du fichier ont été importées.',
  report: 'Télécharger le rapport',
  reportName: 'rapport-import-clients.csv',
  toList: 'Voir les clients',
  failed: 'L’import n’a pas eu lieu',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'customers/import': typeof fr
  }
}
