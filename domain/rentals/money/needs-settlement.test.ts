import { expect, test } from 'vitest'
import type { Company } from '../../company/company.schema.ts'
import type { Rental } from '../record/rental.schema.ts'
import { needsSettlement, offeredEarly } from './needs-settlement.ts'

const company = {
  graceMinutes: 29,
  fuelQuarterAmount: null,
  lateHourAmount: null,
  includedKilometresPerDay: null,
  extraKilometreAmount: null,
} as Company
const check = { stretch: 0, odometer: 100, fuelLevel: '4/4', damages: [] }
const closed = {
  status: 'done',
  settledAt: null,
  start: '2026-11-20T10:00:00Z',
  end: '2026-11-22T10:00:00Z',
  pricedEnd: null,
  price: { seasons: [] },
  departureAgency: { timezone: 'America/Guadeloupe' },
  returnedAt: '2026-11-22T10:10:00Z',
  totalAmount: 80,
  chargesAmount: 0,
  paidTotalAmount: 80,
  paidSecurityDepositAmount: 0,
  waiverAmount: 900,
  charges: [],
  vehicleChanges: [],
  checks: [
    { ...check, stage: 'delivery' },
    { ...check, stage: 'return', odometer: 300 },
  ],
} as unknown as Rental

test('a rental returned in the same state, paid and without deposit, leaves nothing to decide', () => {
  expect(needsSettlement(closed, company)).toBe(false)
})

const open: [string, Partial<Rental>][] = [
  ['is not paid', { paidTotalAmount: 40 }],
  ['was credited in part', { creditedAmount: 20 }],
  ['is paid too much', { paidTotalAmount: 90 }],
  ['holds a deposit', { paidSecurityDepositAmount: 500 }],
  ['came back late', { returnedAt: '2026-11-22T10:40:00Z' }],
  ['came back a day early', { returnedAt: '2026-11-21T10:00:00Z' }],
  [
    'came back with less fuel',
    { checks: closed.checks.with(1, { ...check, stage: 'return', fuelLevel: '2/4' } as never) },
  ],
]

test.each(open)('one that %s is to be settled, once', (_, part) => {
  expect(needsSettlement({ ...closed, ...part }, company)).toBe(true)
  expect(needsSettlement({ ...closed, ...part, settledAt: '2026-11-22T11:00:00Z' }, company)).toBe(false)
})

test('kilometres above the included ones are to be settled', () => {
  expect(needsSettlement(closed, { ...company, includedKilometresPerDay: 100 })).toBe(false)
  expect(needsSettlement(closed, { ...company, includedKilometresPerDay: 99 })).toBe(true)
})

test('the price of an early return is not offered while an invoice bills the agreed one: it would be refused', () => {
  const advance = { kind: 'advance', number: 'A-1', billsPrice: false } as const
  const invoice = { kind: 'invoice', number: 'F-2', billsPrice: true } as const
  expect(offeredEarly({ billedBy: [advance] }, 4000)).toEqual({ earlyCents: 4000, billedEarly: null })
  const billed = { earlyCents: null, billedEarly: { cents: 4000, number: 'F-2' } }
  expect(offeredEarly({ billedBy: [advance, invoice] }, 4000)).toEqual(billed)
  expect(offeredEarly({ billedBy: [invoice] }, null)).toEqual({ earlyCents: null, billedEarly: null })
})
