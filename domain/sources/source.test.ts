import { expect, test } from 'vitest'
import { checkCollected } from './collected.ts'
import { checkCommission } from './source.ts'

test('a commission is a percentage of something, an amount, or none', () => {
  const none = { commissionPercent: null, commissionAmount: null, commissionOn: [] }
  checkCommission(none)
  checkCommission({ ...none, commissionAmount: 15 })
  checkCommission({ ...none, commissionPercent: 20, commissionOn: ['stay'] })
  expect(() => checkCommission({ ...none, commissionPercent: 20 })).toThrow(/counted on|calculée/)
  const both = { commissionPercent: 20, commissionAmount: 15, commissionOn: ['stay' as const] }
  expect(() => checkCommission(both)).toThrow(/percentage or an amount|pourcentage ou un montant/)
})

test('a source collects what the rental costs at most, and only until it is settled', () => {
  const rental = { settledAt: null, source: { collectsMoney: true }, mostCents: 10_000 }
  const collect =
    (cents: number, over: Partial<Parameters<typeof checkCollected>[0]> = {}) =>
    () =>
      checkCollected({ ...rental, ...over }, cents)
  expect(collect(10_000)).not.toThrow()
  expect(collect(0, { source: null })).not.toThrow()
  expect(collect(10_001)).toThrow(/100/)
  expect(collect(1, { source: null })).toThrow(/source/)
  expect(collect(1, { source: { collectsMoney: false } })).toThrow(/source/)
  expect(collect(0, { settledAt: '2026-03-01T12:00:00Z' })).toThrow(/settled|réglée/)
})
