import { Problem } from '@filao/domain/kernel/problem'
import type { Stripe } from 'stripe'
import { z } from 'zod'
import type { WebhookEvent } from './payments.ts'

/** The longest accepted age of a signature: an intercepted event cannot be replayed later. */
const toleranceSeconds = 300

const ofCustomers = /^(customer\.subscription\.|checkout\.session\.completed$|invoice\.(paid|payment_failed)$)/
const ofPlans = /^(product|price)\./

const EventHead = z.object({ id: z.string().min(1).max(255), type: z.string().min(1).max(255) })
const customer = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish()
const OfCustomer = z.object({ data: z.object({ object: z.object({ customer }) }) })

/**
 * Parses a webhook event. It may come late, twice and in any order, so its payload is never trusted: it only says which
 * data to fetch again from Stripe. Throws `malformed` when Stripe did not sign it within five minutes, or when it has
 * no content.
 */
export function readWebhookEvent(stripe: Stripe, body: Buffer, signature: string, secret: string): WebhookEvent {
  const message = signed(stripe, body, signature, secret)
  const { id, type: kind } = read(EventHead, message)
  if (ofPlans.test(kind)) return { id, kind, about: 'plans', customerRef: null }
  if (!ofCustomers.test(kind)) return { id, kind, about: 'nothing', customerRef: null }
  const customerRef = read(OfCustomer, message).data.object.customer ?? null
  return { id, kind, about: customerRef ? 'customer' : 'nothing', customerRef }
}

/** Returns the signed content. Stripe's library refuses an old signature, but accepts one from the future. */
function signed(stripe: Stripe, body: Buffer, signature: string, secret: string): unknown {
  try {
    const message: unknown = stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds)
    if (secondsAhead(signature) <= toleranceSeconds) return message
  } catch {
    // Refused below, like a signature from the future.
  }
  throw new Problem('malformed', {
    fr: 'La signature de ce message n’est pas valable.',
    en: 'The signature of this message is not valid.',
  })
}

function secondsAhead(signature: string): number {
  const times = signature.split(',').filter((part) => part.startsWith('t='))
  return Math.max(...times.map((part) => Number(part.slice(2)))) - Date.now() / 1000
}

function read<Shape extends z.ZodType>(shape: Shape, message: unknown): z.output<Shape> {
  const { success, data } = shape.safeParse(message)
  if (success) return data
  throw new Problem('malformed', {
    fr: 'Ce message n’est pas un événement de Stripe.',
    en: 'This message is not an event of Stripe.',
  })
}
