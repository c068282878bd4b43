/** The elements that terms may have. All others are removed before storing, and never printed. */
export const richTextTags = [
  'p',
  'br',
  'h1',
  'h2',
  'h3',
  'h4',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'blockquote',
  'hr',
  'a',
] as const
export type RichTextTag = (typeof richTextTags)[number]

/** The schemes of links in terms. */
export const richTextSchemes = ['http', 'https', 'mailto', 'tel'] as const
