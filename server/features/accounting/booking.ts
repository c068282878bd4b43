import type { Booking } from '@filao/domain/accounting/accounts'
import { bookEntries } from '@filao/domain/accounting/entries'
import type { BilledLine, BookEntry, MoneyEntry } from '@filao/domain/accounting/entry'
import type { JournalFacts } from '@filao/domain/journal/entry'
import type { Tx } from '#platform/database/connect'
import { type FrozenLine, listMoney, listOpenings, type MoneyRow, type Range } from './entry-queries.ts'

/** Books a range of the journal: its entries, and the accounting entries that they make. */
export async function bookRange(
  tx: Tx,
  companyId: number,
  range: Range,
  accounts: Booking,
): Promise<{ money: MoneyEntry[]; entries: BookEntry[] }> {
  const money = (await listMoney(tx, companyId, range)).map(moneyOf)
  const [first] = money
  if (!first) return { money, entries: [] }
  const rentalIds = [...new Set(money.map(({ rentalId }) => rentalId))]
  const openings = await listOpenings(tx, companyId, rentalIds, first.seq)
  const byRental = new Map(openings.map(({ rentalId, ...balance }) => [rentalId, balance]))
  return { money, entries: bookEntries(money, accounts, byRental) }
}

function moneyOf(row: MoneyRow): MoneyEntry {
  const facts = JSON.parse(row.payload) as JournalFacts
  const {
    seq,
    day,
    kind,
    rentalId,
    customerNumber,
    customerName,
    holderNumber,
    holderName,
    correctedMethod,
    method,
    sourceNumber,
    sourceName,
  } = row
  return {
    seq,
    day,
    kind,
    facts,
    rentalId: rentalId ?? 0,
    party: { number: customerNumber ?? '', name: customerName },
    holder: { number: holderNumber ?? '', name: holderName },
    collector: sourceName === null ? null : { number: sourceNumber, name: sourceName },
    documentId: row.correctsInvoiceId ?? row.documentId,
    lines: linesOf(row, facts),
    isVatOnDebits: row.isVatOnDebits,
    depositMethod: correctedMethod ?? method ?? 'other',
  }
}

/** Returns the lines of a document; without any, its sums by rate. */
function linesOf({ kind, lines, originalLines }: MoneyRow, { vat = [] }: JournalFacts): BilledLine[] {
  if (lines) {
    return lines.map(({ vatRate, amountCents, source }) => {
      const { of, fee } = billedBy(source, originalLines ?? [])
      return { of: subjectOf(of), fee, rate: vatRate, amountCents }
    })
  }
  const sign = kind === 'credit_note' ? -1 : 1
  return vat.map(({ rate, baseCents }) => ({ of: 'rental', rate, amountCents: sign * baseCents }))
}

/** A credited line bills the same as the line of the document that it corrects. */
function billedBy(source: FrozenLine['source'], original: readonly FrozenLine[]): FrozenLine['source'] {
  return (source.of === 'line' && source.id !== null && original[source.id]?.source) || source
}

function subjectOf(of: string): BilledLine['of'] {
  if (of === 'charge') return 'charge'
  return of === 'advance' || of === 'payment' ? 'advance' : 'rental'
}
