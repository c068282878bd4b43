import { describe, expect, test } from 'vitest'
import { unfinishedStatuses } from '../../company/unfinished-rentals.ts'
import { Problem } from '../../kernel/problem.ts'
import { documentLabels, statusLabels } from '../record/labels.ts'
import { canMove, checkExpected, checkMove } from '../record/transition.ts'
import type { RentalStatus } from './status.schema.ts'
import { editScreen, holdsVehicle, isDeletable, isEditable, rentalStatuses } from './status.ts'

/** The statuses that each status may change to: the same table, seen from the other side. */
const goesTo = {
  draft: ['quote', 'validating', 'pending'],
  quote: ['draft', 'validating', 'pending', 'cancelled'],
  validating: ['pending', 'cancelled'],
  pending: ['ongoing', 'cancelled'],
  ongoing: ['done'],
  done: [],
  cancelled: [],
} satisfies Record<RentalStatus, RentalStatus[]>

describe.each(rentalStatuses)('a rental that is %s', (from) => {
  test.each(rentalStatuses)('may become %s only as the table allows', (to) => {
    const allowed: readonly RentalStatus[] = goesTo[from]
    expect(canMove(from, to)).toBe(allowed.includes(to))
  })

  test('may be set to its own status again, which writes nothing', () => {
    expect(checkMove(from, from)).toBe(false)
    expect(canMove(from, from)).toBe(false)
  })
})

test('an allowed change is written', () => {
  expect(checkMove('validating', 'pending')).toBe(true)
})

test('a customer who accepts after the agency cancelled sees the reason of the refusal', () => {
  const accept = () => checkMove('cancelled', 'pending')
  expect(accept).toThrow(Problem)
  expect(accept).toThrow("A rental that is 'Canceled' cannot become 'Pending'")
  try {
    accept()
  } catch (problem) {
    expect(problem).toMatchObject({ code: 'invalid_transition', status: 409 })
  }
})

test.each([
  ['quote', false, false, true, 'summary'],
  ['draft', false, true, true, 'form'],
  ['validating', true, false, true, 'summary'],
  ['pending', true, false, true, 'summary'],
  ['ongoing', true, false, true, 'summary'],
  ['done', false, false, false, null],
  ['cancelled', false, false, false, 'summary'],
] as const)('%s holds the vehicle: %s, deletable: %s, editable: %s, edited on: %s', (status, ...expected) => {
  expect([holdsVehicle(status), isDeletable(status), isEditable(status), editScreen(status)]).toEqual(expected)
})

test('the labels are those of the specification', () => {
  expect(rentalStatuses.map((status) => [status, statusLabels[status].en, documentLabels[status].en])).toEqual([
    ['quote', 'Quote', 'Quote'],
    ['draft', 'Draft', 'Quote'],
    ['validating', 'Waiting for validation', 'Reservation'],
    ['pending', 'Pending', 'Contract'],
    ['ongoing', 'In progress', 'Contract'],
    ['done', 'Finished', 'Contract'],
    ['cancelled', 'Canceled', 'Contract (cancelled)'],
  ])
})

describe('a change based on a status', () => {
  test('is refused once the status has changed', () => {
    expect(() => checkExpected('pending', 'validating', 'cancelled')).toThrow(/changed in the meantime/)
  })

  test('is accepted when the status is the same, the change has already happened or no status was expected', () => {
    checkExpected('validating', 'validating', 'cancelled')
    checkExpected('cancelled', 'validating', 'cancelled')
    checkExpected('pending', undefined, 'cancelled')
  })
})

test('a rental is unfinished from its offer until it is over: a draft needs no action yet', () => {
  const unfinished = rentalStatuses.filter((status) => isEditable(status) && status !== 'draft')
  expect(unfinished.toSorted()).toEqual(unfinishedStatuses.toSorted())
})
