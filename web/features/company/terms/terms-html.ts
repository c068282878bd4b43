import { isPlaceholder, type Placeholder } from '@filao/domain/company/placeholders'

/** A tag, or the braces around a name, with or without spaces. */
const tagOrBraces = /<[^>]*>|\{\{\s*(\w+)\s*\}\}/g
const token = /<span data-placeholder="(\w+)"[^>]*>[^<]*<\/span>/g

/** Converts stored terms for the editor: placeholders become tokens, other text is kept as written. */
export function toEditorHtml(stored: string): string {
  return replacePlaceholders(stored, (name) => `<span data-placeholder="${name}"></span>`)
}

/** Converts the editor's terms for storage: tokens become `{{company}}` again. */
export function toStoredHtml(edited: string): string {
  return edited.replaceAll(token, '{{$1}}')
}

/** Returns stored terms with example values instead of the placeholders. */
export function toPreviewHtml(stored: string, values: Partial<Record<Placeholder, string>>): string {
  return replacePlaceholders(stored, (name) => escaped(values[name] ?? ''))
}

/** Returns true when terms have no text. */
export function isBlank(html: string): boolean {
  return !/<hr/i.test(html) && !html.replaceAll(/<[^>]*>|&nbsp;/g, '').trim()
}

function replacePlaceholders(html: string, replacement: (name: Placeholder) => string): string {
  return html.replaceAll(tagOrBraces, (whole, name?: string) =>
    name !== undefined && isPlaceholder(name) ? replacement(name) : whole,
  )
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
