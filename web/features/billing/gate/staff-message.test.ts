import { expect, test } from 'vitest'
import { staffMessage } from './staff-message.ts'

const pro = { provider: 'stripe', isBase: false, isEnding: false } as const

test.each([
  ['has reached a limit', { ...pro, status: 'active' as const }, 'staff'],
  ['has reached a limit of the base plan', { ...pro, isBase: true, status: 'active' as const }, 'staff'],
  ['has not paid', { ...pro, status: 'unpaid' as const }, 'staffSuspended'],
  ['has no plan any more', { ...pro, status: 'canceled' as const }, 'staffEnded'],
])('a member of a company that %s is told what to ask for', (_, state, words) => {
  expect(staffMessage(state)).toBe(words)
})
