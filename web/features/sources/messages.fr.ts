/** Words of the sources' screens. */
export const fr = {
  title: 'Sources',
  new: 'Nouvelle source',
  one: 'Source',
  create: 'Ajouter une source',
  enabledShort: 'Active',
  enable: 'Proposer «\u00a0{{name}}\u00a0» à la saisie',
  enabled: 'Source activée',
  disabled: 'Source désactivée\u202f: ses locations la gardent',
  commission: 'Commission',
  commissionHint:
    'Un pourcentage du prix hors TVA, ou un montant par location. Une location déjà convenue garde les conditions du jour où son prix a été fixé.',
  perRental: 'par location',
  none: 'Aucune',
  customers: 'Ses clients',
  adjustment: 'Ajustement',
  adjustmentHint:
    '−10 baisse vos prix par jour et par heure de 10\u00a0% pour ses clients, 5 les augmente de 5\u00a0%. Options et frais ne changent pas. Vide\u202f: vos prix habituels.',
  noAdjustment: 'Aucun',
  languageHint: 'Proposée quand vous créez un client depuis une location de cette source.',
  noLanguage: 'Aucune en particulier',
  collects: 'Encaisse',
  collectsHint:
    'Le courtier ou l’hôtel prend un acompte\u202f: sur la location, vous indiquez combien. Le client ne doit plus que le reste, la source vous doit sa part.',
  yes: 'Oui',
  no: 'Non',
  emptyTitle: 'Qui vous envoie des clients\u202f?',
  emptyText:
    'Un courtier, un hôtel, un confrère, votre site\u202f: chaque source a sa commission, et peut encaisser pour vous.',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    sources: typeof fr
  }
}
