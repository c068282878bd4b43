import type { Sentence } from '../../kernel/language.ts'
import { guillemets } from '../../kernel/text.ts'

/** Returns the sentence for a season that the agency does not have. */
export function isNoSeason(text: string): Sentence {
  return {
    fr: `${guillemets(text)} n’est pas une saison de cette agence.`,
    en: `'${text}' is not a season of this agency.`,
  }
}

/** Returns the sentence for text that is no length of a rental. */
export function isNoLength(text: string): Sentence {
  return {
    fr: `${guillemets(text)} n’est pas une durée, comme 7 jours.`,
    en: `'${text}' is not a length, such as 7 days.`,
  }
}

export const needsSeason: Sentence = { fr: 'Indiquez la saison.', en: 'Enter the season.' }
export const needsPrice: Sentence = { fr: 'Cette ligne n’a aucun prix.', en: 'This row has no price.' }
