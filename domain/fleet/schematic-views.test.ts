import { expect, test } from 'vitest'
import { placeFromSheet, placeOnSheet, type SchematicView, viewBoxes } from './schematic-views.ts'

test.each(Object.keys(viewBoxes) as SchematicView[])('a position on the %s view is found on the sheet', (view) => {
  for (const place of [
    { view, x: 0.1, y: 0.15 },
    { view, x: 0.5, y: 0.5 },
    { view, x: 0.934, y: 0.9 },
  ]) {
    expect(placeFromSheet(placeOnSheet(place))).toEqual(place)
  }
})

test('a point outside the views is at the edge of the nearest one', () => {
  expect(placeFromSheet({ x: 100, y: 100 })).toEqual({ view: 'left', x: 0, y: 0.423 })
  expect(placeFromSheet({ x: 0, y: 340 })).toMatchObject({ view: 'front', x: 0 })
  expect(placeFromSheet({ x: 899, y: 200 })).toMatchObject({ view: 'back', x: 1, y: 0 })
})

test('when only one view is shown, every point is on it', () => {
  expect(placeFromSheet({ x: 0, y: 0 }, 'right')).toEqual({ view: 'right', x: 0, y: 0 })
})
