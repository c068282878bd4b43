import { readVehicleInformation } from '@filao/domain/fleet/vehicle/vehicle-information'
import { expect, test } from 'vitest'
import { knownFields } from './vehicle-information.ts'

test('only known fields are filled in, and never the plate', () => {
  const known = readVehicleInformation('ab123cd', { make: 'Renault', model: 'Clio', year: '2021', seats: 'many' })
  expect(known && knownFields(known)).toEqual({ make: 'Renault', model: 'Clio', year: 2021 })
})
