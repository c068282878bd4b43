import type { FastifyInstance } from 'fastify'
import { type Following, followCustomer, followPlans } from './following.ts'

/** The size limit of an event in bytes; a larger body does not come from the provider. */
const mostBytes = 256 * 1024

/**
 * Serves `POST /api/billing/webhook`, where the payment provider sends its events. It is not in the contract: its body
 * is read unparsed, because the signature covers its bytes, and there is no session. Answers 200 when the event is
 * done, and 5xx or 409 when it should be sent again.
 */
export async function serveWebhook(app: FastifyInstance, parts: Following): Promise<void> {
  await app.register(async (inner) => {
    inner.removeAllContentTypeParsers()
    inner.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, done) => {
      done(null, body)
    })
    inner.post('/api/billing/webhook', { bodyLimit: mostBytes }, async (request) => {
      const signature = request.headers['stripe-signature']
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const event = parts.payments.readWebhookEvent(body, typeof signature === 'string' ? signature : '')
      if (event.about === 'plans') await followPlans(parts, event)
      else if (event.about === 'customer' && event.customerRef) await followCustomer(parts, event.customerRef, event)
      return { received: true }
    })
  })
}
