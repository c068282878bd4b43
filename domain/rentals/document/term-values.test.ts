import { expect, test } from 'vitest'
import { conditions } from './conditions/sample-conditions.ts'
import { termValues } from './term-values.ts'

const zone = { timezone: 'America/Guadeloupe' }
const rental = {
  company: { name: 'Alizés' },
  customer: { title: null, firstName: 'Jonas', lastName: 'Schäfer' },
  vehicle: { make: 'Peugeot', model: null, registrationNumber: 'hq350kl' },
  promise: null,
  promisedCategory: null,
  deliveredAt: null,
  start: '2026-11-21T20:00:00Z',
  end: '2026-11-25T00:15:00Z',
  departureAgency: zone,
  arrivalAgency: zone,
  conditions: null,
}

test('the vehicle of the terms is what was promised, until it leaves', () => {
  const promise = { categoryId: 2, transmission: 'Automatique' as const, seats: null }
  const promised = { ...rental, promise, promisedCategory: { code: 'B', name: 'Citadine' } }
  const inFrench = 'Catégorie B (Citadine) ou similaire, boîte automatique'
  expect(termValues(promised, 'fr')).toMatchObject({ vehicle: inFrench })
  expect(termValues({ ...promised, deliveredAt: rental.start }, 'fr')).toMatchObject({ vehicle: 'Peugeot HQ-350-KL' })
})

test('dates in the terms are in the language of the terms, whatever the customer speaks', () => {
  expect(termValues(rental, 'fr')).toMatchObject({
    vehicle: 'Peugeot HQ-350-KL',
    start: 'sam. 21 nov. 2026, 16h00',
    end: 'mar. 24 nov. 2026, 20h15',
  })
  expect(termValues(rental, 'en')).toMatchObject({ start: 'Sat 21 Nov 2026, 16:00', end: 'Tue 24 Nov 2026, 20:15' })
})

test('terms mention the tariffs of the paper, and a dash where the company has none', () => {
  const values = termValues({ ...rental, conditions: { ...conditions, fuelQuarterAmount: null } }, 'fr')
  expect(values).toMatchObject({ kilometres: expect.stringContaining('150'), fuel: '–', mediator: conditions.mediator })
  expect(termValues(rental, 'fr')).not.toHaveProperty('fuel')
})
