import type { fr } from './messages.fr.ts'

export const en = {
  record: 'Record the refused request',
  recordAny: 'Record a refused request, any category',
  recordOf: 'Record refusal, {{category}}',
  short: 'Record refusal',
  hint: 'The refused requests that you record count in the statistics, to show what you are short of.',
  recorded: 'Refused request recorded',
  recordedShort: 'Recorded',
  undo: 'Undo',
} satisfies typeof fr
