import type { BillingState } from '@filao/domain/billing/contract'
import type { Product } from '@filao/domain/billing/plan.schema'
import { describe, expect, test } from 'vitest'
import { hasRoom, nextFitting } from './plan-choice.ts'

const product = (id: string, euros: number, vehicles?: string): Product => ({
  id,
  name: id,
  description: null,
  default_price: { id: `price_${id}`, unit_amount: euros * 100, currency: 'eur', recurring: { interval: 'month' } },
  metadata: vehicles === undefined ? {} : { vehicles },
})
const products = [product('small', 29, '20'), product('large', 79, '100'), product('all', 199)]

const having = (vehicles: number, limit: number | null, productId = 'base'): BillingState => ({
  provider: 'local',
  productId,
  planName: productId,
  isBase: productId === 'base',
  status: 'active',
  trialEndsAt: null,
  periodEndsAt: null,
  isEnding: false,
  used: { agencies: 0, vehicles, customers: 0, megabytes: 1 },
  limits: { agencies: null, vehicles: limit, customers: null, megabytes: null },
})

describe('a plan of five vehicles', () => {
  test.each([
    [4, 1, true],
    [5, 1, false],
    [3, 2, true],
    [3, 3, false],
  ])('with %i has room for %i more: %s', (vehicles, adding, room) => {
    expect(hasRoom(having(vehicles, 5), 'vehicles', adding)).toBe(room)
  })

  test('has room for everything that it does not limit', () =>
    expect(hasRoom(having(5, 5), 'customers', 900)).toBe(true))
})

describe('the next plan up', () => {
  test.each([
    ['the cheapest, from the base plan', having(5, 5), 1, 'small'],
    ['the one that holds a whole import', having(5, 5), 16, 'large'],
    ['the cheapest up to its very limit', having(5, 5), 15, 'small'],
    ['dearer than the one there is', having(20, 20, 'small'), 1, 'large'],
    ['unlimited where nothing else is enough', having(100, 100, 'large'), 1, 'all'],
  ])('is %s', (_, state, adding, id) => {
    expect(nextFitting(products, state, 'vehicles', adding)?.id).toBe(id)
  })

  test('is none on the largest', () => {
    expect(nextFitting(products.slice(0, 2), having(100, 100, 'large'), 'vehicles')).toBeNull()
  })
})
