/** Words of the import of prices. */
export const fr = {
  title: 'Importer des tarifs',
  intro:
    'Reprenez votre grille de prix depuis un tableur. Chaque prix qui change vous est montré, ancien et nouveau, et rien n’est enregistré avant votre accord.',
  rules: {
    table:
      'Une ligne par catégorie, une colonne par durée\u202f: 1-3\u00a0j, 4-6\u00a0jours, 7+. La saison est une colonne, une feuille du classeur, ou un titre au-dessus des prix.',
    daily:
      'Les prix sont par jour. Les forfaits (week-end, semaine, mois) sont laissés de côté, sauf si vous leur choisissez une durée.',
    special:
      'Une colonne «\u00a0À partir de (heures)\u00a0» fait de la ligne un prix de l’heure, une colonne «\u00a0Jours de la semaine\u00a0» (ven., sam., dim.) un prix pour ces jours.',
    kept: 'Une case vide ne change rien\u202f: les prix qui ne sont pas dans le fichier restent.',
  },
  pasteHint: 'Une grille copiée d’un tableur, avec ses titres, une catégorie par ligne.',
  templateName: 'modèle-tarifs.csv',
  reportName: 'rapport-import-tarifs.csv',
  warnings: 'Prix qui changent',
  create_one: 'Enregistrer {{count}} ligne de prix',
  create_other: 'Enregistrer {{count}} lignes de prix',
  created_one: '{{count}} ligne de prix enregistrée',
  created_other: '{{count}} lignes de prix enregistrées',
  toList: 'Voir les tarifs',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'pricing/import': typeof fr
  }
}
