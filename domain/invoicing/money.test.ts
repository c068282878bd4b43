import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Creditable, credit, linesLeft, partCents } from './credit.ts'
import type { InvoiceLine } from './line.schema.ts'
import { type GrossLine, sumOf, totalsOf, vatIn, vatSums, withVat } from './line.ts'
import { InvoiceSettingsFields } from './settings.schema.ts'
import { defaultSettings, invoiceNumber } from './settings.ts'
import { shares } from './shares.ts'
import { invoiceState } from './state.ts'

const cents = fc.integer({ min: 0, max: 5_000_000 })
const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 30 }),
    totalCents: cents,
    vatRate: fc.constantFrom(8.5, 20, 2.1, null),
  })
  .map(
    (some): GrossLine => ({
      ...some,
      label: 'Location',
      unitGrossCents: some.totalCents,
      discountPercent: 0,
      source: { of: 'rental', id: null },
    }),
  )
const lines = fc.array(line, { minLength: 1, maxLength: 8 })

test('parts add up to the whole, and none is further than a cent from its share', () => {
  fc.assert(
    fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 12 }), (whole, weights) => {
      const parts = shares(whole, weights)
      expect(sumOf(parts)).toBe(whole)
      const sum = sumOf(weights)
      if (sum === 0) return
      parts.forEach((part, at) => {
        expect(Math.abs(part - (whole * (weights[at] ?? 0)) / sum)).toBeLessThanOrEqual(1)
      })
    }),
  )
  expect(shares(100, [1, 1, 1])).toEqual([34, 33, 33])
})

test('lines, rates and totals agree, and the customer pays what the prices say', () => {
  fc.assert(
    fc.property(lines, (gross) => {
      const taxed = withVat(gross)
      const vat = vatSums(taxed)
      const totals = totalsOf(vat)
      expect(totals.totalCents).toBe(sumOf(gross.map(({ totalCents }) => totalCents)))
      expect(totals.beforeVatCents).toBe(sumOf(taxed.map(({ amountCents }) => amountCents)))
      for (const { rate, baseCents, vatCents } of vat) expect(vatCents).toBe(vatIn(baseCents + vatCents, rate))
    }),
  )
})

test('credit notes of any parts are the document when nothing is left', () => {
  const picks = fc.array(fc.record({ index: fc.nat(7), quantity: fc.integer({ min: 1, max: 12 }) }), { maxLength: 6 })
  fc.assert(
    fc.property(lines, picks, (gross, wanted) => {
      const document: Creditable = { lines: withVat(gross), credited: [] }
      for (const { index, quantity } of wanted) {
        const left = linesLeft(document)[index]
        if (!left || left.quantity < quantity) continue
        const note = credit(document, { lines: [{ index, quantity }] })
        const note2 = totalsOf(vatSums(note.lines))
        expect(note2.vatCents).toBeGreaterThanOrEqual(0)
        Object.assign(document, { credited: [...document.credited, ...note.lines] })
        if (note.isWhole) break
      }
      const isOpen = linesLeft(document).some(({ quantity }) => quantity > 0)
      const all = isOpen ? [...document.credited, ...credit(document, {}).lines] : document.credited
      expect(totalsOf(vatSums(all))).toEqual(totalsOf(vatSums(document.lines)))
    }),
  )
})

test('an amount shown before a credit note is the one that it takes back, and the cents of a line add up', () => {
  const line: GrossLine = {
    label: 'Location',
    quantity: 3,
    unitGrossCents: 3333,
    discountPercent: 0,
    vatRate: 8.5,
    totalCents: 10_000,
    source: { of: 'rental', id: null },
  }
  const document: Creditable = { lines: withVat([line]), credited: [] }
  const amounts = [1, 1, 0.5, 0.5].map((quantity) => {
    const [left] = linesLeft(document)
    const shown = left && partCents(line, left.quantity, quantity)
    const { lines } = credit(document, { lines: [{ index: 0, quantity }] })
    Object.assign(document, { credited: [...document.credited, ...lines] })
    return [shown, lines[0]?.totalCents]
  })
  expect(amounts).toEqual([3333, 3334, 1666, 1667].map((cents) => [cents, cents]))
})

test('the last note of a rate takes its rest, also while lines of another rate are open', () => {
  const document: Creditable = { lines: withVat([grossLine(900, 3, 8.5), grossLine(5000, 1, 20)]), credited: [] }
  const vat = [1, 1, 1].map((quantity) => {
    const { lines, isWhole } = credit(document, { lines: [{ index: 0, quantity }] })
    Object.assign(document, { credited: [...document.credited, ...lines] })
    return [totalsOf(vatSums(lines)).vatCents, isWhole]
  })
  expect(vatSums(document.lines)).toContainEqual({ rate: 8.5, baseCents: 829, vatCents: 71 })
  expect(vat).toEqual([24, 24, 23].map((cents) => [cents, false]))
})

