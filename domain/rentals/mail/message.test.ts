import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messageFor, messageLinks, messageText } from './message.ts'

const now = '2026-03-02T12:00:00Z'
const start = '2026-03-02T12:00:01Z'
const none = { start, validUntil: null, awaits: null, cancelledFrom: null, lapsedAt: null, dueCents: 0 }

test.each([
  ['a draft', { status: 'draft' }, null],
  ['a quote', { status: 'quote' }, 'quote'],
  ['a reservation that its customer has to answer', { status: 'validating', awaits: 'customer' }, 'reservation'],
  ['a reservation that the agency has to answer', { status: 'validating', awaits: 'agency' }, null],
  ['a contract', { status: 'pending' }, 'accepted'],
  ['a vehicle that is out', { status: 'ongoing' }, 'reminder'],
  ['a return that is not paid', { status: 'done', dueCents: 1 }, 'payment_reminder'],
  ['a return that is paid', { status: 'done' }, null],
  ['a refusal', { status: 'cancelled', cancelledFrom: 'validating' }, 'refused'],
  ['a cancellation', { status: 'cancelled', cancelledFrom: 'pending' }, 'cancelled'],
  ['a quote whose start has passed', { status: 'quote', start: '2026-03-02T11:59:59Z' }, 'lapsed'],
  ['a quote after its validity', { status: 'quote', validUntil: '2026-03-02T11:59:59Z' }, 'lapsed'],
  ['a contract whose start has passed', { status: 'pending', start: '2026-03-02T11:59:59Z' }, 'accepted'],
  ['an offer that expired', { status: 'cancelled', lapsedAt: '2026-03-01T12:00:00Z' }, 'lapsed'],
] as const)('%s has the words of its state', (_what, state, kind) => {
  expect(messageFor({ ...none, ...state }, now)).toBe(kind)
})

test('the page’s address ends the text once', () => {
  expect(messageText(['Bonjour', 'À demain'], 'https://x/l/a')).toBe('Bonjour\n\nÀ demain\n\nhttps://x/l/a')
  expect(messageText(['Voir https://x/l/a'], 'https://x/l/a')).toBe('Voir https://x/l/a')
  expect(messageText(['Bonjour'], '')).toBe('Bonjour')
})

test('links have the number in international form, and any text as it was written', () => {
  expect(messageLinks('590690123456', 'À 8h & plus\n?')).toEqual({
    whatsApp: 'https://wa.me/590690123456?text=%C3%80%208h%20%26%20plus%0A%3F',
    sms: 'sms:+590690123456?body=%C3%80%208h%20%26%20plus%0A%3F',
  })
  expect(messageLinks('590690123456', '')?.sms).toBe('sms:+590690123456')
  for (const invalid of ['', '123', '+590690123456', '06 90']) expect(messageLinks(invalid, 'a')).toBe(null)
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const [address, words = ''] = messageLinks('590690123456', text)?.whatsApp.split('?text=') ?? []
      expect([address, decodeURIComponent(words)]).toEqual(['https://wa.me/590690123456', text.toWellFormed()])
    }),
  )
})
