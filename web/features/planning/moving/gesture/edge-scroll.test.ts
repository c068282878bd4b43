import { expect, test } from 'vitest'
import { createEdgeScroll, speed } from './edge-scroll.ts'

/** The width of a day in a month, and in a week. */
const [narrowPx, widePx] = [28, 160]

test('the board scrolls the faster the nearer the edge, and not at all in between', () => {
  const at = (x: number) => speed(x, 500, 0, 1000, widePx)
  expect(at(500)).toBe(0)
  expect(at(48)).toBe(0)
  expect(at(24)).toBe(-300)
  expect(at(976)).toBe(300)
  expect(at(-40)).toBe(-600)
  expect(at(1200)).toBe(600)
})

test('in a month it passes at most five days a second', () => {
  expect(speed(1000, 500, 0, 1000, narrowPx)).toBe(5 * narrowPx)
  expect(speed(976, 500, 0, 1000, narrowPx)).toBe(2.5 * narrowPx)
})

test('a drag that begins near an edge scrolls only once it comes nearer', () => {
  expect(speed(980, 980, 0, 1000, widePx)).toBe(0)
  expect(speed(990, 980, 0, 1000, widePx)).toBeGreaterThan(0)
  expect(speed(10, 980, 0, 1000, widePx)).toBeLessThan(0)
})

test('a phone scrolls slower', () => {
  expect(speed(300, 100, 0, 270, widePx)).toBe(300)
})

test('a narrow board keeps a middle in which nothing scrolls', () => {
  expect(speed(50, 50, 0, 100, widePx)).toBe(0)
})

/** Holds a bar at the right edge of a month, and returns the pixels scrolled and the last answer. */
function hold(frameMs: number, forMs: number, room = 5000) {
  const frame = { left: 0, right: 1000, top: 0, bottom: 600 }
  const scroller = {
    scrollLeft: 0,
    scrollTop: 0,
    getBoundingClientRect: () => frame,
    scrollBy(dx: number) {
      // A browser forgets the part of a pixel.
      scroller.scrollLeft = Math.min(room, scroller.scrollLeft + Math.trunc(dx))
    },
  }
  const scroll = createEdgeScroll(scroller as unknown as HTMLElement, { x: 500, y: 300 }, narrowPx)
  let goesOn = true
  for (let ms = 0; ms <= forMs; ms += frameMs) {
    goesOn = scroll({ left: 0, top: 0 }, { x: 1000, y: 300 }, 70_000 + ms)
  }
  return { px: scroller.scrollLeft, goesOn }
}

test('a screen with more frames a second scrolls no faster', () => {
  expect(Math.abs(hold(4, 2000).px - hold(20, 2000).px)).toBeLessThan(5)
})

test('it begins after a short delay, for a pointer that only passes', () => {
  expect(hold(10, 190)).toEqual({ px: 0, goesOn: true })
  expect(hold(10, 1200).px).toBeCloseTo(5 * narrowPx, -1)
})

test('after a pause between two frames it does not jump', () => {
  expect(hold(1000, 2000).px).toBeLessThanOrEqual(narrowPx)
})

test('it ends at the end of the board', () => {
  expect(hold(10, 2000, 40)).toEqual({ px: 40, goesOn: false })
})
