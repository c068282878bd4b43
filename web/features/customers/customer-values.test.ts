import { type Customer, CustomerCreation } from '@filao/domain/customers/customer'
import { expect, test } from 'vitest'
import { schemaRules } from '#ui/form/schema-rules'
import { toBody, toValues } from './customer-values.ts'

const rules = schemaRules(CustomerCreation, {}, 'fr')
const proposed = { countryCode: 'GP', language: 'en' } as const

test('a new customer gets the territory and the language of the screen by default', () => {
  expect(toValues(null, proposed)).toEqual({ firstName: '', phoneNumbers: [], countryCode: 'GP', language: 'en' })
})

test('a customer keeps their own, and fields outside the form are left out', () => {
  const customer = { id: 4, publicId: '2026-0004', firstName: 'Awa', countryCode: null, language: 'fr' } as Customer
  const values = toValues(customer, proposed)
  expect(values).toMatchObject({ firstName: 'Awa', countryCode: null, language: 'fr' })
  expect(values).not.toHaveProperty('publicId')
  expect(values).not.toHaveProperty('id')
})

test('empty phone lines are not sent, emptied fields are null', () => {
  const body = toBody({ firstName: 'Awa', email: '', phoneNumbers: ['', '590690123456'], lastName: '' }, rules)
  expect(body).toEqual({ firstName: 'Awa', email: null, lastName: null, phoneNumbers: ['590690123456'] })
})

test('removing the last number sends an empty list', () => {
  expect(toBody({ firstName: 'Awa', phoneNumbers: [''] }, rules).phoneNumbers).toEqual([])
})
