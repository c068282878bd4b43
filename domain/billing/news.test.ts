import { expect, test } from 'vitest'
import { newsOf, type SubscriptionState, stillHolds } from './news.ts'

const running: SubscriptionState = { status: 'active', isEnding: false, trialEndsAt: null }

test('a failed payment, an unpaid subscription, a cancellation and an end are news once', () => {
  expect(newsOf(running, { ...running, status: 'past_due' })).toBe('past_due')
  expect(newsOf({ ...running, status: 'past_due' }, { ...running, status: 'unpaid' })).toBe('unpaid')
  expect(newsOf(running, { ...running, isEnding: true })).toBe('ending')
  expect(newsOf({ ...running, isEnding: true }, { ...running, status: 'canceled' })).toBe('ended')
  expect(newsOf({ ...running, status: 'canceled' }, { ...running, status: 'canceled' })).toBeNull()
})

test('a subscription without a problem is no news', () => {
  expect(newsOf(running, running)).toBeNull()
  expect(newsOf({ ...running, status: 'past_due' }, running)).toBeNull()
  expect(newsOf({ ...running, status: 'canceled' }, { ...running, status: 'trialing' })).toBeNull()
})

test('news about a solved problem no longer hold', () => {
  expect(stillHolds('past_due', { ...running, status: 'past_due' }, '2026-03-02T10:00:00Z')).toBe(true)
  expect(stillHolds('past_due', running, '2026-03-02T10:00:00Z')).toBe(false)
  expect(stillHolds('ending', running, '2026-03-02T10:00:00Z')).toBe(false)
})

test('the end of a trial is announced from three days before it until it ends, except after a cancellation', () => {
  const trial: SubscriptionState = { status: 'trialing', isEnding: false, trialEndsAt: '2026-03-09T14:00:00Z' }
  expect(stillHolds('trial_ending', trial, '2026-03-06T13:59:59Z')).toBe(false)
  expect(stillHolds('trial_ending', trial, '2026-03-06T14:00:00Z')).toBe(true)
  expect(stillHolds('trial_ending', trial, '2026-03-09T13:59:59Z')).toBe(true)
  expect(stillHolds('trial_ending', trial, '2026-03-09T14:00:00Z')).toBe(false)
  expect(stillHolds('trial_ending', { ...trial, isEnding: true }, '2026-03-08T14:00:00Z')).toBe(false)
  expect(stillHolds('trial_ending', { ...running, trialEndsAt: trial.trialEndsAt }, '2026-03-08T14:00:00Z')).toBe(false)
})
