import { type Customer, CustomerCreation } from '@filao/domain/customers/customer.schema'
import { expect, test } from 'vitest'
import { schemaRules } from '#ui/form/schema-rules'
import { toBody, toValues } from './customer-values.ts'

const rules = schemaRules(CustomerCreation, {}, 'fr')
const territory = 'GP'

test('a new customer lives in the company’s territory and speaks French, whatever the screen’s language', () => {
  expect(toValues(null, territory)).toEqual({
    kind: 'person',
    firstName: '',
    phoneNumbers: [],
    countryCode: 'GP',
    language: 'fr',
  })
})

test('a customer keeps their own, and fields outside the form are left out', () => {
  const customer = { id: 4, publicId: '2026-0004', firstName: 'Awa', countryCode: null, language: 'en' } as Customer
  const values = toValues(customer, territory)
  expect(values).toMatchObject({ firstName: 'Awa', countryCode: null, language: 'en' })
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
