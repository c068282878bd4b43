import { isBlank, parseRichText, type RichNode } from '../../company/rich-text.ts'
import type { Sentence } from '../../kernel/language.ts'
import { fold } from '../../kernel/text.ts'

/** A subject that terms should cover. */
type Topic = { key: string; severity: 'legal' | 'advised'; sentence: Sentence }

/** The subjects that terms should cover, each found by words that every such paragraph contains. */
const topics: (Topic & { words: RegExp })[] = [
  {
    key: 'insurance',
    severity: 'legal',
    words: /\b(assur|garanti|insur)/,
    sentence: { fr: 'l’assurance comprise et ses exclusions', en: 'the insurance included and its exclusions' },
  },
  {
    key: 'deposit',
    severity: 'advised',
    words: /\b(caution|depot de garantie|deposit)/,
    sentence: { fr: 'le délai dans lequel la caution est rendue', en: 'how soon the deposit is refunded' },
  },
  {
    key: 'privacy',
    severity: 'advised',
    words: /\b(donnees (a caractere )?personnel|rgpd|vie privee|confidentialite|personal data|privacy|gdpr)/,
    sentence: { fr: 'l’usage des données personnelles', en: 'how personal data is used' },
  },
]

/** Returns the folded text of the terms, in which words are searched. */
export function foldedTerms(rentalTerms: string, contractTerms: string): string {
  return fold(textOf([...parseRichText(rentalTerms), ...parseRichText(contractTerms)]))
}

/**
 * Lists the subjects that the terms do not cover; `all` when there are no terms. It searches for words and does not
 * judge their meaning.
 */
export function topicsMissing(rentalTerms: string, contractTerms: string): Topic[] | 'all' {
  const nodes = [...parseRichText(rentalTerms), ...parseRichText(contractTerms)]
  if (isBlank(nodes)) return 'all'
  const text = foldedTerms(rentalTerms, contractTerms)
  return topics
    .filter(({ words }) => !words.test(text))
    .map(({ key, severity, sentence: { fr, en } }) => ({
      key,
      severity,
      sentence: { fr: `Dans les conditions\u202f: ${fr}`, en: `In the terms: ${en}` },
    }))
}

function textOf(nodes: RichNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join(' ')
}
