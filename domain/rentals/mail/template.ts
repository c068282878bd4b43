import { customerLabels } from '../../customers/customer.ts'
import type { Language } from '../../kernel/language.schema.ts'
import type { Sentence } from '../../kernel/language.ts'
import { fieldProblem } from '../../kernel/problem.ts'
import { guillemets } from '../../kernel/text.ts'
import {
  essentialOf,
  isOptional,
  type PlaceholderValues,
  placeholderNamed,
  placeholders,
  placeholdersOf,
  written,
} from './placeholders.ts'
import type { TemplateText } from './template.schema.ts'
import type { TemplateKind } from './template-kind.schema.ts'

/** The label of each part, on screens and in refusals. */
export const templateLabels = {
  subject: { fr: 'Objet', en: 'Subject' },
  body: { fr: 'Texte', en: 'Text' },
  words: { fr: 'Texte du message', en: 'Words of the message' },
  language: customerLabels.language,
} satisfies Record<keyof TemplateText | 'words' | 'language', Sentence>

/** A placeholder with any name; a stray brace is none. */
const named = /\{\{([^{}\n]*)\}\}/g

/**
 * Fills the placeholders of a mail. A line with a placeholder that has nothing to say is left out. Unknown placeholders
 * stay as typed, and values are never read as placeholders.
 */
export function fillTemplate(
  { subject, body }: TemplateText,
  values: PlaceholderValues,
): { subject: string; paragraphs: string[] } {
  const paragraphs: string[][] = [[]]
  for (const line of body.split(/\r\n|\r|\n/)) {
    if (line.trim() === '') paragraphs.push([])
    else if (!isSilent(line, values)) paragraphs.at(-1)?.push(filled(line, values).trim())
  }
  return {
    subject: filled(subject, values)
      .replaceAll(/[\p{Cc}\p{Zl}\p{Zp} ]+/gu, ' ')
      .trim(),
    paragraphs: paragraphs.filter((lines) => lines.length > 0).map((lines) => lines.join('\n')),
  }
}

/**
 * Refuses a placeholder that this mail does not have, braces without one, a subject that may be left empty, and a mail
 * without its essential placeholder.
 */
export function checkTemplate(kind: TemplateKind, words: TemplateText, language: Language): void {
  for (const path of ['subject', 'body'] as const) {
    const refused = namesIn(words[path]).find((name) => !isOffered(kind, path, name))
    if (refused !== undefined) throw fieldProblem(`words.${path}`, 'placeholder', refusedPlaceholder(refused))
    if (/\{\{|\}\}/.test(words[path].replaceAll(named, '')))
      throw fieldProblem(`words.${path}`, 'placeholder', strayBraces)
  }
  if (mayBeEmpty(words.subject)) throw fieldProblem('words.subject', 'placeholder', emptySubject)
  const essential = essentialOf(kind)
  if (!essential) return
  const used = [...namesIn(words.subject), ...namesIn(words.body)].map(placeholderNamed)
  if (used.includes(essential)) return
  const { meaning } = placeholders[essential]
  const name = written(essential, language)
  throw fieldProblem('words.body', 'placeholder', {
    fr: `Ajoutez ${name} (${meaning.fr.toLowerCase()})\u202f: rien d’autre dans ce message ne le dit au client.`,
    en: `Add ${name} (${meaning.en.toLowerCase()}): nothing else in this message tells the customer.`,
  })
}

function namesIn(text: string): string[] {
  return [...text.matchAll(named)].map(([, name = '']) => name.trim())
}

/** Returns true for a placeholder of this mail; an address has no use in a subject. */
function isOffered(kind: TemplateKind, path: 'subject' | 'body', name: string): boolean {
  const placeholder = placeholderNamed(name)
  if (!placeholder || (path === 'subject' && placeholder === 'link')) return false
  return placeholdersOf(kind).includes(placeholder)
}

/** Returns true for a text without a letter or number of its own, whose placeholders may all have nothing to say. */
function mayBeEmpty(text: string): boolean {
  const used = namesIn(text).flatMap((name) => placeholderNamed(name) ?? [])
  return !/[\p{L}\p{N}]/u.test(text.replaceAll(named, '')) && used.every(isOptional)
}

/** Returns true for a line with a placeholder that has nothing to say. */
function isSilent(line: string, values: PlaceholderValues): boolean {
  return namesIn(line).some((name) => {
    const placeholder = placeholderNamed(name)
    return placeholder !== undefined && !values[placeholder]
  })
}

function filled(text: string, values: PlaceholderValues): string {
  return text.replaceAll(named, (whole, name: string) => {
    const placeholder = placeholderNamed(name)
    return placeholder ? (values[placeholder] ?? '') : whole
  })
}

function refusedPlaceholder(name: string) {
  const typed = `{{${name}}}`
  return {
    fr: `${guillemets(typed)} n’est pas un mot à remplacer ici\u202f: choisissez parmi ceux proposés sous le texte.`,
    en: `“${typed}” cannot be filled in here: choose one of the words offered below the text.`,
  }
}

const emptySubject = {
  fr: 'Ajoutez quelques mots\u202f: ce qui est à remplacer ici peut manquer, et l’objet serait vide.',
  en: 'Add a few words: what is filled in here may be missing, and the subject would be empty.',
}

const strayBraces = {
  fr: 'Des accolades sont restées ouvertes\u202f: effacez-les, puis choisissez le mot sous le texte.',
  en: 'Some braces are left open: remove them, then choose the word below the text.',
}
