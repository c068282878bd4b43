import type { Language } from '../kernel/language.schema.ts'
import { locales, type Sentence } from '../kernel/language.ts'
import { formatCents } from '../kernel/money.ts'
import type { Instant } from '../kernel/time.schema.ts'
import type { Disagreement } from './booking-match.ts'
import type { Statement } from './statement.schema.ts'

/** The labels of a statement's fields, on screens, papers and files. */
export const statementLabels = {
  month: { fr: 'Mois', en: 'Month' },
  reference: { fr: 'Référence de la source', en: 'Reference of the source' },
  customer: { fr: 'Client', en: 'Customer' },
  startsOn: { fr: 'Départ', en: 'Pick-up' },
  endsOn: { fr: 'Retour', en: 'Return' },
  priceAmount: { fr: 'Prix', en: 'Price' },
  commissionAmount: { fr: 'Commission', en: 'Commission' },
  collectedAmount: { fr: 'Encaissé par la source', en: 'Collected by the source' },
  differenceAmount: { fr: 'Différence', en: 'Difference' },
  openAmount: { fr: 'Reste à régler', en: 'Left to settle' },
} satisfies Record<string, Sentence>

/** The labels of what is asked of a statement: the lines to compare, the sum to settle. */
export const statementRequestLabels = {
  bookings: { fr: 'Lignes', en: 'Lines' },
  name: statementLabels.customer,
  amount: statementLabels.openAmount,
  settlementId: { fr: 'Règlement', en: 'Settlement' },
} satisfies Record<string, Sentence>

/** The words for what a line of a source's list and its rental disagree on. */
export const disagreementLabels: Record<Disagreement, Sentence> = {
  source: { fr: 'Source de la location', en: 'Source of the rental' },
  status: { fr: 'Location annulée', en: 'Rental canceled' },
  reference: statementLabels.reference,
  name: statementLabels.customer,
  start: statementLabels.startsOn,
  end: statementLabels.endsOn,
  price: statementLabels.priceAmount,
  commission: statementLabels.commissionAmount,
  collected: statementLabels.collectedAmount,
}

/** The money of a rental from a source, in cents. */
export type SourceMoney = { priceCents: number; commissionCents: number; collectedCents: number }

/** Returns true when a rental has nothing left to settle: commission and collected money are what was settled. */
export function isSettled(line: {
  commissionCents: number
  collectedCents: number
  settledCommissionCents: number
  settledCollectedCents: number
}): boolean {
  return line.commissionCents === line.settledCommissionCents && line.collectedCents === line.settledCollectedCents
}

/** The sums of a statement's lines, in cents. */
export type StatementSums = SourceMoney & { differenceCents: number; openCents: number }

/** Adds the lines of a statement. */
export function sumLines(lines: readonly StatementSums[]): StatementSums {
  const sums = { priceCents: 0, commissionCents: 0, collectedCents: 0, differenceCents: 0, openCents: 0 }
  for (const line of lines) {
    sums.priceCents += line.priceCents
    sums.commissionCents += line.commissionCents
    sums.collectedCents += line.collectedCents
    sums.differenceCents += line.differenceCents
    sums.openCents += line.openCents
  }
  return sums
}

/** Says who owes what is open: « Rentîles doit 120,00 € à Kréyol Location ». */
export function owedSentence(
  openCents: number,
  names: { source: string; company: string },
  language: Language,
): string {
  const { source, company } = names
  if (openCents === 0) return language === 'fr' ? 'Tout est réglé.' : 'Everything is settled.'
  const [debtor, creditor] = openCents > 0 ? [source, company] : [company, source]
  const sum = formatCents(Math.abs(openCents), language)
  return language === 'fr' ? `${debtor} doit ${sum} à ${creditor}.` : `${debtor} owes ${creditor} ${sum}.`
}

/** Writes a month for people: « novembre 2026 ». */
export function monthText(month: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(Date.parse(`${month}-01T00:00:00Z`))
}

/** Returns the first day of a month and that of the next one. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const first = Temporal.PlainYearMonth.from(month)
  return {
    from: first.toPlainDate({ day: 1 }).toString(),
    to: first.add({ months: 1 }).toPlainDate({ day: 1 }).toString(),
  }
}

/** A statement as it is printed, with the company that sends it and the instant at which it was made. */
export type PrintedStatement = {
  statement: Statement
  company: { name: string; siret: string | null; address: string | null }
  at: Instant
  timezone: string
}
