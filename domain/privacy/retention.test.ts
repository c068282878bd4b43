import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { usualPeriods } from './periods.ts'
import { type CustomerFacts, planRetention, type RentalFacts } from './retention.ts'

const rental: RentalFacts = {
  id: 1,
  publicId: 'L-1',
  endedOn: '2026-01-31',
  isOpen: false,
  role: 'renter',
  isOwed: false,
  hasOpenFine: false,
  isDisputed: false,
  hasProof: true,
}
const customer: CustomerFacts = {
  createdOn: '2026-01-10',
  requestedOn: null,
  isDisputed: false,
  excludedUntil: null,
  scans: 2,
  hasIdentity: true,
  hasContacts: true,
  rentals: [rental],
  openFines: [],
  invoices: [{ number: 'F2026-000001', issuedOn: '2026-01-31' }],
}
const goes = (facts: CustomerFacts, today: string) =>
  planRetention(facts, usualPeriods, today).goes.map(({ kind }) => kind)
const stays = (facts: CustomerFacts, today: string) => planRetention(facts, usualPeriods, today).stays

describe('by time', () => {
  test.each([
    ['2026-03-01', []],
    ['2026-03-02', ['scans']],
    ['2027-02-27', ['scans']],
    ['2027-02-28', ['scans', 'identity']],
    ['2029-01-30', ['scans', 'identity']],
    ['2029-01-31', ['scans', 'identity', 'contacts']],
    ['2031-01-30', ['scans', 'identity', 'contacts']],
    ['2031-01-31', ['scans', 'identity', 'contacts', 'contract']],
    ['2099-01-01', ['scans', 'identity', 'contacts', 'contract']],
  ])('on %s %j go', (today, expected) => {
    expect(goes(customer, today)).toEqual(expected)
  })

  test('a later rental keeps what identifies the customer, and not the proofs of the earlier one', () => {
    const again = { ...customer, rentals: [rental, { ...rental, id: 2, publicId: 'L-2', endedOn: '2031-01-20' }] }
    expect(planRetention(again, usualPeriods, '2031-01-31').goes).toEqual([
      { kind: 'contract', about: 'L-1', rentalId: 1, count: 1 },
    ])
  })

  test('what stays is listed with its reason and day', () => {
    expect(stays(customer, '2026-02-01')).toEqual([
      { kind: 'scans', reason: 'period', until: '2026-03-02', about: null },
      { kind: 'identity', reason: 'fines_to_come', until: '2027-02-28', about: null },
      { kind: 'contacts', reason: 'period', until: '2029-01-31', about: null },
      { kind: 'contract', reason: 'proof', until: '2031-01-31', about: 'L-1' },
      { kind: 'invoice', reason: 'accounting', until: '2036-01-31', about: 'F2026-000001' },
    ])
  })
})

describe('on request', () => {
  const asking = { ...customer, requestedOn: '2026-02-01' }

  test('everything that identifies the customer goes at once; contract and invoice stay', () => {
    expect(goes(asking, '2026-02-01')).toEqual(['scans', 'identity', 'contacts'])
    expect(stays(asking, '2026-02-01').map(({ kind, until }) => [kind, until])).toEqual([
      ['contract', '2031-01-31'],
      ['invoice', '2036-01-31'],
    ])
  })

  test.each([
    ['rental', { rentals: [{ ...rental, isOpen: true }] }, 'L-1'],
    ['debt', { rentals: [{ ...rental, isOwed: true }] }, 'L-1'],
    ['fine', { rentals: [{ ...rental, hasOpenFine: true }] }, 'L-1'],
    ['fine', { openFines: ['4512'] }, '4512'],
    ['dispute', { isDisputed: true, rentals: [{ ...rental, isDisputed: true }] }, null],
  ])('nothing goes while there is an open %s', (reason, over, about) => {
    const open = { ...asking, ...over }
    expect(goes(open, '2099-01-01').filter((kind) => kind !== 'contract')).toEqual([])
    expect(stays(open, '2099-01-01')).toContainEqual({ kind: 'contacts', reason, until: null, about })
  })

  test('what the renter owes does not keep the data of another driver', () => {
    const driver = { ...asking, rentals: [{ ...rental, role: 'driver' as const, isOwed: true }] }
    expect(goes(driver, '2026-02-01')).toEqual(['scans', 'identity', 'contacts'])
    expect(stays(driver, '2099-01-01')).toContainEqual({ kind: 'contract', reason: 'debt', until: null, about: 'L-1' })
  })
})

