import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { JournalKind } from '../journal/entry.ts'
import { addEntry, noTotals } from '../journal/totals.ts'
import { includedVat } from '../pricing/vat/vat.ts'
import { Account } from './accounts.schema.ts'
import { defaultAccounts } from './accounts.ts'
import { compare } from './comparison.ts'
import { bookEntries } from './entries.ts'
import type { BilledLine, BookEntry, MoneyEntry } from './entry.ts'

/** Books VAT as collected at once, as with an option for debits. */
const accounts = { ...defaultAccounts, vatWaiting: null, isEachCustomerApart: true, isVatOnDebits: false }
const party = { number: '2026-7', name: 'Zoé Éboué' }
let seq = 0

/** A movement of money for rental 1 unless another one is named. */
function money(kind: JournalKind, cents: number, over: Partial<MoneyEntry> & { method?: string } = {}): MoneyEntry {
  const { method = 'cash', ...rest } = over
  const facts = { cents, method, sourceId: ++seq, vat: [] }
  return {
    seq,
    day: '2026-03-01',
    kind,
    facts,
    rentalId: 1,
    party,
    holder: party,
    collector: null,
    documentId: null,
    lines: [],
    isVatOnDebits: false,
    depositMethod: method,
    ...rest,
  }
}

/** A document with lines, amounts with VAT, at 8.5 %. */
function document(
  kind: 'invoice' | 'advance' | 'credit_note' | 'claim',
  lines: [BilledLine['of'], number, BilledLine['fee']?][],
  over: Partial<MoneyEntry> = {},
): MoneyEntry {
  const rate = kind === 'claim' ? null : 8.5
  const billed = lines.map(([of, cents, fee]) => {
    const vatCents = rate === null ? 0 : Math.sign(cents) * includedVat(Math.abs(cents), rate)
    return { of, fee, rate, amountCents: cents - vatCents, vatCents }
  })
  const sign = kind === 'credit_note' ? -1 : 1
  const sum = (name: 'amountCents' | 'vatCents') => sign * billed.reduce((total, line) => total + line[name], 0)
  const vat = [{ rate, baseCents: sum('amountCents'), vatCents: sum('vatCents') }]
  const facts = { cents: sum('amountCents') + sum('vatCents'), vat, number: `F2026-${++seq}`, sourceId: seq }
  return { ...money(kind, 0), facts, lines: billed, documentId: seq, ...over }
}

/** Writes an entry as text: the book, then account and signed amount in cents. */
function text({ book, lines }: BookEntry): string {
  return [book, ...lines.map((line) => `${line.account} ${line.debitCents - line.creditCents}`)].join(' | ')
}

function booked(...entries: MoneyEntry[]): string[] {
  return bookEntries(entries, accounts, new Map()).map(text)
}

