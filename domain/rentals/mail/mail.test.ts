import { expect, test } from 'vitest'
import { checkMailable, checkReminderDue, isMoot, isReminderDue, mailKindLabels, mailsAfter } from './mail.ts'

test.each([
  ['draft', 'validating', false, ['reservation']],
  ['quote', 'validating', false, ['reservation']],
  ['quote', 'validating', true, ['answer']],
  ['quote', 'cancelled', true, ['answer']],
  ['validating', 'pending', false, ['accepted']],
  ['validating', 'pending', true, ['answer', 'accepted']],
  ['validating', 'cancelled', false, ['refused']],
  ['validating', 'cancelled', true, ['answer']],
  ['pending', 'cancelled', false, ['cancelled']],
  ['pending', 'ongoing', false, ['document']],
  ['draft', 'pending', false, []],
  ['quote', 'cancelled', false, []],
  ['draft', 'quote', false, []],
  ['ongoing', 'done', false, []],
  ['validating', 'validating', true, []],
] as const)('a change from %s to %s, by the customer: %s, sends its mails', (from, to, byCustomer, kinds) => {
  expect(mailsAfter({ from, to, byCustomer })).toEqual(kinds)
})

const trip = {
  dueCents: 4000,
  status: 'ongoing',
  start: '2026-03-01T10:00:00Z',
  end: '2026-03-05T10:00:00Z',
  deliveredAt: '2026-03-01T09:50:00Z',
} as const

test('the reminder is due in the last 24 hours of a rental that is out', () => {
  expect(isReminderDue(trip, '2026-03-04T10:00:00Z')).toBe(false)
  expect(isReminderDue(trip, '2026-03-04T10:00:01Z')).toBe(true)
  expect(isReminderDue(trip, '2026-03-05T10:00:00Z')).toBe(true)
  expect(isReminderDue(trip, '2026-03-05T10:00:01Z')).toBe(false)
  expect(isReminderDue({ ...trip, status: 'pending' }, '2026-03-04T12:00:00Z')).toBe(false)
})

test('no reminder is due when the vehicle left within a day of its return', () => {
  const short = { ...trip, end: '2026-03-02T09:50:00Z' }
  expect(isReminderDue(short, '2026-03-01T12:00:00Z')).toBe(false)
  expect(isReminderDue({ ...short, end: '2026-03-02T09:50:01Z' }, '2026-03-01T12:00:00Z')).toBe(true)
})

test('an invitation is moot once it is answered, a reminder once the vehicle is back, late or kept longer; a receipt never', () => {
  const now = '2026-03-05T09:00:00Z'
  expect(isMoot('reservation', { ...trip, status: 'validating' }, now)).toBe(false)
  expect(isMoot('reservation', { ...trip, status: 'cancelled' }, now)).toBe(true)
  expect(isMoot('reminder', trip, now)).toBe(false)
  expect(isMoot('reminder', { ...trip, status: 'done' }, now)).toBe(true)
  expect(isMoot('reminder', trip, '2026-03-05T10:00:01Z')).toBe(true)
  expect(isMoot('reminder', { ...trip, end: '2026-03-06T08:59:59Z' }, now)).toBe(false)
  expect(isMoot('reminder', { ...trip, end: '2026-03-06T09:00:00Z' }, now)).toBe(true)
  expect(isMoot('cancelled', { ...trip, status: 'cancelled' }, now)).toBe(false)
  expect(isMoot('cancelled', { ...trip, status: 'pending' }, now)).toBe(true)
  expect(isMoot('refused', { ...trip, status: 'validating' }, now)).toBe(true)
  expect(isMoot('receipt', { ...trip, status: 'cancelled' }, now)).toBe(false)
  expect(isMoot('payment_reminder', trip, now)).toBe(false)
  expect(isMoot('payment_reminder', { ...trip, dueCents: 0 }, now)).toBe(true)
})

test('staff invite once more while the answer is awaited, and send any document but a draft', () => {
  expect(() => checkMailable('reservation', { status: 'validating', awaits: 'customer' })).not.toThrow()
  expect(() => checkMailable('reservation', { status: 'validating', awaits: 'agency' })).toThrow(/not waiting/)
  expect(() => checkMailable('reservation', { status: 'pending', awaits: null })).toThrow(/not waiting/)
  expect(() => checkMailable('document', { status: 'draft', awaits: null })).toThrow(/draft cannot be sent/)
  expect(() => checkMailable('document', { status: 'quote', awaits: null })).not.toThrow()
  expect(() => checkMailable('document', { status: 'cancelled', awaits: null })).not.toThrow()
})

test('a customer is reminded of what is due once a day, and never of a paid rental', () => {
  expect(() => checkReminderDue(1, [])).not.toThrow()
  expect(() => checkReminderDue(0, [])).toThrow('This rental is paid')
  expect(() => checkReminderDue(1, ['2026-03-05T08:00:00Z'])).toThrow('already been reminded of this rental today')
})

test('a reservation is declined in English, as the button of the agent says', () => {
  expect(Object.values(mailKindLabels).filter(({ en }) => /refus/i.test(en))).toEqual([])
})
