import type { LocalDate } from '../kernel/time.schema.ts'
import { type BookEntry, bookCodes, bookLabels } from './entry.ts'

/** The columns of the layout of accounting entries (LPF, art. A47 A-1, VII). */
export const fecColumns = [
  'JournalCode',
  'JournalLib',
  'EcritureNum',
  'EcritureDate',
  'CompteNum',
  'CompteLib',
  'CompAuxNum',
  'CompAuxLib',
  'PieceRef',
  'PieceDate',
  'EcritureLib',
  'Debit',
  'Credit',
  'EcritureLet',
  'DateLet',
  'ValidDate',
  'Montantdevise',
  'Idevise',
] as const

/** Returns the name of a file in the FEC layout: the SIREN, and the last day of its period. */
export function fecFileName(siren: string, to: LocalDate): string {
  return `${siren}FEC${compact(to)}.txt`
}

/**
 * Writes entries in the FEC layout, numbered from `firstNumber`: tabs, CRLF, commas. `validatedOn` is the day of the
 * export, since entries are final from then on.
 */
export function fecText(entries: readonly BookEntry[], firstNumber: number, validatedOn: LocalDate): string {
  const rows = entries.flatMap((entry, index) =>
    entry.lines.map(({ account, name, party, debitCents, creditCents }) => [
      bookCodes[entry.book],
      bookLabels[entry.book].fr,
      String(firstNumber + index),
      compact(entry.day),
      account,
      name,
      party?.number ?? '',
      party?.name ?? '',
      entry.piece,
      compact(entry.day),
      entry.label,
      decimal(debitCents),
      decimal(creditCents),
      '',
      '',
      compact(validatedOn),
      '',
      '',
    ]),
  )
  return [fecColumns, ...rows].map((row) => `${row.map(plain).join('\t')}\r\n`).join('')
}

/** Encodes text as ISO 8859-15. A letter that it does not have loses its accent, or becomes a question mark. */
export function latin9(text: string): Uint8Array {
  return Uint8Array.from([...text].flatMap((letter) => codesOf(letter)))
}

/** The letters of ISO 8859-15 in the positions where ISO 8859-1 has signs. */
const moved = new Map(Object.entries({ '€': 0xa4, Š: 0xa6, š: 0xa8, Ž: 0xb4, ž: 0xb8, Œ: 0xbc, œ: 0xbd, Ÿ: 0xbe }))
const taken = new Set(moved.values())
const simpler = new Map(
  Object.entries({
    '’': "'",
    '‘': "'",
    '“': '"',
    '”': '"',
    '–': '-',
    '—': '-',
    '…': '...',
    '\u202f': ' ',
    '\u2009': ' ',
  }),
)

function codesOf(letter: string): number[] {
  const code = moved.get(letter) ?? letter.charCodeAt(0)
  if (moved.has(letter) || (code < 256 && letter.length === 1 && !taken.has(code))) return [code]
  const plainer = simpler.get(letter) ?? letter.normalize('NFD').replace(/\p{M}/gu, '')
  return plainer === letter || plainer === '' ? [63] : [...plainer].flatMap(codesOf)
}

/** Returns an amount with a comma and two decimals. */
function decimal(cents: number): string {
  return `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`
}

/** Returns a day as AAAAMMJJ. */
function compact(day: LocalDate): string {
  return day.replaceAll('-', '')
}

/** Replaces the characters that would end a field or a line. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
