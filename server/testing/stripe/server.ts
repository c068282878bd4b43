import type { IncomingMessage, ServerResponse } from 'node:http'
import { Ajv } from 'ajv'
import { httpServer } from '../http-server.ts'
import { stripeAccount } from './account.ts'
import { answer } from './answer.ts'
import { operations, type StripeResponse } from './api.ts'
import { stripeApi } from './document.ts'
import { id, keys } from './events.ts'
import { readForm } from './form.ts'
import { type Failure, type Json, matches } from './paging.ts'

/**
 * Starts a server that answers as Stripe: every request is checked against `api.ts`, and every answer too.
 * Unknown parameters are refused as Stripe refuses them. A repeated idempotency key gets the first answer; with other
 * content, a refusal.
 */
export async function stripeServer() {
  const ajv = new Ajv({ coerceTypes: true, strict: false, allErrors: true })
  ajv.addSchema(stripeApi, 'stripe')
  const holds = new Map(operations.map((call) => [call, ajv.compile(call.body ?? call.query ?? {})]))
  const answered = (kind: StripeResponse) => ajv.getSchema(`stripe#/components/schemas/${kind}`)

  const account = stripeAccount()
  const requests: { method: string; path: string; key: string | null; sent: Json }[] = []
  const kept = new Map<string, { sent: string; status: number; body: string }>()
  const wrongAnswers: string[] = []
  const state = {
    isAway: false,
    hasPortalUpdates: true,
    beforeAnswer: async (_path: string): Promise<'lost' | undefined> => undefined,
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const url = new URL(request.url ?? '/', 'http://stripe.test')
    const form = Buffer.concat(chunks).toString()
    const raw = request.method === 'GET' ? url.search.slice(1) : form
    const path = url.pathname
    const key = (request.headers['idempotency-key'] as string | undefined) ?? null
    const reply = (status: number, body: string) => {
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': id('req') })
      response.end(body)
    }
    const refuse = ({ status, code, message }: Failure, type = 'invalid_request_error') =>
      reply(status, JSON.stringify({ error: { type, code, message } }))
    if (state.isAway) return refuse({ status: 500, code: 'api_error', message: 'Something went wrong.' }, 'api_error')
    if (request.headers.authorization !== `Bearer ${keys.secretKey}`) {
      return refuse({ status: 401, code: 'invalid', message: 'Invalid API Key provided.' })
    }
    const call = operations.find((one) => one.method === request.method && matches(one.path, path))
    const sent = readForm(raw)
    requests.push({ method: request.method ?? '', path, key, sent })
    if (!call) return refuse({ status: 404, code: 'url_invalid', message: `Unrecognized request URL (${path}).` })
    const check = holds.get(call)
    if (!request.headers['stripe-version'] || !check?.(sent)) {
      const message = ajv.errorsText(check?.errors)
      return refuse({ status: 400, code: 'parameter_unknown', message: `${call.method} ${path}: ${message}` })
    }
    const before = key ? kept.get(key) : undefined
    if (before && before.sent !== raw) {
      const message = 'Keys for idempotent requests can only be used with the same parameters.'
      return refuse({ status: 400, code: 'idempotency_key_in_use', message }, 'idempotency_error')
    }
    if (before) return reply(before.status, before.body)
    const body = answer(account, call, path, sent, state.hasPortalUpdates)
    if ('code' in body && 'message' in body) return refuse(body as Failure)
    for (const one of call.many ? (body.data as Json[]) : [body]) {
      const holdsAnswer = answered(call.answer)
      if (!holdsAnswer?.(structuredClone(one))) wrongAnswers.push(`${path}: ${ajv.errorsText(holdsAnswer?.errors)}`)
    }
    const written = JSON.stringify(body)
    if (key) kept.set(key, { sent: raw, status: 200, body: written })
    if ((await state.beforeAnswer(path)) === 'lost') response.destroy()
    else reply(200, written)
  }

  const { url, close } = await httpServer((request, response) => void serve(request, response))
  account.sell(keys.baseProduct, 'Base', { metadata: { agencies: '1', vehicles: '5', customers: '50' } })

  return {
    url,
    /** The settings of an application that uses this server. */
    settings: {
      BILLING: 'stripe',
      STRIPE_SECRET_KEY: keys.secretKey,
      STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
      STRIPE_BASE_PRODUCT: keys.baseProduct,
      STRIPE_API_URL: url,
    },
    ...account,
    requests,
    state,
    /** Answers of this server that differ from Stripe's description. */
    wrongAnswers,
    close,
  }
}
export type StripeServer = Awaited<ReturnType<typeof stripeServer>>
