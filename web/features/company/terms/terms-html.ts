import { isPlaceholder, type Placeholder } from '@filao/domain/company/placeholders'

/** A tag, or the braces around a name, with or without spaces. */
const tagOrBraces = /<[^>]*>|\{\{\s*(\w+)\s*\}\}/g
const token = /<span data-placeholder="(\w+)"[^>]*>[^<]*<\/span>/g

/** Stored terms as the editor takes them: placeholders become tokens. What is no placeholder stays as written. */
export function toEditorHtml(stored: string): string {
  return replacePlaceholders(stored, (name) => `<span data-placeholder="${name}"></span>`)
}

/** The editor's terms as they are stored: tokens become `{{company}}` again. */
export function toStoredHtml(edited: string): string {
  return edited.replaceAll(token, '{{$1}}')
}

/** Stored terms with example values in place of the placeholders. */
export function toPreviewHtml(stored: string, values: Record<Placeholder, string>): string {
  return replacePlaceholders(stored, (name) => escaped(values[name]))
}

/** Whether terms say nothing. */
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
