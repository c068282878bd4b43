import { expect, test } from 'vitest'
import {
  cancellationReasons,
  checkCancellation,
  checkTakenBack,
  mayBeNoShow,
  mayTakeBack,
  proposedFeeCents,
  takenBackTo,
} from './cancellation.ts'

const start = '2026-03-05T10:00:00Z'
const before = '2026-03-05T09:59:59Z'
const contract = { status: 'pending', start, totalCents: 20010 } as const
const terms = {
  cancellationFeePercent: 30,
  cancellationFeeCents: 5000,
  noShowFeePercent: null,
  noShowFeeCents: 8000,
}

test('the terms propose a fee for a contract that the customer gives up, and another one for a no-show', () => {
  const fees = cancellationReasons.map((reason) => [reason, proposedFeeCents(terms, contract, reason)])
  expect(Object.fromEntries(fees)).toEqual({
    customer: 6003,
    price: 6003,
    no_show: 8000,
    no_vehicle: 0,
    duplicate: 0,
    other: 0,
  })
  expect(proposedFeeCents(terms, contract, undefined)).toBe(0)
  for (const status of ['quote', 'validating'] as const) {
    expect(proposedFeeCents(terms, { ...contract, status }, 'customer')).toBe(0)
  }
})

test('with a percentage the amount is the least, and a fee is never more than the price', () => {
  expect(proposedFeeCents(terms, { ...contract, totalCents: 16666 }, 'customer')).toBe(5000)
  expect(proposedFeeCents(terms, { ...contract, totalCents: 4000 }, 'customer')).toBe(4000)
  const none = { ...terms, cancellationFeePercent: null, cancellationFeeCents: null }
  expect(proposedFeeCents(none, contract, 'customer')).toBe(0)
})

test('a reason may be absent; `other` is explained, a no-show is late, and a fee needs a contract', () => {
  expect(() => checkCancellation(contract, {}, before)).not.toThrow()
  expect(() => checkCancellation(contract, { reason: 'other' }, before)).toThrow(/Say why/)
  expect(() => checkCancellation(contract, { reason: 'other', comment: 'Tempête' }, before)).not.toThrow()
  expect(() => checkCancellation(contract, { reason: 'no_show' }, before)).toThrow(/after the start/)
  expect(() => checkCancellation(contract, { reason: 'no_show' }, start)).not.toThrow()
  expect(mayBeNoShow({ ...contract, status: 'validating' }, start)).toBe(false)
  expect(() => checkCancellation({ ...contract, status: 'quote' }, { feeAmount: 1 }, before)).toThrow(/no fee/)
})

test('a cancellation by the company is taken back for ten minutes, to the status it had', () => {
  const cancelled = { status: 'cancelled', cancelledAt: '2026-03-05T10:00:00Z', cancelledFrom: 'pending' } as const
  expect(takenBackTo(cancelled, '2026-03-05T10:09:59Z')).toBe('pending')
  expect(takenBackTo(cancelled, '2026-03-05T10:10:00Z')).toBeNull()
  expect(() => checkTakenBack(cancelled, '2026-03-05T10:10:00Z')).toThrow(/final/)
  expect(takenBackTo({ ...cancelled, cancelledFrom: null }, '2026-03-05T10:00:01Z')).toBeNull()
  expect(() => checkTakenBack({ ...cancelled, status: 'done' }, '2026-03-05T10:00:01Z')).toThrow(/not cancelled/)
})

test('taking a cancellation back is offered while neither the offer has lapsed nor its fee is invoiced', () => {
  const now = '2026-03-05T10:05:00Z'
  const quote = {
    status: 'cancelled',
    cancelledAt: '2026-03-05T10:00:00Z',
    cancelledFrom: 'quote',
    start: '2026-03-05T10:04:00Z',
    validUntil: now,
    charges: [{ invoice: null }],
  } as const
  expect(mayTakeBack(quote, now)).toBe(true)
  expect(mayTakeBack({ ...quote, validUntil: '2026-03-05T10:04:59Z' }, now)).toBe(false)
  expect(mayTakeBack({ ...quote, cancelledFrom: 'validating' }, now)).toBe(false)
  expect(mayTakeBack({ ...quote, cancelledFrom: 'validating', start: now }, now)).toBe(true)
  expect(mayTakeBack({ ...quote, charges: [{ invoice: { id: 1, number: 'F1' } }] }, now)).toBe(false)
  expect(mayTakeBack(quote, '2026-03-05T10:10:00Z')).toBe(false)
})
