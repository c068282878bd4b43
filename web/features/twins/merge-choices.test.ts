import type { Customer } from '@filao/domain/customers/customer.schema'
import { expect, test } from 'vitest'
import { agreements, contradictions, toFields } from './merge-choices.ts'

const customer = (id: number, values: Partial<Customer>) => ({ id, phoneNumbers: [], ...values }) as unknown as Customer
const zoe = customer(1, { firstName: 'Zoé', city: 'Gosier', email: null })
const twin = customer(2, { firstName: 'Zoe', city: 'Gosier', email: 'zoe@example.org' })

test('only values that contradict each other are to be chosen; the rest is taken over', () => {
  expect(contradictions(zoe, twin)).toEqual(['firstName'])
  const taken = agreements(zoe, twin).filter(({ field }) => field === 'city' || field === 'email')
  expect(taken.map(({ field, of }) => [field, of.id])).toEqual([
    ['email', 2],
    ['city', 1],
  ])
})

test('a choice stays with its customer when the other one is kept', () => {
  const choices = { firstName: 2, phoneNumbers: 'both' } as const
  expect(toFields(choices, 1)).toEqual({ firstName: 'merged', phoneNumbers: 'both' })
  expect(toFields(choices, 2)).toEqual({ firstName: 'kept', phoneNumbers: 'both' })
})
