import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type KnownRental, type ListedBooking, pairBookings } from './booking-match.ts'

const line = (of: Partial<ListedBooking> = {}): ListedBooking => ({
  reference: null,
  name: null,
  startDay: null,
  endDay: null,
  priceCents: null,
  commissionCents: null,
  collectedCents: null,
  ...of,
})

const rental = (of: Partial<KnownRental> = {}): KnownRental => ({
  rentalId: 1,
  reference: 'RT-1',
  names: ['Zoé Célestine'],
  startDay: '2026-11-03',
  endDay: '2026-11-10',
  isCancelled: false,
  isOfSource: true,
  isExpected: true,
  priceCents: 28_000,
  commissionCents: 3_870,
  collectedCents: 10_000,
  ...of,
})

test('a line agrees with the rental of its reference, however it is written', () => {
  for (const reference of ['RT-1', 'rt 1', 'RT1']) {
    const listed = line({ reference, priceCents: 28_000, commissionCents: 3_870, collectedCents: 10_000 })
    expect(pairBookings([listed], [rental()])).toEqual([
      { kind: 'agrees', line: 0, rentalId: 1, by: 'reference', differs: [] },
    ])
  }
  expect(pairBookings([line({ reference: '42' })], [rental({ reference: '0042' })])).toMatchObject([{ kind: 'agrees' }])
})

test('everything a line says otherwise is named', () => {
  const listed = line({
    reference: 'RT-1',
    name: 'Awa Diallo',
    startDay: '2026-11-04',
    endDay: '2026-11-11',
    priceCents: 28_001,
    commissionCents: 3_871,
    collectedCents: 9_999,
  })
  expect(pairBookings([listed], [rental({ isOfSource: false })])).toMatchObject([
    { kind: 'differs', differs: ['source', 'name', 'start', 'end', 'price', 'commission', 'collected'] },
  ])
})

test('without a reference, a line stands for the rental of its name and start', () => {
  const others = [rental({ rentalId: 2, names: ['Marie Zoé'] }), rental({ rentalId: 3, startDay: '2026-11-04' })]
  const listed = line({ name: 'M. CELESTINE Zoé', startDay: '2026-11-03' })
  expect(pairBookings([listed], [...others, rental()])[0]).toEqual({
    kind: 'agrees',
    line: 0,
    rentalId: 1,
    by: 'name',
    differs: [],
  })
  expect(pairBookings([line({ name: 'Zoé Célestine', startDay: '2026-11-05' })], [...others, rental()])[0]).toEqual({
    kind: 'differs',
    line: 0,
    rentalId: 3,
    by: 'name',
    differs: ['start'],
  })
  expect(pairBookings([line({ name: 'Zoé Célestine' })], [rental()])[0]).toEqual({ kind: 'missing_here', line: 0 })
})

test('of two bookings of one person, each line takes the one it agrees with most', () => {
  const rentals = [rental({ reference: null }), rental({ rentalId: 2, reference: null, priceCents: 9_000 })]
  const named = { name: 'Zoé Célestine', startDay: '2026-11-03' }
  const listed = [line({ ...named, priceCents: 9_000, reference: 'A' }), line({ ...named, priceCents: 28_000 })]
  expect(pairBookings(listed, rentals)).toMatchObject([
    { line: 0, rentalId: 2, differs: ['reference'] },
    { line: 1, rentalId: 1, differs: [] },
  ])
})

test('a repeated line is doubled, a line without a rental and a rental without a line are missing', () => {
  const listed = [line({ reference: 'RT-1' }), line({ reference: 'rt1' }), line({ reference: 'RT-9' })]
  const rentals = [rental(), rental({ rentalId: 2, reference: 'RT-2' })]
  const elsewhere = rental({ rentalId: 3, reference: 'RT-3', isExpected: false })
  expect(pairBookings(listed, [...rentals, elsewhere])).toEqual([
    { kind: 'agrees', line: 0, rentalId: 1, by: 'reference', differs: [] },
    { kind: 'doubled', line: 1, rentalId: 1, firstLine: 0 },
    { kind: 'missing_here', line: 2 },
    { kind: 'missing_there', rentalId: 2 },
  ])
})

test('a cancelled rental differs where the source still charges for it', () => {
  const cancelled = rental({ isCancelled: true, priceCents: 0, commissionCents: 0, collectedCents: 0 })
  const nothing = { priceCents: 0, commissionCents: 0, collectedCents: 0 }
  expect(pairBookings([line({ reference: 'RT-1', priceCents: 28_000 })], [cancelled])).toMatchObject([
    { kind: 'differs', differs: ['status', 'price'] },
  ])
  expect(pairBookings([line({ reference: 'RT-1', ...nothing })], [cancelled])).toMatchObject([{ kind: 'agrees' }])
})

test('no rental is taken twice, and every line and expected rental has one outcome', () => {
  const days = fc.constantFrom('2026-11-01', '2026-11-02', '2026-11-03')
  const names = fc.constantFrom('Zoé Célestine', 'CELESTINE Zoé', 'Awa Diallo', 'Jean')
  const references = fc.constantFrom(null, 'A1', 'a-1', 'B2', 'C3')
  const anyLine = fc.record({ reference: references, name: fc.option(names), startDay: fc.option(days) }).map(line)
  const anyRental = fc.record({ reference: references, names: fc.array(names, { maxLength: 2 }), startDay: days })
  fc.assert(
    fc.property(fc.array(anyLine), fc.array(fc.tuple(anyRental, fc.boolean())), (lines, drawn) => {
      const rentals = drawn.map(([of, isExpected], at) => rental({ ...of, rentalId: at + 1, isExpected }))
      const matches = pairBookings(lines, rentals)
      expect(matches.flatMap((match) => ('line' in match ? [match.line] : []))).toEqual([...lines.keys()])
      const taken = matches.flatMap((match) =>
        match.kind === 'agrees' || match.kind === 'differs' ? [match.rentalId] : [],
      )
      const absent = matches.flatMap((match) => (match.kind === 'missing_there' ? [match.rentalId] : []))
      const named = [...taken, ...absent]
      expect(new Set(named).size).toBe(named.length)
      for (const { rentalId, isExpected } of rentals) {
        if (isExpected) expect(named).toContain(rentalId)
      }
    }),
  )
})
