import { Problem } from '@filao/domain/kernel/problem'
import type { Stripe } from 'stripe'
import type { Notice } from './payments.ts'

/** How old a signed message may be: what is caught on its way is worth nothing afterwards. */
const toleranceSeconds = 300

const ofCustomers = /^(customer\.subscription\.|checkout\.session\.completed$|invoice\.(paid|payment_failed)$)/
const ofPlans = /^(product|price)\./

/**
 * Reads a message to the webhook. It may come late, twice and in any order, so nothing of it counts but what it is about:
 * that is read again from Stripe.
 */
export function readNotice(stripe: Stripe, body: Buffer, signature: string, secret: string): Notice {
  const { id, type, data } = signed(stripe, body, signature, secret)
  if (ofPlans.test(type)) return { id, kind: type, about: 'plans', customerRef: null }
  const { customer } = data.object as { customer?: string | { id: string } | null }
  const customerRef = (typeof customer === 'string' ? customer : customer?.id) ?? null
  return { id, kind: type, about: ofCustomers.test(type) && customerRef ? 'customer' : 'nothing', customerRef }
}

function signed(stripe: Stripe, body: Buffer, signature: string, secret: string): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds)
  } catch {
    throw new Problem('malformed', {
      fr: 'La signature de ce message n’est pas valable.',
      en: 'The signature of this message is not valid.',
    })
  }
}
