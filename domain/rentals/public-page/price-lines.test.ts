import { expect, test } from 'vitest'
import { isGuaranteed, priceLines } from './price-lines.ts'

const nothing = { chargesAmount: 0, creditNotesAmount: 0, paidAmount: 0, isNoShow: false }
const rental = { status: 'done' as const, totalAmount: 80, ...nothing }
const shown = (over: object) =>
  priceLines({ ...rental, ...over }).map((line) => ['kind' in line ? line.kind : line.word, line.amount])

test('the agreed price is the total until something is added or taken off', () => {
  expect(shown({})).toEqual([['total', 80]])
  expect(shown({ totalAmount: 0 })).toEqual([['total', 0]])
  expect(shown({ totalAmount: null })).toEqual([])
  expect(shown({ chargesAmount: 25.1, creditNotesAmount: 20 })).toEqual([
    ['agreed', 80],
    ['charge', 25.1],
    ['credit_note', -20],
    ['total', 85.1],
  ])
})

test('what was paid follows the total, and what is left is never less than nothing', () => {
  const lines = (paidAmount: number) => shown({ chargesAmount: 20.1, paidAmount }).slice(-3)
  expect(lines(30)).toEqual([
    ['total', 100.1],
    ['paid', 30],
    ['due', 70.1],
  ])
  expect(lines(100.1).at(-1)).toEqual(['due', 0])
  expect(lines(120).at(-1)).toEqual(['due', 0])
})

test('a cancelled rental has its fee alone, and without one nothing to pay', () => {
  expect(shown({ status: 'cancelled', chargesAmount: 40 })).toEqual([['fee', 40]])
  expect(shown({ status: 'cancelled', chargesAmount: 40, isNoShow: true })).toEqual([['noShowFee', 40]])
  expect(shown({ status: 'cancelled', chargesAmount: 40, creditNotesAmount: 15.5 })).toEqual([
    ['fee', 40],
    ['credit_note', -15.5],
    ['total', 24.5],
  ])
  expect(shown({ status: 'cancelled' })).toEqual([
    ['agreed', 80],
    ['due', 0],
  ])
  expect(shown({ status: 'cancelled', totalAmount: null })).toEqual([])
})

test('deposit and excess are shown until the vehicle is back or the rental is cancelled', () => {
  const shows = (status: 'quote' | 'pending' | 'ongoing' | 'done' | 'cancelled') => isGuaranteed({ status })
  expect([shows('quote'), shows('pending'), shows('ongoing')]).toEqual([true, true, true])
  expect([shows('done'), shows('cancelled')]).toEqual([false, false])
})
