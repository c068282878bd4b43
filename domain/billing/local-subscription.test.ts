import { expect, test } from 'vitest'
import { localPlans } from './local-plans.ts'
import { acted, type Held, passed, subscribed } from './local-subscription.ts'
import { nextPlan, plansForSale } from './plan.ts'

const now = '2026-03-02T14:00:00Z'
const unsubscribed: Held = {
  productId: null,
  status: 'active',
  trialEndsAt: null,
  periodEndsAt: null,
  isEnding: false,
  hadTrial: false,
}
const [discovery, pro] = plansForSale(localPlans)
if (!discovery || !pro) throw new Error('the local provider sells plans')

test('the first plan begins with a trial of seven days, which a change of plan keeps', () => {
  const first = subscribed(unsubscribed, discovery, now)
  expect(first).toEqual({
    productId: 'prod_decouverte',
    status: 'trialing',
    trialEndsAt: '2026-03-09T14:00:00Z',
    periodEndsAt: '2026-03-09T14:00:00Z',
    isEnding: false,
    hadTrial: true,
  })
  const second = subscribed(first, pro, '2026-03-04T14:00:00Z')
  expect(second).toMatchObject({ productId: 'prod_pro', status: 'trialing', trialEndsAt: first.trialEndsAt })
})

test('a company that had a trial pays at once', () => {
  const ended = acted(subscribed(unsubscribed, discovery, now), 'end', now)
  expect(ended.status).toBe('canceled')
  expect(subscribed(ended, pro, now)).toMatchObject({ status: 'active', trialEndsAt: null })
})

test('a payment can fail, be given up, and be paid later', () => {
  const failed = acted(subscribed(unsubscribed, pro, now), 'fail_payment', now)
  expect(failed.status).toBe('past_due')
  const unpaid = acted(failed, 'give_up_payment', now)
  expect(unpaid.status).toBe('unpaid')
  expect(acted(unpaid, 'pay', now).status).toBe('active')
  expect(() => acted(unpaid, 'end_trial', now)).toThrow()
  expect(() => acted(unsubscribed, 'cancel', now)).toThrow()
})

test('time turns a trial into a paid month, renews the month, and ends a cancelled subscription', () => {
  const trial = subscribed(unsubscribed, pro, now)
  expect(passed(trial, '2026-03-09T13:59:00Z')).toBe(trial)
  const month = passed(trial, '2026-03-09T14:00:00Z')
  expect(month).toMatchObject({ status: 'active', trialEndsAt: null, periodEndsAt: '2026-04-08T14:00:00Z' })
  expect(passed(month, '2026-04-08T14:00:00Z').periodEndsAt).toBe('2026-05-08T14:00:00Z')
  expect(passed(acted(month, 'cancel', now), '2026-04-08T14:00:00Z').status).toBe('canceled')
  expect(passed(unsubscribed, now)).toBe(unsubscribed)
})

test('the next larger plan raises the limit that is reached', () => {
  const base = localPlans.find(({ isBase }) => isBase) ?? null
  expect(nextPlan(localPlans, base, 'vehicles')?.name).toBe('Découverte')
  expect(nextPlan(localPlans, discovery, 'vehicles')?.name).toBe('Pro')
  expect(nextPlan(localPlans, pro, 'agencies')?.name).toBe('Illimité')
  expect(nextPlan(localPlans, plansForSale(localPlans).at(-1) ?? null, 'agencies')).toBeNull()
  expect(nextPlan(localPlans, null, 'customers')?.name).toBe('Découverte')
})
