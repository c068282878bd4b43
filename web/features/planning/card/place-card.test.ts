import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeCard } from './place-card.ts'

const screen = { width: 1280, height: 800 }
const card = { width: 380, height: 420 }
const bar = (left: number, top: number) => ({ left, top, bottom: top + 28 })

test('a card is below its bar, and leaves the row beside the bar in view', () => {
  expect(placeCard(bar(300, 100), card, screen)).toMatchObject({ left: 300, top: 136 })
  expect(placeCard(bar(1100, 100), card, screen)).toMatchObject({ left: 892, top: 136 })
  expect(placeCard(bar(-200, 100), card, screen)).toMatchObject({ left: 8, top: 136 })
})

test('a card is above a bar at the bottom of the window', () => {
  expect(placeCard(bar(300, 700), card, screen)).toMatchObject({ left: 300, top: 272 })
})

test('a card that fits on neither side is shorter on the wider one', () => {
  expect(placeCard(bar(300, 370), card, screen)).toEqual({ left: 300, top: 406, maxHeight: 386 })
  expect(placeCard(bar(300, 410), card, screen)).toEqual({ left: 300, top: 8, maxHeight: 394 })
})

test('the card never covers the row of its bar, and stays in the window', () => {
  const edge = fc.integer({ min: -3000, max: 3000 })
  const inView = fc.integer({ min: 0, max: screen.height - 28 })
  fc.assert(
    fc.property(edge, inView, (left, top) => {
      const row = bar(left, top)
      const at = placeCard(row, card, screen)
      const bottom = at.top + Math.min(card.height, at.maxHeight)
      expect(at.top >= row.bottom || bottom <= row.top).toBe(true)
      expect(at.left).toBeGreaterThanOrEqual(0)
      expect(at.left + card.width).toBeLessThanOrEqual(screen.width)
      expect(at.top).toBeGreaterThanOrEqual(0)
      expect(bottom).toBeLessThanOrEqual(screen.height)
    }),
  )
})