describe('entries of the books', () => {
  test('an invoice and its payment', () => {
    const invoice = document('invoice', [
      ['rental', 10850],
      ['charge', 2170],
    ])
    expect(booked(invoice, money('payment', 13020, { method: 'card' }))).toEqual([
      'sales | 411000 13020 | 706000 -10000 | 708800 -2000 | 445710 -1020',
      'bank | 511000 13020 | 411000 -13020',
    ])
  })

  test('a fee goes to the account of its case where it has one, at any rate, and back by its credit note', () => {
    const invoice = document('invoice', [
      ['rental', 10850],
      ['rental', 3255, 'outside_hours'],
      ['rental', 1085, 'place'],
    ])
    const note = document('credit_note', [['rental', 3255, 'outside_hours']], { documentId: invoice.documentId })
    const sales = (fees: Partial<typeof accounts.fees>, rates: typeof accounts.rates = []) =>
      bookEntries([invoice, note], { ...accounts, fees: { ...accounts.fees, ...fees }, rates }, new Map())
        .filter(({ book }) => book === 'sales')
        .map(text)
    expect(sales({})).toEqual([
      'sales | 411000 15190 | 706000 -14000 | 445710 -1190',
      'sales | 411000 -3255 | 706000 3000 | 445710 255',
    ])
    expect(sales({ outside_hours: '706000' })).toEqual(sales({}))
    expect(sales({ outside_hours: '706200' })).toEqual([
      'sales | 411000 15190 | 706000 -11000 | 706200 -3000 | 445710 -1190',
      'sales | 411000 -3255 | 706200 3000 | 445710 255',
    ])
    const rate = { vatRate: 8.5, rentalSales: '706085', chargeSales: '708085', vat: '445085' }
    expect(sales({ outside_hours: '706200' }, [rate])[0]).toBe(
      'sales | 411000 15190 | 706085 -11000 | 706200 -3000 | 445085 -1190',
    )
  })

  test('a payment before the invoice is an advance, which the invoice takes out again', () => {
    expect(booked(money('payment', 5000), document('invoice', [['rental', 10850]]), money('payment', 5850))).toEqual([
      'cash | 530000 5000 | 419100 -5000',
      'sales | 411000 10850 | 706000 -10000 | 445710 -850',
      'sundry | 419100 5000 | 411000 -5000',
      'cash | 530000 5850 | 411000 -5850',
    ])
  })

  test('an advance invoice owes its VAT at once, and the final invoice closes both advances', () => {
    const final = document('invoice', [
      ['rental', 21700],
      ['advance', -10850],
    ])
    const entries = bookEntries(
      [money('payment', 10850), document('advance', [['advance', 10850]]), final, money('payment', 10850)],
      accounts,
      new Map(),
    )
    expect(entries.map(text)).toEqual([
      'cash | 530000 10850 | 419100 -10850',
      'sales | 411000 10850 | 419100 -10000 | 445710 -850',
      'sundry | 419100 10850 | 411000 -10850',
      'sales | 411000 10850 | 706000 -20000 | 419100 10000 | 445710 -850',
      'cash | 530000 10850 | 411000 -10850',
    ])
    expect(sumOfAccount(entries, '419100')).toBe(0)
    expect(sumOfAccount(entries, '411000')).toBe(0)
  })

  test('a credit note is the invoice reversed, and makes what was paid an advance', () => {
    const invoice = document('invoice', [['rental', 10850]])
    const { documentId } = invoice
    const note = document('credit_note', [['rental', 10850]], { documentId })
    expect(booked(invoice, money('payment', 10850), note, money('refund', -10850)).slice(2)).toEqual([
      'sales | 411000 -10850 | 706000 10000 | 445710 850',
      'sundry | 419100 -10850 | 411000 10850',
      'cash | 530000 -10850 | 419100 10850',
    ])
  })

  test('a cashed deposit goes through 165; a kept one pays the claim', () => {
    const kept = [money('deposit_kept', -30000), money('payment', 30000)]
    expect(
      booked(
        money('deposit_taken', 80000),
        document('claim', [['charge', 30000]]),
        ...kept,
        money('deposit_returned', -50000),
      ),
    ).toEqual([
      'cash | 530000 80000 | 165000 -80000',
      'sales | 411000 30000 | 758000 -30000',
      'sundry | 165000 30000 | 411000 -30000',
      'cash | 530000 -50000 | 165000 50000',
    ])
  })

  test('a deposit held on a card makes no entry; what is kept of it is money received', () => {
    const method = 'card'
    const kept = [money('deposit_kept', -30000, { method }), money('payment', 30000, { method })]
    const returned = money('deposit_returned', -50000, { method })
    expect(booked(money('deposit_taken', 80000, { method }), ...kept, returned)).toEqual([
      'bank | 511000 30000 | 419100 -30000',
    ])
  })

  test('a deposit held on a card and given back in another way was cashed: the money that leaves is booked', () => {
    const taken = money('deposit_taken', 80000, { method: 'card' })
    const back = (method: string, cents: number) => money('deposit_returned', -cents, { method, depositMethod: 'card' })
    expect(booked(taken, back('cash', 50000), back('transfer', 20000), back('card', 10000))).toEqual([
      'cash | 530000 -50000 | 511000 50000',
      'bank | 512000 -20000 | 511000 20000',
    ])
  })

  test('a rate may have accounts of its own', () => {
    const rates = [{ vatRate: 8.5, rentalSales: '706085', chargeSales: '708885', vat: '445718' }]
    const [entry] = bookEntries([document('invoice', [['rental', 10850]])], { ...accounts, rates }, new Map())
    expect(entry && text(entry)).toBe('sales | 411000 10850 | 706085 -10000 | 445718 -850')
  })

  test('a rental that was billed before the period is paid, not advanced', () => {
    const openings = new Map([
      [1, { paidCents: 0, bills: [{ documentId: 1, party, cents: 10850, isVatOnDebits: false }] }],
    ])
    const entries = bookEntries([money('payment', 12000)], accounts, openings)
    expect(entries.map(text)).toEqual(['cash | 530000 12000 | 411000 -10850 | 419100 -1150'])
  })
})

