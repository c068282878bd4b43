import { expect, test } from 'vitest'
import { checkRoom } from './gate.ts'
import type { Plan } from './plan.ts'

const refusal = (limits: Partial<Plan['limits']>, resource: keyof Plan['limits'], count: number) => {
  try {
    checkRoom({ plan: { limits } as Plan, status: 'active' }, resource, { count, adding: 2 }, [])
  } catch (problem) {
    return (problem as { message: string; sentence: object }).sentence
  }
  return expect.fail('nothing was refused')
}

test('a limit of one is written in the singular', () => {
  expect(refusal({ agencies: 1 }, 'agencies', 1)).toMatchObject({
    fr: expect.stringContaining('1 agence au plus,'),
    en: expect.stringContaining('at most 1 agency,'),
  })
  expect(refusal({ agencies: 1 }, 'agencies', 0)).toMatchObject({ en: expect.stringContaining('at most 1 agency:') })
  expect(refusal({ vehicles: 2 }, 'vehicles', 2)).toMatchObject({ fr: expect.stringContaining('2 véhicules au plus') })
})
