/** Words of the proposals that make room for a rental. */
export const fr = {
  make: 'Faire de la place\u202f: {{name}}',
  searching: 'Recherche des locations qui peuvent changer de véhicule…',
  title: 'Faire de la place\u202f: {{name}}',
  free: '{{plate}} est libre pour ces dates.',
  moves_one: 'Une location change de véhicule, et {{plate}} se libère pour ces dates.',
  moves_other: '{{count}} locations changent de véhicule, et {{plate}} se libère pour ces dates.',
  choose: 'Choisir {{plate}}',
  accept_one: 'Déplacer la location et choisir {{plate}}',
  accept_other: 'Déplacer les {{count}} locations et choisir {{plate}}',
  move: '{{number}}\u202f: {{from}} → {{to}}',
  of: '{{customer}}, du {{start}} au {{end}}.',
  unchanged: 'Une catégorie lui est promise\u202f: dates, prix et promesse ne changent pas.',
  impossible_one: 'Impossible\u202f: le véhicule est pris du {{from}} au {{to}}.',
  impossible_other: 'Impossible\u202f: les {{count}} véhicules sont tous pris du {{from}} au {{to}}.',
  impossibleWhy:
    'Aucun déplacement n’y change rien\u202f: ces locations ont commencé, suivent un retour en retard, ont la promesse de leur véhicule ou n’en ont pas d’autre possible. D’autres dates ou une autre catégorie peuvent convenir.',
  none: 'Aucun moyen de faire de la place en déplaçant jusqu’à trois locations.',
  cut: 'Rien trouvé dans le temps de la recherche\u202f: essayez d’autres dates ou une autre catégorie.',
  done_one: 'Une location a changé de véhicule.',
  done_other: '{{count}} locations ont changé de véhicule.',
  undo: 'Annuler',
  undone: 'Les locations ont retrouvé leur véhicule.',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'rentals/room': typeof fr
  }
}