test('advances and deposits are those of the customer of the rental, and exports of before had nobody there', () => {
  const history = [
    money('payment', 5000, { party: { number: '2026-8', name: 'SARL Soleil' } }),
    money('deposit_taken', 80000),
    document('invoice', [['rental', 10850]]),
  ]
  const holders = (isEachCustomerApart: boolean) =>
    bookEntries(history, { ...accounts, isEachCustomerApart }, new Map())
      .flatMap(({ lines }) => lines)
      .filter(({ role }) => role === 'advances' || role === 'deposits')
      .map((line) => [line.account, line.party?.number ?? null, line.debitCents - line.creditCents])
  expect(holders(true)).toEqual([
    ['419100', '2026-7', -5000],
    ['165000', '2026-7', -80000],
    ['419100', '2026-7', 5000],
  ])
  expect(holders(false).map(([, number]) => number)).toEqual([null, null, null])
})

test('without an option for debits, VAT waits in its own account until it is paid', () => {
  const vat = [{ rate: 8.5, baseCents: 5000, vatCents: 425 }]
  const paid = (kind: 'payment' | 'refund', sign: number) => {
    const entry = money(kind, sign * 5425)
    return { ...entry, facts: { ...entry.facts, vat: vat.map((one) => ({ ...one, vatCents: sign * one.vatCents })) } }
  }
  const history = [paid('payment', 1), document('invoice', [['rental', 10850]]), paid('payment', 1), paid('refund', -1)]
  const entries = bookEntries(history, { ...accounts, vatWaiting: '445740' }, new Map())
  expect(entries.map(text)).toEqual([
    'cash | 530000 5425 | 419100 -5425',
    'sundry | 445740 425 | 445710 -425',
    'sales | 411000 10850 | 706000 -10000 | 445740 -850',
    'sundry | 419100 5425 | 411000 -5425',
    'cash | 530000 5425 | 411000 -5425',
    'sundry | 445740 425 | 445710 -425',
    'cash | 530000 -5425 | 411000 5425',
    'sundry | 445740 -425 | 445710 425',
  ])
  expect([sumOfAccount(entries, '445740'), sumOfAccount(entries, '445710')]).toEqual([-425, -425])
})

describe('a rental billed to a company and to its driver', () => {
  const company = { number: '2026-8', name: 'SARL Soleil' }
  const invoice = document('invoice', [['rental', 10850]], { party: company })
  const claim = document('claim', [['charge', 30000]])
  const byCustomer = (entries: BookEntry[]) =>
    entries.map(({ lines }) =>
      lines.flatMap(({ role, party, debitCents, creditCents }) =>
        party && role === 'customers' ? [`${party.name} ${debitCents - creditCents}`] : [],
      ),
    )

  test('is paid in the order of its documents, each by its customer', () => {
    const history = [invoice, claim, money('payment', 12000), money('payment', 30000)]
    const entries = bookEntries(history, accounts, new Map())
    expect(byCustomer(entries)).toEqual([
      ['SARL Soleil 10850'],
      ['Zoé Éboué 30000'],
      ['SARL Soleil -10850', 'Zoé Éboué -1150'],
      ['Zoé Éboué -28850'],
    ])
    expect(entries.map(text).at(-1)).toBe('cash | 530000 30000 | 411000 -28850 | 419100 -1150')
    const bills = [invoice, claim].map(({ party, documentId, facts: { cents = 0 } }) => {
      return { party, documentId: documentId ?? 0, cents, isVatOnDebits: false }
    })
    const later = bookEntries(history.slice(2), accounts, new Map([[1, { paidCents: 0, bills }]]))
    expect(later).toEqual(entries.slice(2))
  })

  test('what a credit note frees pays the document that is still open', () => {
    const { documentId } = invoice
    const note = document('credit_note', [['rental', 10850]], { party: company, documentId })
    const history = [invoice, money('payment', 10850, { party: company }), claim, note]
    expect(byCustomer(bookEntries(history, accounts, new Map())).slice(3)).toEqual([
      ['SARL Soleil -10850'],
      ['SARL Soleil 10850', 'Zoé Éboué -10850'],
    ])
  })
})

