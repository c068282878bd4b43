import { expect, test } from 'vitest'
import { Problem } from '../../kernel/problem.ts'
import type { AwaitedParty, RentalStatus } from '../status/status.schema.ts'
import { rentalStatuses } from '../status/status.ts'
import type { CustomerAnswer } from './public-page.schema.ts'
import { checkAnswer, needsNewAnswer, problemForCustomer, readCode } from './public-page.ts'

test('a code is read with outer spaces, lower case and similar letters, and nothing else is a code', () => {
  expect(readCode(' 7gk2m4x9q1z0abcd ')).toBe('7GK2M4X9Q1Z0ABCD')
  expect(readCode('OIL2M4X9Q1Z0ABCD')).toBe('0112M4X9Q1Z0ABCD')
  for (const other of ['', '7GK2M4X9Q1Z0ABC', '7GK2M4X9Q1Z0ABCDE', 'UUUUUUUUUUUUUUUU', '7GK2M4X9Q1Z0ABC\0']) {
    expect(readCode(other)).toBeNull()
  }
})

test('an answer counts once, while the reservation waits for it; repeating it changes nothing', () => {
  const outcome = (answer: CustomerAnswer, awaits: AwaitedParty) => (status: RentalStatus) => {
    try {
      return checkAnswer({ status, awaits: status === 'validating' ? awaits : null }, answer)
    } catch (error) {
      return (error as Problem).code
    }
  }
  const no = 'invalid_transition'
  const outcomes = (answer: CustomerAnswer, awaits: AwaitedParty = 'customer') =>
    Object.fromEntries(rentalStatuses.map((status) => [status, outcome(answer, awaits)(status)]))
  const late = { draft: no, cancelled: no }
  const agreed = { pending: false, ongoing: false, done: false }
  expect(outcomes('pending')).toEqual({ ...late, ...agreed, quote: no, validating: true })
  expect(outcomes('validating')).toEqual({ ...late, ...agreed, quote: true, validating: no })
  const declined = { draft: no, pending: no, ongoing: no, done: no, cancelled: false }
  expect(outcomes('cancelled')).toEqual({ ...declined, quote: true, validating: true })
  // A request waits for the agency: its customer may repeat it or withdraw it, not confirm it themselves.
  expect(outcomes('pending', 'agency').validating).toBe(no)
  expect(outcomes('validating', 'agency').validating).toBe(false)
  expect(outcomes('cancelled', 'agency').validating).toBe(true)
})

test('a customer does not see whose rental takes the vehicle or the option', () => {
  const conflict = { publicId: '202603-0007', start: '2026-03-01T12:00:00Z', end: '2026-03-04T12:00:00Z' }
  const words = { fr: 'Pris par la location 202603-0007', en: 'Rental 202603-0007 holds it' }
  const shown = problemForCustomer(new Problem('vehicle_taken', words, { data: { conflict } }))
  expect(shown.code).toBe('vehicle_taken')
  expect(JSON.stringify([shown.sentence, shown.details])).not.toContain('0007')
  const option = problemForCustomer(new Problem('option_taken', words, { data: { option: { left: 7 } } }))
  expect([option.code, option.details]).toEqual(['option_taken', {}])
  expect(option.sentence.fr).toContain('Contactez l’agence')
  const other = new Problem('not_found', words)
  expect(problemForCustomer(other)).toBe(other)
})

test('what a customer accepted is asked again at other dates or a greater amount, and only then', () => {
  const accepted = {
    status: 'validating',
    awaits: 'agency',
    start: '2026-03-01T14:00:00Z',
    end: '2026-03-04T14:00:00Z',
    totalCents: 156_00,
    securityDepositCents: 800_00,
    waiverCents: null,
  } as const
  const changes = [
    { start: '2026-03-01T15:00:00Z' },
    { end: '2026-03-05T14:00:00Z' },
    { totalCents: 183_00 },
    { securityDepositCents: 900_00 },
    { waiverCents: 1 },
  ]
  for (const change of changes) expect(needsNewAnswer(accepted, { ...accepted, ...change })).toBe(true)
  expect(needsNewAnswer(accepted, { ...accepted, start: '2026-03-01T14:00:00.000Z', totalCents: 150_00 })).toBe(false)
  const dearer = { ...accepted, totalCents: 183_00 }
  expect(needsNewAnswer({ ...accepted, awaits: 'customer' }, dearer)).toBe(false)
  expect(needsNewAnswer({ ...accepted, status: 'pending' }, dearer)).toBe(false)
})
