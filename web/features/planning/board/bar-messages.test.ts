import { formatNearDateTime } from '@filao/domain/kernel/date-text'
import { instantAt } from '@filao/domain/kernel/time'
import { barsOf } from '@filao/domain/planning/bars'
import { anUnavailability, aRental } from '@filao/domain/planning/sample-planning'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { barClock, barLabel, isMovable, isOwed } from './bar-messages.ts'

const words = {
  unavailable: 'Indisponible',
  lateReturn: 'retour en retard',
  lateDeparture: 'départ en retard',
  unpaid: 'reste à payer',
  conflict: 'chevauche une autre période',
  formerVehicle: 'véhicule changé depuis',
  promised: 'catégorie promise',
  pinned: 'véhicule gardé',
}
const now = Date.parse('2026-11-20T12:00:00Z')
const clock = barClock('America/Guadeloupe', 'fr')
const label = (...[bar]: ReturnType<typeof barsOf>) => bar && barLabel(bar, 'AB-123-CD', clock, words, 'fr')

describe('a screen reader reads vehicle, customer, dates and state', () => {
  test('the label of an upcoming rental', () => {
    expect(label(...barsOf([aRental({ isPaid: false })], [], now))).toBe(
      'AB-123-CD, Maëlle Cœur, sam. 21 nov., 6h00 – mer. 25 nov., 6h00, À venir, reste à payer',
    )
  })

  test('the label of a late rental gives the agreed return, not the drawn end of its bar', () => {
    const late = aRental({ status: 'ongoing', start: '2026-11-01T14:00:00Z', end: '2026-11-19T14:00:00Z' })
    expect(label(...barsOf([late], [], now))).toBe(
      'AB-123-CD, Maëlle Cœur, dim. 1er nov., 10h00 – jeu. 19 nov., 10h00, En cours, retour en retard',
    )
  })

  test('the label of an unavailability, which may have no description', () => {
    expect(label(...barsOf([], [anUnavailability()], now))).toContain('AB-123-CD, Révision, ven. 27 nov.')
    expect(label(...barsOf([], [anUnavailability({ description: null })], now))).toContain('AB-123-CD, Indisponible, ')
  })
})

test('a promised category is told until the vehicle leaves, with the pin that keeps it', () => {
  const promise = { categoryId: 1, transmission: null, seats: null }
  const told = (given: Parameters<typeof aRental>[0]) => label(...barsOf([aRental({ promise, ...given })], [], now))
  expect(told({})).toMatch(/À venir, catégorie promise$/)
  expect(told({ isPinned: true })).toMatch(/À venir, véhicule gardé$/)
  expect(told({ status: 'ongoing' })).not.toContain('promise')
  const moves = (given: Parameters<typeof aRental>[0]) => isMovable(aRental({ promise, ...given }))
  expect([moves({}), moves({ isPinned: true }), moves({ status: 'ongoing' })]).toEqual([true, false, false])
  expect(isMovable(aRental())).toBe(false)
})

test('drafts, quotes and vehicles given back on the way owe nothing', () => {
  const owes = (given: Parameters<typeof aRental>[0]) => isOwed(aRental({ isPaid: false, ...given }))
  expect([owes({}), owes({ status: 'done' }), owes({ status: 'validating' })]).toEqual([true, true, true])
  expect([owes({ status: 'draft' }), owes({ status: 'quote' }), owes({ isFormer: true })]).toEqual([
    false,
    false,
    false,
  ])
  expect(isOwed(aRental({ isPaid: true }))).toBe(false)
})

test('the clock of bars formats dates like the other screens', () => {
  const moments = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2035-01-01') })
  const zones = fc.constantFrom('America/Miquelon', 'America/Guadeloupe', 'Europe/Paris')
  fc.assert(
    fc.property(moments, zones, fc.constantFrom('fr' as const, 'en' as const), (moment, zone, language) => {
      const at = instantAt(moment)
      expect(barClock(zone, language).full(moment)).toBe(formatNearDateTime(at, zone, language, at))
    }),
  )
})
