import { expect, test } from 'vitest'
import type { Damage } from '../../fleet/damage/damage.schema.ts'
import { knownDamages } from './known-damages.ts'

const damage = (id: number, over: Partial<Damage> = {}): Damage => ({
  id,
  vehicleId: 1,
  view: 'left',
  x: 0.5,
  y: 0.5,
  kind: 'scratch',
  size: 'small',
  comment: null,
  checkId: null,
  foundAt: '2026-03-01T10:00:00Z',
  repairedAt: null,
  photos: [],
  ...over,
})

test('known damages are earlier ones that were not repaired yet, earliest first', () => {
  const damages = [
    damage(6, { foundAt: '2026-03-04T10:00:00Z' }),
    damage(1, { foundAt: '2026-03-02T10:00:00Z', checkId: 7 }),
    damage(2, { foundAt: '2026-03-03T10:00:00Z', repairedAt: '2026-03-03T11:00:00Z' }),
    damage(3, { foundAt: '2026-03-03T10:00:00Z', repairedAt: '2026-03-09T11:00:00Z' }),
    damage(4, { foundAt: '2026-03-03T12:00:00Z', checkId: 8 }),
    damage(5),
  ]
  const known = knownDamages(damages, '2026-03-03T12:00:00Z', [{ id: 8 }])
  expect(known.map(({ id }) => id)).toEqual([5, 1, 3])
})
