import { expect, test } from 'vitest'
import { positionFromSheet, positionOnSheet, type SchematicView, viewBoxes } from './schematic-views.ts'

test.each(Object.keys(viewBoxes) as SchematicView[])('a position on the %s view is found on the sheet', (view) => {
  for (const position of [
    { view, x: 0.1, y: 0.15 },
    { view, x: 0.5, y: 0.5 },
    { view, x: 0.934, y: 0.9 },
  ]) {
    expect(positionFromSheet(positionOnSheet(position))).toEqual(position)
  }
})

test('a point outside the views is at the edge of the nearest one', () => {
  expect(positionFromSheet({ x: 100, y: 100 })).toEqual({ view: 'left', x: 0, y: 0.423 })
  expect(positionFromSheet({ x: 0, y: 340 })).toMatchObject({ view: 'front', x: 0 })
  expect(positionFromSheet({ x: 899, y: 200 })).toMatchObject({ view: 'back', x: 1, y: 0 })
})

test('when only one view is shown, every point is on it', () => {
  expect(positionFromSheet({ x: 0, y: 0 }, 'right')).toEqual({ view: 'right', x: 0, y: 0 })
})
