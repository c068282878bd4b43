import type { fr } from './messages.fr.ts'

export const en = {
  title: 'Stop renting to {{name}}',
  save: 'Stop renting',
  saved: 'Customer marked: may not rent',
  change: 'Change',
  lift: 'Lift',
  liftQuestion: 'Rent to this customer again?',
  lifted: 'You may rent to this customer again',
  ended: 'Ended: {{words}}',
  setBy: 'Decided on {{day}} by {{name}}',
  setOn: 'Decided on {{day}}',
  factsOnly: 'Facts only: the customer may ask to read this text and object to it.',
  threeYears: 'Three years at most. The mark then ends by itself.',
} satisfies typeof fr
