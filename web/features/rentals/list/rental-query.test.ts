import { expect, test } from 'vitest'
import { isFiltered, rentalQuery } from './rental-query.ts'

const read = (text: string) => rentalQuery(new URLSearchParams(text), 'America/Guadeloupe')

test('without an order, what comes next is first, and the best match in a search', () => {
  expect(read('')).toEqual({ sort: 'next' })
  expect(read('q=zoe')).toEqual({})
  expect(read('q=zoe&order=-end')).toEqual({ sort: '-end' })
  expect(read('order=color')).toEqual({ sort: 'next' })
})

test('days are whole days of the company', () => {
  const { start, end } = read('from=2026-03-02&to=2026-03-02')
  expect([start, end]).toEqual(['2026-03-02T04:00:00Z', '2026-03-03T04:00:00Z'])
})

test('unreadable filters are ignored', () => {
  expect(read('agency=x&category=-1&from=soon&status=lost')).toEqual({ sort: 'next' })
  expect(read('agency=7&late=1&unpaid=1&status=pending,lost')).toEqual({
    sort: 'next',
    agencyId: 7,
    isLate: 'true',
    isUnpaid: 'true',
    status: 'pending',
  })
})

test('an order alone filters nothing', () => {
  expect(isFiltered(read('order=end'), '')).toBe(false)
  expect(isFiltered(read('late=1'), '')).toBe(true)
  expect(isFiltered(read(''), 'zoe')).toBe(true)
})
