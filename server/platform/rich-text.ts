import { richTextSchemes, richTextTags } from '@filao/domain/company/rich-text-tags'

/**
 * The deepest nesting that is kept, more than any text needs. Renderers of the text recurse once a level, and can do so
 * only a few thousand times.
 */
const deepest = 50

/**
 * Keeps the formatting that the terms editor offers; removes scripts, styles, links to scripts and unknown elements.
 * The HTML parser is only loaded when there is some HTML.
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
