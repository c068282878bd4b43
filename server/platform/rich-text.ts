import { richTextSchemes, richTextTags } from '@filao/domain/company/rich-text-tags'
import sanitizeHtml from 'sanitize-html'

/** Deeper than anyone writes. Whatever shows the text calls itself for each level, and does so only some thousand times. */
const deepest = 50

/** Keeps the formatting a terms editor can make; scripts, styles, links to scripts and unknown elements go. */
export function sanitizeRichText(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...richTextTags],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: [...richTextSchemes],
    nestingLimit: deepest,
  }).trim()
}
