import { expect, test } from 'vitest'
import { type InvoiceParties, invoiceLacks } from './invoice-lacks.ts'

const company: InvoiceParties['company'] = {
  address: 'Jarry',
  siret: '73282932000074',
  legalForm: 'SARL',
  shareCapital: 10_000,
  registryCity: 'Pointe-à-Pitre',
  isSoleTrader: false,
  vatRate: 8.5,
  vatNumber: 'FR44732829320',
  mediator: 'CM2C, cm2c.net',
}
const person: InvoiceParties['buyer'] = {
  id: 9,
  kind: 'person',
  companyName: null,
  firstName: 'Zoé',
  lastName: 'Éboué',
  siren: null,
  vatNumber: null,
  billingAddress: null,
  address: '12 rue des Flamboyants',
  postalCode: '97110',
  city: 'Pointe-à-Pitre',
}
const buyer: InvoiceParties['buyer'] = {
  ...person,
  kind: 'company',
  companyName: 'SARL Soleil',
  siren: '901840629',
  vatNumber: 'FR61901840629',
}
const departureAgency = { id: 3, name: 'Aéroport', address: 'Morne Mamiel', city: 'Les Abymes' }

const rental = { start: '2026-03-01T12:00:00Z', end: '2026-03-31T12:00:00Z' }

const lacks = (over: { company?: object; buyer?: object; departureAgency?: object; rental?: object }) =>
  invoiceLacks({
    company: { ...company, ...over.company },
    buyer: { ...person, ...over.buyer },
    departureAgency: { ...departureAgency, ...over.departureAgency },
    rental: { ...rental, ...over.rental },
  })
const found = (over: Parameters<typeof lacks>[0]) =>
  lacks(over).map(({ severity, mend }) => [severity, mend.kind, mend.field])

test('an invoice with every mention lacks nothing', () => {
  expect(lacks({})).toEqual([])
  expect(lacks({ buyer })).toEqual([])
})

test('a seller who states nothing lacks what the law asks of it', () => {
  const nothing = { address: null, siret: null, legalForm: null, shareCapital: null, registryCity: null }
  expect(found({ company: { ...nothing, vatNumber: null, mediator: null } })).toEqual([
    ['legal', 'company', 'address'],
    ['legal', 'company', 'siret'],
    ['legal', 'company', 'legalForm'],
    ['legal', 'company', 'registryCity'],
    ['legal', 'company', 'vatNumber'],
    ['legal', 'company', 'mediator'],
  ])
})

test.each([
  ['a capital of forms that have one', { shareCapital: null }, [['legal', 'company', 'shareCapital']]],
  ['no capital of other forms', { shareCapital: null, legalForm: 'SNC' }, []],
  [
    'no form, capital or register of a sole trader',
    { isSoleTrader: true, legalForm: null, shareCapital: null, registryCity: null },
    [],
  ],
  ['no VAT number without VAT', { vatRate: null, vatNumber: null }, []],
] as const)('asks for %s', (_what, over, expected) => {
  expect(found({ company: over })).toEqual(expected)
})

test('a person lacks a last name and an address, a company its numbers; a mediator is for consumers', () => {
  expect(found({ buyer: { lastName: null, city: null } })).toEqual([
    ['legal', 'customer', 'lastName'],
    ['legal', 'customer', 'address'],
  ])
  expect(
    found({ buyer: { ...buyer, lastName: null, siren: null, vatNumber: null }, company: { mediator: null } }),
  ).toEqual([
    ['advised', 'customer', 'siren'],
    ['advised', 'customer', 'vatNumber'],
  ])
})

test('a company in France needs a SIREN for its electronic invoice, one abroad has none', () => {
  const [lack] = lacks({ buyer: { ...buyer, siren: null } })
  expect(lack?.sentence).toEqual({
    fr: 'Le SIREN de SARL Soleil, pour sa facture électronique',
    en: 'The SIREN number (SARL Soleil), for its electronic invoice',
  })
  const billingAddress = { address: 'Rue Neuve 1', postalCode: '1000', city: 'Bruxelles', department: null }
  const abroad = { ...buyer, siren: null, billingAddress: { ...billingAddress, countryCode: 'BE' } }
  expect(found({ buyer: abroad })).toEqual([])
  expect(found({ buyer: { ...buyer, siren: null, vatNumber: 'BE0123456789' } })).toEqual([])
})

test('an address for invoices replaces the own one', () => {
  const billingAddress = { address: 'BP 12', postalCode: '97110', city: null, department: null, countryCode: null }
  expect(found({ buyer: { ...buyer, billingAddress } })).toEqual([['legal', 'customer', 'billingAddress']])
  const own = { address: null, postalCode: null, city: null }
  expect(found({ buyer: { ...buyer, ...own, billingAddress: { ...billingAddress, city: 'Pointe-à-Pitre' } } })).toEqual(
    [],
  )
})

test('the place of the service is the departure agency', () => {
  expect(lacks({ departureAgency: { city: null } })).toMatchObject([
    { key: 'invoice.agency.3.address', mend: { kind: 'agency', id: 3, field: 'address' } },
  ])
})

test('more than 30 days for a company is a question about its VAT', () => {
  const long = { end: '2026-03-31T12:00:01Z' }
  expect(lacks({ buyer })).toEqual([])
  expect(lacks({ rental: long })).toEqual([])
  expect(lacks({ buyer, rental: long })).toMatchObject([{ key: 'invoice.customer.9.longHire', severity: 'advised' }])
})

test('a company in French Guiana needs no SIREN for an electronic invoice, which it does not get', () => {
  expect(found({ buyer: { ...buyer, siren: null } })).toEqual([['advised', 'customer', 'siren']])
  expect(found({ buyer: { ...buyer, siren: null, postalCode: '97300', city: 'Cayenne' } })).toEqual([])
})
