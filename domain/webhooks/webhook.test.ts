import { expect, test } from 'vitest'
import { isGivenUp, nextAttempt } from './retry.ts'
import { WebhookCreation } from './webhook.schema.ts'
import { checkRoomForWebhook, mostWebhooks } from './webhook.ts'

test('an event is tried 15 times within three days, after pauses that grow', () => {
  const first = '2026-03-01T12:00:00Z'
  const instants = [first]
  for (let attempts = 1; ; attempts++) {
    const next = nextAttempt(attempts, instants.at(-1) as string)
    if (next === null) break
    instants.push(next)
  }
  expect(instants).toHaveLength(15)
  expect(instants.at(1)).toBe('2026-03-01T12:00:06Z')
  expect(Date.parse(instants.at(-1) as string)).toBeCloseTo(Date.parse('2026-03-04T12:00:00Z'), -2)
  const pauses = instants.slice(1).map((at, index) => Date.parse(at) - Date.parse(instants[index] as string))
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
})

test('a receiver is given up when it took nothing for three days', () => {
  expect(isGivenUp('2026-03-01T12:00:00Z', '2026-03-04T12:00:00Z')).toBe(true)
  expect(isGivenUp('2026-03-01T12:00:00Z', '2026-03-04T11:59:00Z')).toBe(false)
})

test('a webhook has an address without credentials, and at least one known event, each once', () => {
  const create = (url: string, events: string[] = ['rental.created']) => {
    return WebhookCreation.safeParse({ name: 'Comptabilité', url, events })
  }
  expect(
    create('https://example.org/a?b=c', ['rental.returned', 'rental.created', 'rental.created']).data?.events,
  ).toEqual(['rental.created', 'rental.returned'])
  for (const url of [
    'example.org',
    'ftp://example.org',
    'https://awa:secret@example.org/',
    'https:// a',
    'https:///',
  ]) {
    expect([url, create(url).success]).toEqual([url, false])
  }
  expect(create('https://example.org', []).success).toBe(false)
  expect(create('https://example.org', ['rental.stolen']).success).toBe(false)
  expect(() => checkRoomForWebhook(mostWebhooks - 1)).not.toThrow()
  expect(() => checkRoomForWebhook(mostWebhooks)).toThrow(`${mostWebhooks} webhooks`)
})
