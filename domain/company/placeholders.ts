import type { Sentence } from '../kernel/language.ts'

/** What terms may name, to be filled on each document: `{{company}}` becomes the company's name. */
export const placeholders = ['company', 'customer', 'vehicle', 'start', 'end'] as const
export type Placeholder = (typeof placeholders)[number]

/** The placeholders' names for people. */
export const placeholderLabels = {
  company: { fr: 'Entreprise', en: 'Company' },
  customer: { fr: 'Client', en: 'Customer' },
  vehicle: { fr: 'Véhicule', en: 'Vehicle' },
  start: { fr: 'Début', en: 'Start' },
  end: { fr: 'Fin', en: 'End' },
} satisfies Record<Placeholder, Sentence>

/** Whether a name between braces is a placeholder. */
export function isPlaceholder(name: string): name is Placeholder {
  return (placeholders as readonly string[]).includes(name)
}

/** The text with its placeholders filled: `{{company}}` is the company's name. An unknown placeholder stays as it is. */
export function fillPlaceholders(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] as string) : whole,
  )
}

/** Rich text with its placeholders filled: the values are text, so nothing in them becomes an element. */
export function fillRichText(html: string, values: Record<string, string>): string {
  const asText = Object.entries(values).map(([name, value]) => [name, value.replaceAll(/[&<>"]/g, escaped)])
  return fillPlaceholders(html, Object.fromEntries(asText))
}

function escaped(sign: string): string {
  return `&#${sign.charCodeAt(0)};`
}
