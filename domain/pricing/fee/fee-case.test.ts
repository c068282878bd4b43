import { expect, test } from 'vitest'
import { takenCase } from './fee-case.ts'

const night = {
  kind: 'outside_hours' as const,
  name: 'Hors horaires',
  isEnabled: true,
  agencyId: null,
  toAgencyId: null,
  categoryId: null,
  at: null,
  postalCodes: [],
}

test('a case is charged by one fee, unless it is at another agency, at one end, or switched off', () => {
  const taken = { path: 'kind', code: 'taken', message: { fr: expect.stringContaining('«\u00a0Hors horaires\u00a0»') } }
  expect(takenCase({ ...night, name: 'Nuit' }, [night])).toMatchObject(taken)
  expect(takenCase({ ...night, agencyId: 4 }, [night])).toBeNull()
  expect(takenCase({ ...night, at: 'arrival' }, [night])).toBeNull()
  expect(takenCase({ ...night, isEnabled: false }, [night])).toBeNull()
  expect(takenCase(night, [{ ...night, isEnabled: false }])).toBeNull()
})

test('a place may have several fees', () => {
  const airport = { ...night, kind: 'place' as const, agencyId: 4 }
  expect(takenCase({ ...airport, name: 'Parking' }, [airport])).toBeNull()
})

test('two zones of a delivery have no code in common, and a flat fee is none of them', () => {
  const north = { ...night, kind: 'delivery' as const, name: 'Nord', postalCodes: ['97180', '9711'] }
  expect(takenCase({ ...north, postalCodes: ['97190', '9711'] }, [north])).toMatchObject({ path: 'kind' })
  expect(takenCase({ ...north, postalCodes: ['97190'] }, [north])).toBeNull()
  expect(takenCase({ ...north, postalCodes: [] }, [north])).toBeNull()
})
