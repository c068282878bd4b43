import { VehicleCreation } from '@filao/domain/fleet/vehicle'
import type { VehicleInformation } from '@filao/domain/fleet/vehicle-information'
import { expect, test } from 'vitest'
import { type ImportRow, isComplete, looked, progressOf, rowsFor, toCreate, vehicleOf } from './import-rows.ts'

const place = { categoryId: 3, locationId: 7 }
const [first, second] = rowsFor({ plates: ['ab123cd'], confirmed: ['1234ab971'] }, [], place) as [ImportRow, ImportRow]
const clio: VehicleInformation = {
  registrationNumber: 'ab123cd',
  vin: 'VF1',
  make: 'Renault',
  model: 'Clio',
  year: 2023,
  seats: 5,
  transmission: null,
  fuel: 'Essence',
  hp: null,
  cv: null,
  color: null,
  firstRegistrationDate: null,
}

test('each plate has one row, and going back keeps typed values', () => {
  const typed = { ...first, make: 'Dacia' }
  const again = rowsFor({ plates: ['ef456gh', 'ab123cd', 'ef456gh'], confirmed: [] }, [typed, second], place)
  expect(again.map(({ plate, make }) => [plate, make])).toEqual([
    ['ef456gh', ''],
    ['ab123cd', 'Dacia'],
  ])
  expect([first.isConfirmed, second.isConfirmed]).toEqual([false, true])
})

test('data of the service fills empty fields', () => {
  expect({ ...first, ...looked(first, clio) }).toMatchObject({ lookup: 'found', make: 'Renault', year: 2023 })
  const typed = { ...first, make: 'Dacia', year: 2020 }
  expect({ ...typed, ...looked(typed, clio) }).toMatchObject({ make: 'Dacia', model: 'Clio', year: 2020 })
  expect({ ...typed, ...looked(typed, null) }).toMatchObject({ lookup: 'bare', make: 'Dacia' })
})

test('a row becomes a vehicle that the contract accepts, with little or full data', () => {
  expect(VehicleCreation.parse(vehicleOf(second))).toEqual({
    registrationNumber: '1234ab971',
    allowOtherFormat: true,
    make: null,
    model: null,
    year: null,
    ...place,
  })
  expect(VehicleCreation.parse(vehicleOf({ ...first, ...looked(first, clio), model: ' Clio V ' }))).toEqual({
    registrationNumber: 'ab123cd',
    allowOtherFormat: false,
    vin: 'VF1',
    make: 'Renault',
    model: 'Clio V',
    year: 2023,
    seats: 5,
    fuel: 'Essence',
    ...place,
  })
})

test('a vehicle that exists or was created is not created again; a failed one is', () => {
  const rows: ImportRow[] = [
    { ...first, outcome: 'created' },
    second,
    { ...first, plate: 'ef456gh', outcome: { problem: 'Non' } },
    { ...first, plate: 'zz999zz' },
  ]
  expect(toCreate(rows, new Set(['zz999zz'])).map(({ plate }) => plate)).toEqual(['1234ab971', 'ef456gh'])
  expect(progressOf(rows)).toEqual({ created: 1, failed: 1 })
})

test('a vehicle needs a category and an agency', () => {
  expect(isComplete(first)).toBe(true)
  expect(isComplete({ ...first, locationId: null })).toBe(false)
})
