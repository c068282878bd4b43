import { richTextSchemes, richTextTags } from '@filao/domain/company/rich-text-tags'

/** Deeper than anyone writes. Whatever shows the text calls itself for each level, and does so only some thousand times. */
const deepest = 50

/**
 * Keeps the formatting a terms editor can make; scripts, styles, links to scripts and unknown elements go. What reads HTML is
 * only loaded where there is some.
 */
export async function sanitizeRichText(html: string): Promise<string> {
  if (html === '') return ''
  const { default: sanitizeHtml } = await import('sanitize-html')
  return sanitizeHtml(html, {
    allowedTags: [...richTextTags],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: [...richTextSchemes],
    nestingLimit: deepest,
  }).trim()
}
