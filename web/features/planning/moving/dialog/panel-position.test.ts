import fc from 'fast-check'
import { expect, test } from 'vitest'
import { panelPlace } from './panel-position.ts'

const panel = { width: 300, height: 200 }
const page = { width: 1280, height: 800 }
const box = (left: number, right: number, top: number) => ({ left, right, top, bottom: top + 36 })

test.each([
  ['below what moves, a row away', box(400, 600, 300), { left: 400, top: 380 }],
  ['above it near the bottom', box(400, 600, 700), { left: 400, top: 456 }],
  ['inside the window', box(1100, 1400, 300), { left: 972, top: 380 }],
  ['below what fills the width', box(-200, 1400, 300), { left: 8, top: 380 }],
])('the panel is %s', (_, moving, expected) => {
  expect(panelPlace(moving, panel, page)).toEqual(expected)
})

test('where the room is short, the panel is nearer, on the wider side', () => {
  expect(panelPlace(box(100, 300, 160), panel, { width: 1000, height: 430 })).toEqual({ left: 100, top: 222 })
})

test('the panel never covers the row of what moves, as long as one side has room for it', () => {
  fc.assert(
    fc.property(fc.integer({ min: -500, max: 1500 }), fc.integer({ min: 0, max: page.height - 36 }), (left, top) => {
      const moving = box(left, left + 100, top)
      const at = panelPlace(moving, panel, page)
      expect(at.top >= moving.bottom || at.top + panel.height <= moving.top).toBe(true)
    }),
  )
})
