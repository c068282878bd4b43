import type { LetterMessages } from './messages.fr.ts'

export const en = {
  title: 'Notice of a fine',
  on: 'On',
  to: 'To',
  greeting: 'Dear Sir or Madam,',
  notice: 'The notice',
  reported: 'Details sent to the administration',
  farewell: 'Yours faithfully,',
} satisfies LetterMessages
