import type { BillingState } from '@filao/domain/billing/contract'
import { describe, expect, test } from 'vitest'
import { canBePutAway, hasSubscription, phaseOf, trialDaysLeft, warningOf } from './phase.ts'

const now = Date.parse('2026-11-20T10:00:00Z')
const base: BillingState = {
  provider: 'stripe',
  productId: 'prod_base',
  planName: 'Base',
  isBase: true,
  status: 'active',
  trialEndsAt: null,
  periodEndsAt: null,
  isEnding: false,
  used: { agencies: 1, vehicles: 5, customers: 50, megabytes: 0 },
  limits: { agencies: 1, vehicles: 5, customers: 50, megabytes: null },
}
const pro = { ...base, productId: 'prod_pro', planName: 'Pro', isBase: false }
const trial = (trialEndsAt: string) => ({ ...pro, status: 'trialing' as const, trialEndsAt })

test.each([
  ['without anything sold', { ...base, provider: 'off' as const, status: null }, 'none', false, null],
  ['on the base plan', base, 'base', false, null],
  ['paid', pro, 'active', true, null],
  ['at the start of a trial', trial('2026-11-27T10:00:00Z'), 'trial', true, null],
  ['near the end of a trial', trial('2026-11-22T10:00:00Z'), 'trial', true, 'trial'],
  ['cancelled during a trial', { ...trial('2026-11-27T10:00:00Z'), isEnding: true }, 'ending', true, 'ending'],
  ['cancelled, until the month is over', { ...pro, isEnding: true }, 'ending', true, 'ending'],
  ['late with a payment', { ...pro, status: 'past_due' as const }, 'late', true, 'late'],
  ['unpaid', { ...pro, status: 'unpaid' as const }, 'suspended', true, 'suspended'],
  ['over', { ...pro, status: 'canceled' as const }, 'ended', false, 'ended'],
])('a company %s', (_, state, phase, managed, warning) => {
  expect([phaseOf(state), hasSubscription(state), warningOf(state, now)]).toEqual([phase, managed, warning])
})

describe('a trial', () => {
  test.each([
    ['2026-11-27T10:00:00Z', 7],
    ['2026-11-23T10:01:00Z', 4],
    ['2026-11-23T10:00:00Z', 3],
    ['2026-11-20T10:01:00Z', 1],
    ['2026-11-20T09:00:00Z', 0],
  ])('that ends at %s has %i days left', (at, days) => {
    expect(trialDaysLeft(trial(at), now)).toBe(days)
    expect(warningOf(trial(at), now)).toBe(days <= 3 ? 'trial' : null)
  })

  test('has no days left for a company that pays', () => expect(trialDaysLeft(pro, now)).toBeNull())
})

test('only a warning that blocks the work cannot be dismissed', () => {
  const all = ['trial', 'ending', 'late', 'suspended', 'ended'] as const
  expect(all.filter(canBePutAway)).toEqual(['trial', 'ending', 'late'])
})