test('no credit note on an invoice after an advance has a negative base or negative VAT', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 30 }),
      cents,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 12 }),
      (quantity, totalCents, part, picks) => {
        const off = takenOff(Math.round(totalCents * part), 8.5)
        const document = { lines: [...withVat([grossLine(totalCents, quantity, 8.5)], [off]), off], credited: [] }
        const notes: InvoiceLine[] = []
        const take = (lines?: [{ index: number; quantity: number }]) => {
          const note = credit({ ...document, credited: notes }, lines ? { lines } : {})
          const { beforeVatCents, vatCents } = totalsOf(vatSums(note.lines))
          expect(beforeVatCents).toBeGreaterThanOrEqual(0)
          expect(vatCents).toBeGreaterThanOrEqual(0)
          notes.push(...note.lines)
        }
        for (const pick of picks) {
          const [line, advance] = linesLeft({ ...document, credited: notes })
          if (!line || !advance || line.quantity < pick) continue
          const requested = partCents(document.lines[0] ?? off, line.quantity, pick)
          if (requested <= line.totalCents + advance.totalCents) take([{ index: 0, quantity: pick }])
        }
        take()
        expect(totalsOf(vatSums(notes))).toEqual(totalsOf(vatSums(document.lines)))
      },
    ),
  )
})

test('a day credited three times after an advance takes back all VAT but no cent more', () => {
  const off = takenOff(4000, 8.5)
  const document: Creditable = { lines: [...withVat([grossLine(10_000, 5, 8.5)], [off]), off], credited: [] }
  const vat = [1, 1, 1, null].map((quantity) => {
    const { lines } = credit(document, quantity ? { lines: [{ index: 0, quantity }] } : {})
    Object.assign(document, { credited: [...document.credited, ...lines] })
    return totalsOf(vatSums(lines)).vatCents
  })
  expect(vat).toEqual([157, 157, 156, 0])
})

function grossLine(totalCents: number, quantity: number, vatRate: number): GrossLine {
  const source = { of: 'rental' as const, id: null }
  return { label: 'Location', quantity, totalCents, vatRate, unitGrossCents: totalCents, discountPercent: 0, source }
}

/** Returns the line of a final invoice that takes an advance off. */
function takenOff(totalCents: number, vatRate: number): InvoiceLine {
  const amountCents = totalCents - vatIn(totalCents, vatRate)
  const amounts = { unitPriceCents: amountCents, amountCents: -amountCents, totalCents: -totalCents }
  return { label: 'Acompte', quantity: -1, discountPercent: 0, vatRate, ...amounts, source: { of: 'advance', id: 1 } }
}

describe('the state of a document', () => {
  const document = {
    kind: 'invoice' as const,
    totalCents: 10_000,
    creditedCents: 2000,
    paidCents: 0,
    isCancelled: false,
    dueOn: '2026-03-10',
  }
  test.each([
    [{}, '2026-03-10', 'due'],
    [{}, '2026-03-11', 'overdue'],
    [{ paidCents: 7999 }, '2026-03-10', 'part_paid'],
    [{ paidCents: 7999 }, '2026-03-11', 'overdue'],
    [{ paidCents: 8000 }, '2026-03-11', 'paid'],
    [{ totalCents: 0, creditedCents: 0 }, '2026-03-11', 'paid'],
    [{ isCancelled: true, paidCents: 10 }, '2026-03-11', 'credited'],
    [{ kind: 'credit_note' as const }, '2026-03-11', null],
  ])('%o on %s is %s', (over, today, state) => {
    expect(invoiceState({ ...document, ...over }, today)).toBe(state)
  })
})

test('numbers have the digits of the settings, and more when they are used up', () => {
  expect(invoiceNumber({ prefix: 'F', digits: 6 }, 2026, 123)).toBe('F2026-000123')
  expect(invoiceNumber({ prefix: 'FA', digits: 3 }, 2026, 1000)).toBe('FA2026-1000')
})

test('two kinds of document never share a prefix, nor an agency two rates', () => {
  expect(InvoiceSettingsFields.safeParse(defaultSettings).success).toBe(true)
  expect(InvoiceSettingsFields.safeParse({ ...defaultSettings, advancePrefix: 'F' }).success).toBe(false)
  const rate = { agencyId: 1, vatRate: 8.5, reason: 'Port franc' }
  expect(InvoiceSettingsFields.safeParse({ ...defaultSettings, agencyRates: [rate, rate] }).success).toBe(false)
})
