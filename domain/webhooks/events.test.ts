import { expect, test } from 'vitest'
import { eventData, eventOf, webhookEvents } from './events.ts'

test('an event tells of what happened to a rental, by its action or the status that it reached', () => {
  const rental = { entity: 'rental', entityId: 7 }
  const cases = [
    ['created', undefined, 'rental.created'],
    ['changed', { end: ['a', 'b'] }, 'rental.changed'],
    ['quote', { status: ['draft', 'quote'] }, 'rental.changed'],
    ['pending', { status: ['quote', 'pending'] }, 'rental.confirmed'],
    ['delivered', { status: ['pending', 'ongoing'] }, 'rental.delivered'],
    ['returned', { status: ['ongoing', 'done'] }, 'rental.returned'],
    ['cancelled', { status: ['pending', 'cancelled'] }, 'rental.cancelled'],
    ['lapsed', { status: ['quote', 'cancelled'] }, 'rental.cancelled'],
    ['reinstated', { status: ['cancelled', 'pending'] }, 'rental.confirmed'],
    ['mailed', undefined, undefined],
  ] as const
  for (const [action, changes, event] of cases) {
    const recorded = { ...rental, action, ...(changes ? { changes: changes as never } : {}) }
    expect([action, eventOf(recorded)]).toEqual([action, event])
  }
})

test('an event about money names its rental; what no webhook hears of is no event', () => {
  const payment = { entity: 'payment', entityId: 3, action: 'created', changes: { rentalId: [null, 7] } } as const
  expect(eventOf(payment as never)).toBe('payment.recorded')
  expect(eventData(1, payment as never)).toEqual({ companyId: 1, id: 3, rentalId: 7 })
  const customer = { entity: 'customer', entityId: 4, action: 'imported' }
  expect([eventOf(customer), eventData(1, customer).rentalId]).toEqual(['customer.created', null])
  expect(eventOf({ entity: 'user', entityId: 1, action: 'created' })).toBeUndefined()
  expect(new Set(webhookEvents).size).toBe(webhookEvents.length)
})