const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true }).map((date) => {
  return date.toISOString().slice(0, 10)
})
const someRental: fc.Arbitrary<RentalFacts> = fc.record({
  id: fc.nat(),
  publicId: fc.string(),
  endedOn: day,
  isOpen: fc.boolean(),
  role: fc.constantFrom('renter', 'driver'),
  isOwed: fc.boolean(),
  hasOpenFine: fc.boolean(),
  isDisputed: fc.boolean(),
  hasProof: fc.boolean(),
})
const closedRental = someRental.map((one) => {
  return { ...one, isOpen: false, isOwed: false, hasOpenFine: false, isDisputed: false }
})
const facts = (rentals: fc.Arbitrary<RentalFacts>): fc.Arbitrary<CustomerFacts> =>
  fc.record({
    createdOn: day,
    requestedOn: fc.option(day, { nil: null }),
    isDisputed: fc.boolean(),
    excludedUntil: fc.option(day, { nil: null }),
    scans: fc.nat(3),
    hasIdentity: fc.boolean(),
    hasContacts: fc.boolean(),
    rentals: fc.array(rentals, { maxLength: 4 }),
    openFines: fc.array(fc.string(), { maxLength: 1 }),
    invoices: fc.array(fc.record({ number: fc.string(), issuedOn: day }), { maxLength: 2 }),
  })
const periods = fc.record({
  scanDays: fc.integer({ min: 0, max: 365 }),
  identityMonths: fc.integer({ min: 1, max: 60 }),
  contactMonths: fc.integer({ min: 60, max: 120 }),
  contractYears: fc.integer({ min: 1, max: 10 }),
})

describe('for any customer', () => {
  test('everything that is stored either goes or stays, once', () => {
    fc.assert(
      fc.property(facts(someRental), periods, day, (customer, chosen, today) => {
        const plan = planRetention(customer, chosen, today)
        const { scans, hasIdentity, hasContacts, rentals, invoices } = customer
        const expected = [
          ...(scans > 0 ? ['scans'] : []),
          ...(hasIdentity ? ['identity'] : []),
          ...(hasContacts ? ['contacts'] : []),
          ...rentals.filter(({ hasProof }) => hasProof).map(() => 'contract'),
          ...invoices.map(() => 'invoice'),
        ]
        expect([...plan.goes, ...plan.stays].map(({ kind }) => kind).toSorted()).toEqual(expected.toSorted())
        expect(plan.goes.some(({ kind }) => kind === 'invoice')).toBe(false)
      }),
    )
  })

  test('nothing that identifies them goes while anything is open', () => {
    fc.assert(
      fc.property(facts(someRental), periods, day, (customer, chosen, today) => {
        const { rentals, openFines, isDisputed } = customer
        const isOpen = rentals.some((one) => one.isOpen || one.hasOpenFine || (one.isOwed && one.role === 'renter'))
        if (!isOpen && openFines.length === 0 && !isDisputed) return
        expect(planRetention(customer, chosen, today).goes.filter(({ kind }) => kind !== 'contract')).toEqual([])
      }),
    )
  })

  test('what goes today goes on every later day, and a request never keeps anything', () => {
    fc.assert(
      fc.property(facts(someRental), periods, day, fc.nat(4000), (customer, chosen, today, days) => {
        const later = Temporal.PlainDate.from(today).add({ days }).toString()
        const now = planRetention(customer, chosen, today).goes
        expect(planRetention(customer, chosen, later).goes).toEqual(expect.arrayContaining(now))
        const requested = planRetention({ ...customer, requestedOn: today }, chosen, today).goes
        expect(requested).toEqual(expect.arrayContaining(now))
      }),
    )
  })

  test('the day until which something stays is the first on which it goes', () => {
    fc.assert(
      fc.property(facts(closedRental), periods, day, (customer, chosen, today) => {
        const quiet = { ...customer, isDisputed: false, openFines: [], invoices: [] }
        for (const { kind, until, about } of planRetention(quiet, chosen, today).stays) {
          const isGone = (on: string) =>
            planRetention(quiet, chosen, on).goes.some((gone) => gone.kind === kind && gone.about === about)
          const before = Temporal.PlainDate.from(until as string)
            .subtract({ days: 1 })
            .toString()
          expect(isGone(until as string)).toBe(true)
          if (kind !== 'contract') expect(isGone(before)).toBe(false)
        }
      }),
    )
  })
})

test('a mark in force keeps what recognises the customer, even when they ask to be erased, but no scans', () => {
  const asked = { ...customer, requestedOn: '2026-02-01', rentals: [], excludedUntil: '2026-12-31' }
  expect(goes(asked, '2026-12-31')).toEqual(['scans'])
  expect(stays(asked, '2026-12-31')).toMatchObject([
    { kind: 'identity', reason: 'exclusion', until: '2027-01-01' },
    { kind: 'contacts', reason: 'exclusion', until: '2027-01-01' },
    { kind: 'invoice' },
  ])
  expect(goes(asked, '2027-01-01')).toEqual(['scans', 'identity', 'contacts'])
})
