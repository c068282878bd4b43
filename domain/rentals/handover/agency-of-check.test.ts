import { expect, test } from 'vitest'
import { agencyOfCheck } from './agency-of-check.ts'

test('an exchanged vehicle comes back where the other one leaves, and the last one to the arrival agency', () => {
  const rental = { departureAgency: 'Cayenne', arrivalAgency: 'Le Gosier', vehicleChanges: [{}] }
  const at = (stage: 'delivery' | 'return', stretch: number) => agencyOfCheck({ stage, stretch }, rental)
  expect([at('delivery', 0), at('return', 0), at('delivery', 1), at('return', 1)]).toEqual([
    'Cayenne',
    'Cayenne',
    'Cayenne',
    'Le Gosier',
  ])
  expect(agencyOfCheck({ stage: 'return', stretch: 0 }, { ...rental, vehicleChanges: [] })).toBe('Le Gosier')
})
