import { type RichNode, textOf } from '../../company/rich-text.ts'
import type { Language } from '../../kernel/language.schema.ts'

/** Short words that nearly every sentence of one language has and the other does not. */
const commonWords = {
  fr: new Set('le la les des du un une est et au aux que qui par pour dans sur vous sont'.split(' ')),
  en: new Set('the of and to is are be by for with from that this will shall must any you your'.split(' ')),
} satisfies Record<Language, Set<string>>

/** Returns the language that a company wrote its terms in, by their most common words; French when undecided. */
export function termsLanguage(nodes: RichNode[]): Language {
  const words =
    nodes
      .map(textOf)
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  const count = (language: Language) => words.filter((word) => commonWords[language].has(word)).length
  return count('en') > count('fr') ? 'en' : 'fr'
}
