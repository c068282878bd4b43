/** An XML element with its text or its children. */
export type XmlElement = { name: string; attributes: Record<string, string>; content: string | XmlElement[] }

type Child = XmlElement | null | false | undefined | ''

/** Returns an element. Children that are null, undefined, false or empty text are left out. */
export function element(name: string, content: string | Child[], attributes: Record<string, string> = {}): XmlElement {
  return { name, attributes, content: typeof content === 'string' ? content : content.filter((child) => !!child) }
}

/** Writes an element as a document in UTF-8, one element a line. */
export function xmlDocument(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}\n`
}

function written({ name, attributes, content }: XmlElement, indent: string): string {
  const named = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const start = `${indent}<${name}${named.join('')}`
  if (typeof content === 'string') return `${start}>${escaped(content)}</${name}>`
  if (content.length === 0) return `${start}/>`
  return [`${start}>`, ...content.map((child) => written(child, `${indent}  `)), `${indent}</${name}>`].join('\n')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text, and removes the characters that XML 1.0 forbids. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}
