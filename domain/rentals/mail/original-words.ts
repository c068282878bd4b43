import type { Language } from '../../kernel/language.schema.ts'
import { englishWords } from './original-words.en.ts'
import { frenchWords } from './original-words.fr.ts'
import type { TemplateWords } from './template.schema.ts'
import type { TemplateKind } from './template-kind.schema.ts'

/** Returns the words of a mail of a company that has not changed them. */
export function originalWords(kind: TemplateKind, language: Language): TemplateWords {
  return language === 'fr' ? frenchWords[kind] : englishWords[kind]
}
