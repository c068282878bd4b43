import type { FastifyInstance } from 'fastify'
import { type Following, followCustomer, followPlans } from './following.ts'

/** A notice is small; what is larger comes from somebody else. */
const mostBytes = 256 * 1024

/**
 * `POST /api/billing/webhook`: where the provider of payments tells that something changed. It is no call of the contract: the
 * body is read as it came, since its signature is over its bytes, and there is no session. Answered 200 when there is nothing
 * more to do, and 5xx or 409 when it should be told again.
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
      const notice = parts.payments.readNotice(body, typeof signature === 'string' ? signature : '')
      if (notice.about === 'plans') await followPlans(parts, notice)
      else if (notice.about === 'customer' && notice.customerRef)
        await followCustomer(parts, notice.customerRef, notice)
      return { received: true }
    })
  })
}
