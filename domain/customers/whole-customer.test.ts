import { expect, test } from 'vitest'
import { CustomerChange, CustomerCreation } from './customer.schema.ts'
import { checkWhole, customerProblems } from './whole-customer.ts'

const paths = (customer: Parameters<typeof customerProblems>[0]) => customerProblems(customer).map(({ path }) => path)

test.each([
  [{ firstName: 'Zoé' }, []],
  [{ kind: 'person', companyName: 'SARL Soleil' }, ['firstName']],
  [{}, ['firstName']],
  [{ kind: 'company', companyName: 'SARL Soleil' }, []],
  [{ kind: 'company', firstName: 'Zoé' }, ['companyName']],
  [{ kind: 'company', companyName: 'A', siren: '732829320', vatNumber: 'FR44732829320' }, []],
  [{ kind: 'company', companyName: 'A', siren: '901840629', vatNumber: 'FR44732829320' }, ['vatNumber']],
  [{ kind: 'company', companyName: 'A', siren: '901840629', vatNumber: 'DE123456789' }, []],
] as const)('%j lacks %j', (customer, expected) => {
  expect(paths(customer)).toEqual(expected)
})

test('a new customer is whole; a change is checked with what was stored', () => {
  expect(CustomerCreation.safeParse({ kind: 'company' }).error?.issues).toMatchObject([
    { path: ['companyName'], params: { code: 'required' } },
  ])
  expect(CustomerChange.parse({ kind: 'company' })).toEqual({ kind: 'company' })
  expect(() => checkWhole({ kind: 'company', firstName: 'Zoé' })).toThrow(
    expect.objectContaining({ code: 'validation' }),
  )
})

test('a billing address without any line is the customer’s own', () => {
  const read = (billingAddress: object) => CustomerChange.parse({ billingAddress }).billingAddress
  expect(read({ countryCode: 'GP', address: ' ' })).toBeNull()
  expect(read({ city: 'Les Abymes' })).toEqual({
    address: null,
    postalCode: null,
    city: 'Les Abymes',
    department: null,
    countryCode: null,
  })
})

test.each([
  [{ companyName: 'SARL Soleil', siren: '732829320' }, 'company'],
  [{ companyName: 'SARL Soleil', firstName: 'Awa', vatNumber: 'FR44732829320' }, 'company'],
  [{ companyName: 'SARL Soleil', firstName: 'Awa' }, undefined],
  [{ firstName: 'Awa', siren: '732829320' }, undefined],
  [{ kind: 'person', companyName: 'SARL Soleil', siren: '732829320', firstName: 'Awa' }, 'person'],
] as const)('the kind that %j implies is %s', (fields, kind) => {
  expect(CustomerCreation.parse(fields).kind).toBe(kind)
})
