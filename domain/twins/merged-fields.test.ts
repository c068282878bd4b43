import { expect, test } from 'vitest'
import { isAgreed, type MergedValues, mergedFieldNames, mergedFields, usualChoice } from './merged-fields.ts'

const empty = Object.fromEntries(
  mergedFieldNames.map((name) => [name, name === 'phoneNumbers' ? [] : name === 'language' ? 'fr' : null]),
) as unknown as MergedValues
const customer = (values: Partial<MergedValues>): MergedValues => ({ ...empty, ...values })

test('a field keeps its value unless it is empty, or the other one is chosen', () => {
  const kept = customer({ firstName: 'Zoé', city: null })
  const merged = customer({ firstName: 'Zoe', city: 'Gosier', language: 'en' })
  expect(mergedFields(kept, merged, {})).toEqual(customer({ firstName: 'Zoé', city: 'Gosier' }))
  expect(mergedFields(kept, merged, { firstName: 'merged', city: 'kept' })).toEqual(customer({ firstName: 'Zoe' }))
  expect([usualChoice(kept, merged, 'city'), usualChoice(merged, kept, 'city')]).toEqual(['merged', 'kept'])
})

test('both phones and both comments can be taken, as many as a customer has', () => {
  const phones = (count: number, from = 0) => Array.from({ length: count }, (_, n) => `59069000000${from + n}`)
  const both = { phoneNumbers: 'both', comments: 'both' } as const
  const kept = customer({ phoneNumbers: phones(5), comments: 'A' })
  expect(mergedFields(kept, customer({ phoneNumbers: phones(9), comments: null }), both)).toMatchObject({
    phoneNumbers: phones(9),
    comments: 'A',
  })
  expect(mergedFields(kept, customer({ phoneNumbers: phones(5, 5) }), both).phoneNumbers).toHaveLength(10)
  expect(() => mergedFields(kept, customer({ phoneNumbers: phones(6, 5) }), both)).toThrow('at most 10')
  expect(mergedFields(kept, customer({ comments: 'B'.repeat(3998) }), both).comments).toHaveLength(4000)
  expect(() => mergedFields(kept, customer({ comments: 'B'.repeat(3999) }), both)).toThrow('exceed 4000')
})

test('nothing is to be chosen where both are the same, or one is empty', () => {
  const [one, other] = [customer({ city: 'Gosier', postalCode: '97190' }), customer({ city: 'Gosier', address: 'a' })]
  expect([isAgreed(one, other, 'city'), isAgreed(one, other, 'address'), isAgreed(one, other, 'email')]).toEqual([
    true,
    true,
    true,
  ])
  expect(isAgreed(one, customer({ city: 'Le Moule' }), 'city')).toBe(false)
})
