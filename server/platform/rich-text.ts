import { richTextSchemes, richTextTags } from '@filao/domain/company/rich-text-tags'

/**
 * The deepest nesting that is kept, more than any text needs. Renderers of the text recurse once a level, and can do so
 * only a few thousand times.
 */
const deepest = 50

/** The last texts that were sanitised, with their results: each document of a company asks for the same long terms. */
const known = new Map<string, string>()
const mostKnown = 20

/**
 * Keeps the formatting that the terms editor offers; removes scripts, styles, links to scripts and unknown elements.
 * The HTML parser is only loaded when there is some HTML.
 */
export async function sanitizeRichText(html: string): Promise<string> {
  if (html === '') return ''
  const sanitised = known.get(html) ?? (await sanitize(html))
  known.delete(html)
  known.set(html, sanitised)
  const [oldest] = known.keys()
  if (known.size > mostKnown && oldest !== undefined) known.delete(oldest)
  return sanitised
}

async function sanitize(html: string): Promise<string> {
  const { default: sanitizeHtml } = await import('sanitize-html')
  return sanitizeHtml(html, {
    allowedTags: [...richTextTags],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: [...richTextSchemes],
    nestingLimit: deepest,
  }).trim()
}
