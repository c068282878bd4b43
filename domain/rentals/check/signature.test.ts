import { expect, test } from 'vitest'
import { Signature, SignatureCreation } from './signature.schema.ts'
import { mostNumbers, shortened, strokePath } from './signature.ts'

/** Draws a spiral with that many points, like a finger that does not stop. */
function scribble(points: number): number[] {
  return Array.from({ length: points }, (_, n) => [
    Math.round(500 + (n / points) * 190 * Math.cos(n / 20)),
    Math.round(200 + (n / points) * 190 * Math.sin(n / 20)),
  ]).flat()
}

test('a signature is accepted up to as many points as a finger draws', () => {
  const of = (numbers: number) => ({ by: 'Zoé', strokes: Array(numbers / 400).fill(scribble(200)) })
  expect(SignatureCreation.safeParse(of(mostNumbers)).success).toBe(true)
  expect(SignatureCreation.safeParse(of(mostNumbers + 400)).error?.issues).toMatchObject([
    { params: { code: 'too_long' } },
  ])
})

test('a signature that fits is sent unchanged', () => {
  const strokes = [scribble(600), [5, 5], [1, 2, 3, 4]]
  expect(shortened(strokes)).toBe(strokes)
})

test('a longer one is sent with fewer points, and looks the same', () => {
  const strokes = [...Array(5).fill(scribble(1000)), [5, 5], [1, 2, 3, 4]]
  const short = shortened(strokes)
  expect(SignatureCreation.safeParse({ by: 'Zoé', strokes: short }).success).toBe(true)
  expect(short.slice(-2)).toEqual([
    [5, 5],
    [1, 2, 3, 4],
  ])
  const [drawn = [], sent = []] = [strokes[0], short[0]]
  expect([sent.slice(0, 2), sent.slice(-2)]).toEqual([drawn.slice(0, 2), drawn.slice(-2)])
  for (let at = 0; at < drawn.length; at += 2) {
    expect(distance(sent, [drawn[at] ?? 0, drawn[at + 1] ?? 0])).toBeLessThanOrEqual(4)
  }
})

test('a line that returns to its start keeps its shape, and a straight one its ends', () => {
  const there = Array.from({ length: 500 }, (_, n) => [n, 10]).flat()
  const back = Array.from({ length: 500 }, (_, n) => [499 - n, 10]).flat()
  const [straight, closed] = shortened([there, [...there, ...back], ...Array(4).fill(there)])
  expect(straight).toEqual([0, 10, 499, 10])
  expect(closed).toEqual([0, 10, 499, 10, 0, 10])
})

test('strokes are drawn as an SVG path', () => {
  expect(strokePath([1, 2, 3, 4, 5, 6])).toBe('M1 2L3 4 5 6')
  expect(strokePath([1, 2])).toBe('M1 2L1 2')
})

/** Returns the distance of a point from a line through these points. */
function distance(line: readonly number[], [x, y]: [number, number]): number {
  let nearest = Number.POSITIVE_INFINITY
  for (let at = 0; at < line.length - 2; at += 2) {
    const [fromX = 0, fromY = 0, toX = 0, toY = 0] = line.slice(at, at + 4)
    const length = (toX - fromX) ** 2 + (toY - fromY) ** 2
    const share = ((x - fromX) * (toX - fromX) + (y - fromY) * (toY - fromY)) / (length || 1)
    const inside = Math.min(1, Math.max(0, share))
    nearest = Math.min(nearest, Math.hypot(fromX + inside * (toX - fromX) - x, fromY + inside * (toY - fromY) - y))
  }
  return nearest
}

test('a stored signature is read back, and a new one needs a name that can be displayed', () => {
  const signature = { by: 'Zoé\u0007', strokes: [[1, 1]] }
  expect(Signature.parse(signature)).toEqual(signature)
  expect(SignatureCreation.safeParse(signature).success).toBe(false)
})

test.each([
  [
    'of whole points in its box',
    [
      [0, 0, 1000, 400],
      [5, 5],
    ],
    true,
  ],
  ['with half a point', [[5, 5, 7]], false],
  ['below its box', [[5, 401]], false],
])('a signature %s is accepted: %s', (_what, strokes, isAccepted) => {
  expect(SignatureCreation.safeParse({ by: 'Zoé', strokes }).success).toBe(isAccepted)
})
