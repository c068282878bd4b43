import type { InvoiceContent } from '../content.schema.ts'
import { discountMention, lateFeeMention, recoveryMention } from '../mentions.ts'
import { element, type XmlElement } from './xml.ts'

/**
 * Writes the notes (BG-1): recovery costs (PMT), penalties (PMD) and discount (AAB), which rule BR-FR-05 requires of
 * every document, the processing that the platform is asked for (BAR), and the other mentions and the reason (AAI).
 */
export function notes(content: InvoiceContent): XmlElement[] {
  const { language, seller, mentions, reason } = content
  const recovery = recoveryMention[language]
  const lateFee = lateFeeMention(seller.lateFeeRate)[language]
  const none = discountMention(null)[language]
  const label = none.slice(0, none.indexOf(':') + 1)
  const discount = mentions.find((mention) => mention.startsWith(label)) ?? none
  const others = mentions.filter((mention) => ![recovery, lateFee, discount].includes(mention))
  return [
    note(recovery, 'PMT'),
    note(lateFee, 'PMD'),
    note(discount, 'AAB'),
    note('B2B', 'BAR'),
    ...[...others, reason].flatMap((text) => (text ? [note(text, 'AAI')] : [])),
  ]
}

function note(text: string, code: string): XmlElement {
  return element('ram:IncludedNote', [element('ram:Content', text), element('ram:SubjectCode', code)])
}
