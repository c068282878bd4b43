import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeCard } from './place-card.ts'

const screen = { width: 1280, height: 800 }
const card = { width: 380, height: 420 }
const bar = (left: number, right: number, top: number) => ({ left, right, top, bottom: top + 28 })

test('a card is at the right of its bar, or at the left when the right is too narrow', () => {
  expect(placeCard(bar(300, 500, 100), card, screen)).toEqual({ left: 508, top: 100 })
  expect(placeCard(bar(900, 1100, 100), card, screen)).toEqual({ left: 512, top: 100 })
})

test('beside a bar at the bottom of the window it moves up', () => {
  expect(placeCard(bar(300, 500, 760), card, screen)).toEqual({ left: 508, top: 372 })
})

test('a bar that fills the width has the card below, or above', () => {
  expect(placeCard(bar(-200, 1500, 100), card, screen)).toEqual({ left: 8, top: 136 })
  expect(placeCard(bar(-200, 1500, 700), card, screen)).toEqual({ left: 8, top: 272 })
})

test('with no room on any side the card covers the middle of its bar', () => {
  expect(placeCard(bar(-200, 1500, 390), { width: 380, height: 420 }, screen)).toEqual({ left: 450, top: 372 })
})

test('the card stays in the window for every bar', () => {
  const edge = fc.integer({ min: -3000, max: 3000 })
  fc.assert(
    fc.property(edge, fc.integer({ min: 1, max: 3000 }), edge, (left, width, top) => {
      const at = placeCard(bar(left, left + width, top), card, screen)
      expect(at.left).toBeGreaterThanOrEqual(0)
      expect(at.top).toBeGreaterThanOrEqual(0)
      expect(at.left + card.width).toBeLessThanOrEqual(screen.width)
      expect(at.top + card.height).toBeLessThanOrEqual(screen.height)
    }),
  )
})
