import type { Language } from '../kernel/language.schema.ts'
import type { ImportField, ShownKind } from './kind.ts'

/**
 * Returns the texts of a row as the user reads them: a choice in words is in the user's language, and everything else,
 * such as the code of a category, as the file has it.
 */
export function shownTexts(
  { fields }: Pick<ShownKind, 'fields'>,
  texts: Readonly<Record<string, string>>,
  language: Language,
): Record<string, string> {
  const choicesOf = (wanted: string) => fields.find(({ key }) => key === wanted)?.choices
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, wordsOf(choicesOf(key), text)?.[language] ?? text]),
  )
}

/** Returns the words of a choice; undefined for a name, which is the same in every language. */
function wordsOf(choices: ImportField['choices'], text: string) {
  const label = choices?.find((choice) => choice.text === text)?.label
  return label && label.fr !== label.en ? label : undefined
}
