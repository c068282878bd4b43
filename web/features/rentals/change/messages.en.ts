import type { fr } from './messages.fr.ts'

/** Words of the changes to a rental under way. */
export const en = {
  extend: {
    title: 'Extend or shorten the rental',
    end: 'New return',
    until: 'Return planned so far: {{date}}',
    confirm: 'Change the return',
    saved: 'The return of rental {{number}} is changed',
    taken: 'The vehicle is not free until then',
    same: 'This is the agreed return already: choose another day or time',
    edit: 'Open the rental',
  },
  replace: {
    title: 'Replace the vehicle {{number}}',
    intro: 'The present vehicle comes back, another one leaves in its place until the planned return.',
    which: 'Replacement vehicle',
    vehicle: 'Vehicle',
    reason: 'Reason',
    reasonHint: 'Breakdown, accident, another category…',
    back: 'Vehicle that comes back: {{plate}}',
    out: 'Vehicle that leaves: {{plate}}',
    damages: 'Damages: {{plate}}',
    price: 'Price',
    confirm: 'Replace the vehicle',
    saved: 'The vehicle of rental {{number}} is replaced',
    notOut: 'No vehicle to replace',
    notOutText: 'A vehicle is replaced during a rental only. Before it leaves, choose another one in the reservation.',
    over: 'The planned return has passed: extend the rental first.',
  },
  price: {
    keep: 'Keep the agreed price',
    anew: 'Compute a new price',
    choice: 'Price of the rental',
    before: 'Today',
    after: 'Then',
    difference: 'Difference',
    same: 'unchanged',
  },
} satisfies typeof fr
