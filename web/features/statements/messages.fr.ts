/** Words of the statements of those who send rentals. */
export const fr = {
  title: 'Relevés des sources',
  ofSource: 'Relevé\u00a0: {{source}}',
  intro:
    'Ce que chaque courtier, hôtel ou confrère vous doit, ou ce que vous lui devez, pour les locations qui débutent dans le mois.',
  month: 'Mois',
  before: 'Mois précédent',
  after: 'Mois suivant',
  source: 'Source',
  rentals: 'Locations',
  rental: 'Location',
  lines: 'Locations du relevé',
  days: 'Du – au',
  state: 'État',
  all: 'Toutes les sources',
  export: 'Exporter',
  print: 'Relevé en PDF',
  states: {
    open: 'À régler',
    settled: 'Réglée',
    changed: 'Modifiée depuis',
    nothing: 'Rien à régler',
    cancelled: 'annulée',
    elsewhere: 'n’est plus de cette source',
  },
  settle: {
    mark: 'Marquer comme réglé',
    question: 'Marquer ce mois comme réglé\u202f?',
    even: 'Les commissions et les encaissements se compensent.',
    confirm: 'Marquer comme réglé',
    done: 'Le mois est marqué comme réglé.',
  },
  settlements: {
    title: 'Règlements',
    rentals_one: '{{count}} location',
    rentals_other: '{{count}} locations',
    question: 'Annuler ce règlement\u202f? Ses locations seront de nouveau à régler.',
    takeBack: 'Annuler le règlement',
  },
  compare: {
    open: 'Comparer avec leur liste',
    title: 'Comparer leur liste\u00a0: {{source}}, {{month}}',
    back: 'Retour au relevé',
    intro:
      'Déposez la liste que la source vous a envoyée pour le mois (CSV ou Excel). Chaque ligne est rapprochée d’une location par sa référence, sinon par le nom et les dates. Rien n’est enregistré.',
    pasteHint: 'Collez les lignes copiées depuis un tableur ou un e-mail.',
    templateName: 'modele-liste-de-reservations.csv',
    unread_one: '{{count}} ligne illisible n’est pas comparée.',
    unread_other: '{{count}} lignes illisibles ne sont pas comparées.',
    line: 'Ligne {{number}}\u00a0:',
    lineAlone: 'Ligne {{number}}',
    more_one: 'et {{count}} autre',
    more_other: 'et {{count}} autres',
    done_one: '{{count}} ligne comparée.',
    done_other: '{{count}} lignes comparées.',
    allAgree_one: 'La seule ligne concorde.',
    allAgree_other: 'Les {{count}} lignes concordent.',
    outcome: 'Résultat',
    everything: 'Tout ({{count}})',
    kinds: {
      agrees: 'Concorde',
      differs: 'Diffère',
      missing_here: 'Absente chez vous',
      missing_there: 'Absente de leur liste',
      doubled: 'En double',
    },
    repeats: 'comme la ligne {{number}}',
    theirs: 'Leur liste',
    ours: 'Votre location',
    byName: 'reconnue par le nom',
    differences: 'Différences',
    sides: '{{field}}\u00a0: {{theirs}} chez eux, {{ours}} chez vous',
    none: 'Aucune ligne de cette sorte',
    again: 'Comparer une autre liste',
  },
  empty: {
    sources: 'Aucune source',
    sourcesText:
      'Indiquez qui vous envoie des locations\u202f: courtiers, hôtels, confrères. Leurs commissions et ce qu’ils encaissent sont ensuite suivis ici.',
    toSources: 'Créer une source',
    lines: 'Aucune location en {{month}}',
    linesText: 'Les locations de cette source qui débutent dans le mois apparaissent ici.',
  },
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    statements: typeof fr
  }
}
