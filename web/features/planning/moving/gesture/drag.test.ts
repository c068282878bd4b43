import { expect, test } from 'vitest'
import { gripAt } from './drag.ts'

test.each([
  [100, 'start'],
  [107, 'start'],
  [108, 'whole'],
  [192, 'whole'],
  [193, 'end'],
  [200, 'end'],
])('with the mouse, %i of a bar from 100 to 200 holds %s', (x, grip) => {
  expect(gripAt(100, 200, x, false)).toBe(grip)
})

test('touch has wider edges, and needs a wider bar to have any', () => {
  expect(gripAt(100, 200, 182, true)).toBe('end')
  expect(gripAt(100, 160, 159, true)).toBe('whole')
})

test('a narrow bar is all middle', () => {
  expect(gripAt(100, 120, 100, false)).toBe('whole')
})