describe('a change of the option for debits', () => {
  const waiting = { ...accounts, vatWaiting: '445740' }
  const paid = (cents: number) => {
    const payment = money('payment', cents)
    const vatCents = includedVat(cents, 8.5)
    return { ...payment, facts: { ...payment.facts, vat: [{ rate: 8.5, baseCents: cents - vatCents, vatCents }] } }
  }
  const bill = (isVatOnDebits: boolean) => document('invoice', [['rental', 10850]], { isVatOnDebits })
  const vatOf = (history: MoneyEntry[], isVatOnDebits: boolean) => {
    const entries = bookEntries(history, { ...waiting, isVatOnDebits }, new Map())
    return [sumOfAccount(entries, '445740'), sumOfAccount(entries, '445710')]
  }

  test('leaves the VAT of documents of before waiting, and their payments move it', () => {
    expect(vatOf([bill(false)], true)).toEqual([-850, 0])
    expect(vatOf([bill(false), paid(5425)], true)).toEqual([-425, -425])
    expect(vatOf([bill(false), paid(5425), paid(5425)], true)).toEqual([0, -850])
  })

  test('lets no payment of a document on debits move VAT that did not wait', () => {
    for (const isNow of [true, false]) {
      expect(vatOf([bill(true), paid(10850)], isNow)).toEqual([0, -850])
      expect(vatOf([bill(true), paid(10850), paid(-10850)], isNow)).toEqual([0, -850])
    }
  })

  test('moves of a payment of both documents the part of the one that waits', () => {
    expect(vatOf([bill(false), bill(true), paid(21700)], true)).toEqual([0, -1700])
  })

  test('lets an advance follow the document that it is for, whatever the option is now', () => {
    for (const isNow of [true, false]) {
      expect(vatOf([paid(10850), bill(false)], isNow)).toEqual([0, -850])
      expect(vatOf([paid(10850), bill(true)], isNow)).toEqual([0, -850])
      expect(vatOf([paid(5425), bill(false), paid(5425), paid(5425), paid(-5425)], isNow)).toEqual([0, -850])
      expect(vatOf([paid(5425), bill(true), paid(5425), paid(5425), paid(-5425)], isNow)).toEqual([0, -850])
    }
    expect(vatOf([paid(5425)], true)).toEqual([0, 0])
    expect(vatOf([paid(5425)], false)).toEqual([425, -425])
  })

  test('keeps an export of a version that did not decide by document as it was', () => {
    const older = { ...waiting, isVatOnDebits: null }
    const entries = bookEntries([bill(true), paid(10850)], older, new Map())
    expect([sumOfAccount(entries, '445740'), sumOfAccount(entries, '445710')]).toEqual([0, -850])
    expect(entries[0]?.lines.at(-1)).toMatchObject({ account: '445740', creditCents: 850 })
  })
})

describe('money that a source collected', () => {
  const collector = { number: 'S1', name: 'Alizé Résa' }
  const collected = (cents: number) => money('collected_by_source', cents, { collector })

  test('is owed by the source, and pays what is billed or is an advance', () => {
    const invoice = document('invoice', [['rental', 10850]])
    expect(booked(collected(4000), invoice, money('payment', 6850), collected(1000), collected(-5000))).toEqual([
      'sundry | 467000 4000 | 419100 -4000',
      'sales | 411000 10850 | 706000 -10000 | 445710 -850',
      'sundry | 419100 4000 | 411000 -4000',
      'cash | 530000 6850 | 411000 -6850',
      'sundry | 467000 1000 | 419100 -1000',
      'sundry | 467000 -5000 | 411000 4000 | 419100 1000',
    ])
  })

  test('has its VAT leave the waiting account, and a voucher and an auxiliary account of its own', () => {
    const entry = collected(10850)
    const vat = [{ rate: 8.5, baseCents: 10000, vatCents: 850 }]
    const waiting = { ...accounts, vatWaiting: '445740' }
    const [made, owed] = bookEntries([{ ...entry, facts: { ...entry.facts, vat } }], waiting, new Map())
    expect(made).toMatchObject({ nature: 'collected', piece: `S${entry.facts.sourceId}` })
    expect(made?.lines[0]).toMatchObject({ account: '467000', party: collector })
    expect(owed && text(owed)).toBe('sundry | 445740 850 | 445710 -850')
  })
})

