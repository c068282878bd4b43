import { signatureOf } from '../../server/testing/network/receiver.ts'
import type { BenchReceiver } from './receivers.ts'

/** A payment that was recorded, of which an event tells. */
export type Recorded = { id: number; rentalId: number }

/** The counts of the requests that a receiver got. */
export type Arrivals = {
  events: number
  requests: number
  /** Requests with the `webhook-id` of an earlier one. */
  duplicates: number
  /** Requests that arrived after one about a later change of the same rental. */
  overtaken: number
}

/**
 * Compares what a receiver got with the payments as they were recorded, and counts it. Throws when an event is missing
 * or unknown, an id came with two bodies, a signature is wrong, or `sequence` gives another order of a rental's
 * payments than their own.
 */
export function checkArrivals(
  { name, received }: BenchReceiver,
  recorded: readonly Recorded[],
  secret: string,
): Arrivals {
  const refuse = (what: string) => {
    throw new Error(`The receiver that ${name}: ${what}`)
  }
  const byId = new Map<string, (typeof received)[number]>()
  const latest = new Map<number | null, number>()
  let overtaken = 0
  for (const one of received) {
    const { id, body, data } = one
    if (one.signatures.join() !== signatureOf(one, secret)) refuse(`${id} has another signature`)
    const known = byId.get(id)
    if (known && known.body !== body) refuse(`${id} came with two bodies`)
    byId.set(id, one)
    if (data.sequence < (latest.get(data.rentalId) ?? 0)) overtaken++
    latest.set(data.rentalId, Math.max(data.sequence, latest.get(data.rentalId) ?? 0))
  }
  const sorted = [...byId.values()].map(({ data }) => data).toSorted((a, b) => a.sequence - b.sequence)
  const [told, wanted] = [idsByRental(sorted), idsByRental(recorded)]
  for (const [rentalId, ids] of wanted) {
    if (told.get(rentalId)?.join() !== ids.join()) {
      refuse(`of rental ${rentalId} it was told ${told.get(rentalId)} instead of ${ids}`)
    }
  }
  if (byId.size !== recorded.length) refuse(`it got ${byId.size} events of ${recorded.length}`)
  return { events: byId.size, requests: received.length, duplicates: received.length - byId.size, overtaken }
}

function idsByRental(payments: readonly { id: number; rentalId: number | null }[]): Map<number | null, number[]> {
  const groups = Map.groupBy(payments, ({ rentalId }) => rentalId)
  return new Map([...groups].map(([rentalId, all]) => [rentalId, all.map(({ id }) => id)]))
}
