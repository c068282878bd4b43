import { expect, test } from 'vitest'
import { checkRoom } from './gate.ts'
import { localPlans } from './local-plans.ts'
import type { Plan, Resource } from './plan.ts'
import type { SubscriptionStatus } from './subscription.ts'

const refusal = (limits: Partial<Plan['limits']>, resource: keyof Plan['limits'], count: number) => {
  try {
    checkRoom({ plan: { limits } as Plan, status: 'active' }, resource, { count, adding: 2 }, [])
  } catch (problem) {
    return (problem as { message: string; sentence: object }).sentence
  }
  return expect.fail('nothing was refused')
}

test('a limit of one is written in the singular', () => {
  expect(refusal({ agencies: 1 }, 'agencies', 1)).toMatchObject({
    fr: expect.stringContaining('1 agence au plus,'),
    en: expect.stringContaining('at most 1 agency,'),
  })
  expect(refusal({ agencies: 1 }, 'agencies', 0)).toMatchObject({ en: expect.stringContaining('at most 1 agency:') })
  expect(refusal({ vehicles: 2 }, 'vehicles', 2)).toMatchObject({ fr: expect.stringContaining('2 véhicules au plus') })
})

test('a suspended or ended subscription is named as the reason, and no larger plan', () => {
  const plan = localPlans.find(({ name }) => name === 'Découverte') as Plan
  const refused = (status: SubscriptionStatus, resource: Resource, count: number) => {
    try {
      checkRoom({ plan, status }, resource, { count }, localPlans)
    } catch (problem) {
      return problem
    }
    return null
  }
  for (const status of ['unpaid', 'incomplete', 'paused'] as const) {
    expect(refused(status, 'agencies', 1), status).toMatchObject({
      sentence: {
        fr: expect.stringContaining('le paiement n’a pas abouti. Un administrateur peut régler la facture'),
        en: expect.stringContaining('the payment did not go through. An administrator can pay the invoice'),
      },
      details: { data: { limit: 0, nextProductId: null, nextPriceId: null } },
    })
  }
  for (const status of ['canceled', 'incomplete_expired'] as const) {
    expect(refused(status, 'customers', 1), status).toMatchObject({
      sentence: {
        fr: expect.stringContaining('Votre abonnement est terminé.'),
        en: expect.stringContaining('Your subscription has ended.'),
      },
      details: { data: { limit: 0, nextProductId: null, nextPriceId: null } },
    })
  }
  expect(refused('past_due', 'agencies', 1)).toBeNull()
  expect(refused('past_due', 'agencies', 2)).toMatchObject({
    details: { data: { limit: 2, nextProductId: 'prod_pro' } },
  })
  expect(refused('unpaid', 'megabytes', 20_000)).toMatchObject({
    details: { data: { limit: 20_000, nextProductId: 'prod_pro' } },
  })
})
