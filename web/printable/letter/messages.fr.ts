/** Words around the text of a letter. */
export const fr = {
  title: 'Avis de contravention',
  on: 'Le',
  to: 'Destinataire',
  greeting: 'Madame, Monsieur,',
  notice: 'L’avis',
  reported: 'Renseignements transmis',
  farewell: 'Nous vous prions d’agréer nos salutations distinguées.',
}

export type LetterMessages = typeof fr
