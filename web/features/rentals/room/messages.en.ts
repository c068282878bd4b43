import type { fr } from './messages.fr.ts'

/** Words of the proposals that make room for a rental. */
export const en: typeof fr = {
  make: 'Make room: {{name}}',
  searching: 'Looking for rentals that can change vehicle…',
  title: 'Make room: {{name}}',
  free: '{{plate}} is free for these dates.',
  moves_one: 'One rental changes vehicle, and {{plate}} is free for these dates.',
  moves_other: '{{count}} rentals change vehicle, and {{plate}} is free for these dates.',
  choose: 'Choose {{plate}}',
  accept_one: 'Move the rental and choose {{plate}}',
  accept_other: 'Move the {{count}} rentals and choose {{plate}}',
  move: '{{number}}: {{from}} → {{to}}',
  of: '{{customer}}, from {{start}} to {{end}}.',
  unchanged: 'A category was promised: dates, price and promise stay.',
  impossible_one: 'Impossible: the vehicle is taken from {{from}} to {{to}}.',
  impossible_other: 'Impossible: all {{count}} vehicles are taken from {{from}} to {{to}}.',
  impossibleWhy:
    'No move helps: these rentals have begun, follow a late return, were promised their vehicle or have no other possible one. Other dates or another category may do.',
  none: 'No way to make room by moving up to three rentals.',
  cut: 'Nothing found in the time of the search: try other dates or another category.',
  done_one: 'One rental changed vehicle.',
  done_other: '{{count}} rentals changed vehicle.',
  undo: 'Undo',
  undone: 'The rentals have their vehicle again.',
}
