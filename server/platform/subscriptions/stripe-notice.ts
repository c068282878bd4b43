import { Problem } from '@filao/domain/kernel/problem'
import type { Stripe } from 'stripe'
import { z } from 'zod'
import type { Notice } from './payments.ts'

/** How old a signed message may be: what is caught on its way is worth nothing afterwards. */
const toleranceSeconds = 300

const ofCustomers = /^(customer\.subscription\.|checkout\.session\.completed$|invoice\.(paid|payment_failed)$)/
const ofPlans = /^(product|price)\./

const Told = z.object({ id: z.string().min(1).max(255), type: z.string().min(1).max(255) })
const customer = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish()
const OfCustomer = z.object({ data: z.object({ object: z.object({ customer }) }) })

/**
 * Reads a message to the webhook. It may come late, twice and in any order, so nothing of it counts but what it is about:
 * that is read again from Stripe. Throws `malformed` for what Stripe did not sign just now, or what says nothing.
 */
export function readNotice(stripe: Stripe, body: Buffer, signature: string, secret: string): Notice {
  const message = signed(stripe, body, signature, secret)
  const { id, type: kind } = read(Told, message)
  if (ofPlans.test(kind)) return { id, kind, about: 'plans', customerRef: null }
  if (!ofCustomers.test(kind)) return { id, kind, about: 'nothing', customerRef: null }
  const customerRef = read(OfCustomer, message).data.object.customer ?? null
  return { id, kind, about: customerRef ? 'customer' : 'nothing', customerRef }
}

/** What Stripe signed. Its library refuses what is too old, and takes what is from any day to come. */
function signed(stripe: Stripe, body: Buffer, signature: string, secret: string): unknown {
  try {
    const message: unknown = stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds)
    if (secondsAhead(signature) <= toleranceSeconds) return message
  } catch {
    // Refused below, as what is signed for later.
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
