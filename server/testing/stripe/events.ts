import { createHmac, randomBytes } from 'node:crypto'

/** The keys of the fake account. */
export const keys = { secretKey: 'sk_test_filao', webhookSecret: 'whsec_filao', baseProduct: 'prod_base_stripe' }

/** Returns a new id of a kind, as Stripe writes them: `cus_…`. */
export const id = (kind: string) => `${kind}_${randomBytes(8).toString('hex')}`

/** Returns the time as Stripe counts it. */
export const seconds = () => Math.floor(Date.now() / 1000)

/** Returns a signed webhook event. `at` is the time of the signature; `secret` signs it. */
export function event(
  type: string,
  object: Record<string, unknown>,
  { eventId = id('evt'), at = seconds(), secret = keys.webhookSecret } = {},
): { payload: string; headers: Record<string, string> } {
  const fixed = { object: 'event', api_version: '2026-09-30.endive', created: at, livemode: false, pending_webhooks: 1 }
  return signedMessage(JSON.stringify({ id: eventId, type, data: { object }, request: null, ...fixed }), { at, secret })
}

/** Returns a webhook event signed as Stripe signs it, with any content. */
export function signedMessage(payload: string, { at = seconds(), secret = keys.webhookSecret } = {}) {
  const signature = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')
  const headers = { 'stripe-signature': `t=${at},v1=${signature}`, 'content-type': 'application/json; charset=utf-8' }
  return { payload, headers }
}
