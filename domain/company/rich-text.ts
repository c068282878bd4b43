import { type RichTextTag as Tag, richTextTags as tags } from './rich-text-tags.ts'

/** A node of rich text: text, or an element with its children. */
export type RichNode = string | { tag: Tag; href?: string; children: RichNode[] }

const empty: Tag[] = ['br', 'hr']

/**
 * Parses rich text to a tree of the elements that terms may have; any other element is removed and its text stays. The
 * input is never used as HTML, so stored scripts cannot run.
 */
export function parseRichText(html: string): RichNode[] {
  const root: RichNode[] = []
  const open: { tag: Tag; children: RichNode[] }[] = []
  const here = () => open.at(-1)?.children ?? root
  for (const [, closing, name = '', attributes = '', text] of html.matchAll(
    /<(\/?)([a-z][a-z0-9]*)([^>]*)>|([^<]+|<)/gi,
  )) {
    if (text !== undefined) {
      here().push(decode(text))
      continue
    }
    const tag = name.toLowerCase() as Tag
    if (!tags.includes(tag)) continue
    if (closing) {
      const at = open.findLastIndex((element) => element.tag === tag)
      if (at >= 0) open.length = at
      continue
    }
    const element = { tag, ...(tag === 'a' && linkOf(attributes)), children: [] }
    here().push(element)
    if (!empty.includes(tag)) open.push(element)
  }
  return root
}

/** Counts the elements and placeholders of sanitised rich text, which take time to lay out. */
export function countElements(html: string): number {
  return html.match(/<[a-z]|\{\{/g)?.length ?? 0
}

/** Returns the text of a node without its formats. */
export function textOf(node: RichNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('')
}

/** Returns true for rich text without visible text, such as an empty paragraph, which means no terms. */
export function isBlank(nodes: RichNode[]): boolean {
  return nodes.every((node) => (typeof node === 'string' ? !node.trim() : node.tag !== 'hr' && isBlank(node.children)))
}

function linkOf(attributes: string): { href?: string } {
  const href = /\bhref="([^"]*)"/i.exec(attributes)?.[1]
  return href && /^(https?:|mailto:|tel:)/i.test(decode(href)) ? { href: decode(href) } : {}
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

function decode(text: string): string {
  return text.replaceAll(/&(#\d{1,7}|#x[\da-f]{1,6}|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
