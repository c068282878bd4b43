import type { InvoiceContent } from '../content.ts'
import { discountMention, lateFeeMention, recoveryMention } from '../mentions.ts'
import { buyerTerritory, isInVatArea } from './electronic.ts'
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
  const processing = processingOf(content)
  return [
    note(recovery, 'PMT'),
    note(lateFee, 'PMD'),
    note(discount, 'AAB'),
    ...(processing ? [note(processing, 'BAR')] : []),
    ...[...others, reason].flatMap((text) => (text ? [note(text, 'AAI')] : [])),
  ]
}

/**
 * Returns the processing by the platform: an invoice between companies of the VAT area is sent, one to another French
 * territory is reported, and a seller outside the area does neither.
 */
function processingOf(content: InvoiceContent): 'B2B' | 'B2BINT' | null {
  if (!isInVatArea(content.seller.countryCode)) return null
  return isInVatArea(buyerTerritory(content)) ? 'B2B' : 'B2BINT'
}

function note(text: string, code: string): XmlElement {
  return element('ram:IncludedNote', [element('ram:Content', text), element('ram:SubjectCode', code)])
}
