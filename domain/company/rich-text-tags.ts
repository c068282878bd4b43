/** The elements that terms may have: what is stored keeps no other, and what is printed draws no other. */
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

/** Where links in terms may lead. */
export const richTextSchemes = ['http', 'https', 'mailto', 'tel'] as const
