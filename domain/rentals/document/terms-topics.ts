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
    key: 'kilometres',
    severity: 'advised',
    words: /\b(kilom|km\b|mileage|miles\b)/,
    sentence: {
      fr: 'les kilomètres compris et le prix des suivants',
      en: 'the kilometres included and the price per extra kilometre',
    },
  },
  {
    key: 'fuel',
    severity: 'advised',
    words: /\b(carburant|essence|plein\b|fuel|recharge)/,
    sentence: { fr: 'la règle sur le carburant', en: 'the fuel policy' },
  },
  {
    key: 'deposit',
    severity: 'advised',
    words: /\b(caution|depot de garantie|deposit)/,
    sentence: { fr: 'le délai dans lequel la caution est rendue', en: 'how soon the deposit is refunded' },
  },
  {
    key: 'fines',
    severity: 'advised',
    words: /\b(amende|contravention|infraction|fines?\b|penalt)/,
    sentence: { fr: 'qui paie les amendes, et les frais de dossier', en: 'who pays fines, and the handling fee' },
  },
  {
    key: 'mediator',
    severity: 'advised',
    words: /\b(mediat|ombudsman)/,
    sentence: { fr: 'le médiateur de la consommation', en: 'the consumer mediator' },
  },
  {
    key: 'privacy',
    severity: 'advised',
    words: /\b(donnees (a caractere )?personnel|rgpd|vie privee|confidentialite|personal data|privacy|gdpr)/,
    sentence: { fr: 'l’usage des données personnelles', en: 'how personal data is used' },
  },
]

/**
 * Lists the subjects that the terms do not cover; `all` when there are no terms. It searches for words and does not
 * judge their meaning.
 */
export function topicsMissing(rentalTerms: string, contractTerms: string): Topic[] | 'all' {
  const nodes = [...parseRichText(rentalTerms), ...parseRichText(contractTerms)]
  if (isBlank(nodes)) return 'all'
  const text = fold(textOf(nodes))
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
