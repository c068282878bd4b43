import type { Language } from '../../kernel/language.schema.ts'
import { englishTemplates } from './original-templates.en.ts'
import { frenchTemplates } from './original-templates.fr.ts'
import type { TemplateText } from './template.schema.ts'
import type { TemplateKind } from './template-kind.schema.ts'

/** Returns the words of a mail of a company that has not changed them. */
export function originalTemplate(kind: TemplateKind, language: Language): TemplateText {
  return language === 'fr' ? frenchTemplates[kind] : englishTemplates[kind]
}
