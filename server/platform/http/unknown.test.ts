import { expect, test } from 'vitest'
import { unknown } from './unknown.ts'

test('each kind of thing that is gone is named once, and each field says so', () => {
  const problem = unknown(
    { path: 'departureAgencyId', thing: 'agency' },
    { path: 'arrivalAgencyId', thing: 'agency' },
    { path: 'vehicleId', thing: 'vehicle' },
  )
  expect(problem.sentence.en).toBe(
    'This agency does not exist, or has been deleted: choose another one. ' +
      'This vehicle does not exist, or has been deleted: choose another one.',
  )
  expect(problem.sentence.fr).toMatch(/^Cette agence n’existe pas .* Ce véhicule n’existe pas /)
  expect(problem.details.fields?.map(({ path }) => path)).toEqual(['departureAgencyId', 'arrivalAgencyId', 'vehicleId'])
})
