import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { indexAt, rowsBetween, topsOf } from './row-places.ts'

const tops = Float64Array.of(0, 34, 77, 120)

describe('indexAt returns the row at a height', () => {
  test.each([
    [0, 0],
    [33.5, 0],
    [34, 1],
    [119, 2],
  ])('%s is row %s', (px, index) => {
    expect(indexAt(tops, px)).toBe(index)
  })

  test('returns the first or the last row beyond the ends', () => {
    expect([indexAt(tops, -5), indexAt(tops, 500)]).toEqual([0, 2])
  })

  test('returns -1 without rows', () => {
    expect(indexAt(topsOf([], { laneHeight: 38, barHeight: 36, barInset: 3 }, { start: 0, end: 1 }), 0)).toBe(-1)
  })

  test('a row has its upper edge above the height and its lower edge below', () => {
    const heights = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1 })
    fc.assert(
      fc.property(heights, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (all, part) => {
        const edges = Float64Array.from([0, ...all.map((_, at) => all.slice(0, at + 1).reduce((a, b) => a + b))])
        const px = Math.floor(part * (edges.at(-1) ?? 0))
        const index = indexAt(edges, px)
        expect((edges[index] ?? 0) <= px && px < (edges[index + 1] ?? 0)).toBe(true)
      }),
    )
  })
})

test('the view begins and ends with rows that show at least a pixel', () => {
  expect(rowsBetween(tops, 33, 1)).toEqual([0, 0])
  expect(rowsBetween(tops, 33, 2)).toEqual([0, 1])
  expect(rowsBetween(tops, 34, 43)).toEqual([1, 1])
  expect(rowsBetween(tops, 34, 44)).toEqual([1, 2])
})
