import type { EventData } from '@filao/domain/webhooks/events'

type Event = { id: number; type: string; createdAt: string; data: EventData }

/**
 * Returns the body of an event's request, the same in every attempt. `sequence` grows with the events of a webhook: of
 * two about one rental the later change has the higher one, in whichever order they arrive.
 */
export function requestBody({ id, type, createdAt, data }: Event): string {
  return JSON.stringify({ type, timestamp: createdAt, data: { ...data, sequence: id } })
}
