import { expect, test } from 'vitest'
import { panelPlace } from './panel-place.ts'

const panel = { width: 300, height: 200 }
const page = { width: 1280, height: 800 }

test.each([
  ['to the right below', { x: 400, y: 300 }, { left: 420, top: 320 }],
  ['to the left where the right has no room', { x: 1100, y: 300 }, { left: 780, top: 320 }],
  ['above the bottom edge', { x: 400, y: 780 }, { left: 420, top: 592 }],
  ['in view where there is room nowhere', { x: 200, y: 5 }, { left: 8, top: 25 }],
])('the panel stands %s', (_, at, expected) => {
  const narrow = at.x === 200 ? { ...page, width: 400 } : page
  expect(panelPlace(at, panel, narrow)).toEqual(expected)
})
