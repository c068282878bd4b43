import { expect, test } from 'vitest'
import { invoiceQuery, isFiltered } from './invoice-query.ts'

const of = (search: string) => invoiceQuery(new URLSearchParams(search))

test('the URL says which documents are listed, and in which order', () => {
  expect(of('q=montrose&kind=invoice&state=overdue&from=2026-03-01&to=2026-03-31&order=-total')).toEqual({
    search: 'montrose',
    kind: 'invoice',
    state: 'overdue',
    from: '2026-03-01',
    to: '2026-03-31',
    sort: '-total',
  })
  expect(isFiltered(of('order=total'))).toBe(false)
  expect(isFiltered(of('state=due'))).toBe(true)
})

test('what cannot be read is ignored', () => {
  expect(of('kind=bill&state=late&from=yesterday&to=2026-02-30&order=price')).toEqual({})
})
