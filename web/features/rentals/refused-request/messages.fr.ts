/** Words of the button that records a refused request. */
export const fr = {
  record: 'Noter la demande refusée',
  recordAny: 'Noter une demande refusée, toute catégorie',
  recordOf: 'Noter le refus, {{category}}',
  short: 'Noter le refus',
  hint: 'Les demandes refusées que vous notez comptent dans les statistiques, pour savoir ce qui vous manque.',
  recorded: 'Demande refusée notée',
  recordedShort: 'Refus noté',
  undo: 'Annuler',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'rentals/refused-request': typeof fr
  }
}
