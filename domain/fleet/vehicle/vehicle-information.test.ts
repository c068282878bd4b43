import fc from 'fast-check'
import { expect, test } from 'vitest'
import { VehicleInformation } from './vehicle-information.schema.ts'
import { readVehicleInformation } from './vehicle-information.ts'

test('keeps the valid fields and drops the others', () => {
  const response = {
    registrationNumber: 'zz999zz',
    make: ' Renault ',
    model: 'Clio',
    year: '2021',
    seats: 5.5,
    fuel: '',
    color: { name: 'rouge' },
    hp: true,
    cv: -1,
    firstRegistrationDate: '2021-02-30',
    owner: 'Zoé Éboué',
  }
  expect(readVehicleInformation('ab123cd', response)).toEqual({
    registrationNumber: 'ab123cd',
    vin: null,
    make: 'Renault',
    model: 'Clio',
    year: 2021,
    seats: null,
    transmission: null,
    fuel: null,
    hp: null,
    cv: null,
    color: null,
    firstRegistrationDate: null,
  })
})

test('an answer without a valid field is null', () => {
  for (const response of [
    null,
    'Renault',
    12,
    [],
    {},
    { make: null },
    { brand: 'Renault' },
    { make: 'x'.repeat(61) },
  ]) {
    expect(readVehicleInformation('ab123cd', response)).toBeNull()
  }
})

test('any answer of a service is read as valid fields of a vehicle', () => {
  const names = Object.keys(VehicleInformation.shape)
  const responses = fc.dictionary(fc.constantFrom(...names), fc.anything())
  fc.assert(
    fc.property(responses, (response) => {
      const read = readVehicleInformation('ab123cd', response)
      expect(read === null || VehicleInformation.safeParse(read).success).toBe(true)
      expect(read?.registrationNumber ?? 'ab123cd').toBe('ab123cd')
    }),
  )
})