test('the first three characters of an account are digits', () => {
  expect([' 411zoe ', '53', '5A1000', '411-1'].map((text) => Account.safeParse(text).data ?? null)).toEqual([
    '411ZOE',
    null,
    null,
    null,
  ])
})

describe('any history of money', () => {
  const cents = fc.integer({ min: 1, max: 1_000_000 })
  const method = fc.constantFrom('card', 'cash', 'cheque', 'transfer')
  const rentalId = fc.integer({ min: 1, max: 3 })
  const waitings = fc.constantFrom(null, '445740')
  const step = fc.oneof(
    fc.record({ cents, method, rentalId }).map((one) => [money('payment', one.cents, one)]),
    fc.record({ cents, method, rentalId }).map((one) => [money('refund', -one.cents, one)]),
    fc
      .record({ cents, sign: fc.constantFrom(1, -1), rentalId })
      .map((one) => [money('collected_by_source', one.sign * one.cents, { rentalId: one.rentalId })]),
    fc.record({ cents, method, rentalId }).map((one) => [money('deposit_taken', one.cents, one)]),
    fc
      .record({ cents, method, depositMethod: method, rentalId })
      .map((one) => [money('deposit_returned', -one.cents, one)]),
    fc
      .record({ cents, method, rentalId })
      .map((one) => [money('deposit_kept', -one.cents, one), money('payment', one.cents, one)]),
    fc.record({ cents, kind: fc.constantFrom('invoice', 'advance', 'credit_note', 'claim'), rentalId }).map((one) => [
      {
        ...document(one.kind as 'invoice', [
          ['rental', one.cents],
          ['charge', 77],
        ]),
        rentalId: one.rentalId,
      },
    ]),
  )

  test('balances in every entry, and in sum is the closing', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.boolean(), waitings, (steps, isCardDepositHeld, vatWaiting) => {
        const history = steps.flat()
        const own = { ...accounts, isCardDepositHeld, vatWaiting, isVatOnDebits: steps.length % 2 === 0 }
        const entries = bookEntries(history, own, new Map())
        for (const { lines } of entries) {
          expect(lines.reduce((sum, line) => sum + line.debitCents - line.creditCents, 0)).toBe(0)
          for (const { debitCents, creditCents } of lines) {
            expect([debitCents, creditCents].every((one) => Number.isSafeInteger(one) && one >= 0)).toBe(true)
            expect(debitCents === 0).toBe(creditCents !== 0)
          }
        }
        const closing = noTotals()
        for (const { kind, facts } of history) addEntry(closing, kind, facts)
        for (const { closingCents, booksCents, differences } of compare(entries, history, own, closing)) {
          expect(differences.filter(({ reason }) => reason !== 'card_hold')).toEqual([])
          expect(booksCents - closingCents).toBe(differences.reduce((sum, one) => sum + one.cents, 0))
          if (!isCardDepositHeld) expect(booksCents).toBe(closingCents)
        }
      }),
    )
  })

  test('does not hide a wrong entry', () => {
    const history = [money('payment', 5000)]
    const entries = bookEntries([money('payment', 4900)], accounts, new Map())
    const closing = noTotals()
    addEntry(closing, 'payment', { cents: 5000, method: 'cash' })
    expect(compare(entries, history, accounts, closing)[0]).toEqual({
      sum: 'received',
      closingCents: 5000,
      booksCents: 4900,
      differences: [{ reason: 'unknown', cents: -100 }],
    })
  })
})

function sumOfAccount(entries: BookEntry[], account: string): number {
  return entries
    .flatMap(({ lines }) => lines)
    .filter((line) => line.account === account)
    .reduce((sum, line) => sum + line.debitCents - line.creditCents, 0)
}
