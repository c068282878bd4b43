import { expect, test } from 'vitest'
import { panelPlace } from './panel-position.ts'

const panel = { width: 300, height: 200 }
const page = { width: 1280, height: 800 }
const box = (left: number, right: number, top: number) => ({ left, right, top, bottom: top + 36 })

test.each([
  ['to the right of what moves', box(400, 600, 300), { left: 614, top: 260 }],
  ['to its left where the right has no room', box(800, 1100, 300), { left: 486, top: 260 }],
  ['below what fills the width', box(-200, 1400, 300), { left: 8, top: 350 }],
  ['above it near the bottom', box(-200, 1400, 700), { left: 8, top: 486 }],
  ['inside the window', box(400, 600, 790), { left: 614, top: 592 }],
])('the panel is %s', (_, moving, expected) => {
  expect(panelPlace(moving, panel, page)).toEqual(expected)
})

test('without enough room on any side it is at the wider side, in view', () => {
  expect(panelPlace(box(100, 900, 100), panel, { width: 1000, height: 300 })).toEqual({ left: 692, top: 60 })
})
