import { createHmac } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { httpServer } from '#testing/http-server'

/** A request as a receiver of webhooks gets it. */
type Received = {
  id: string
  type: string
  seconds: number
  signatures: string[]
  body: string
  data: { companyId: number; id: number; rentalId: number | null; sequence: number }
}

/** Answers a request. It may do so late, wrongly or not at all. */
export type Behaviour = (received: Received, response: ServerResponse, request: IncomingMessage) => void

export type Receiver = {
  url: string
  /** Every request so far, oldest first. */
  received: Received[]
  behave: (next: Behaviour) => void
  close: () => Promise<void>
}

/** Starts a receiver of webhooks on this machine, which accepts everything until a test says otherwise. */
export async function givenReceiver(): Promise<Receiver> {
  const received: Received[] = []
  let behave: Behaviour = respond(204)
  const server = await httpServer(async (request, response) => {
    request.on('error', () => undefined)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const { type, data } = JSON.parse(body)
    const headers = request.headers as Record<string, string>
    const one = {
      id: headers['webhook-id'] ?? '',
      type,
      seconds: Number(headers['webhook-timestamp']),
      signatures: (headers['webhook-signature'] ?? '').split(' '),
      body,
      data,
    }
    received.push(one)
    behave(one, response, request)
  })
  return {
    ...server,
    received,
    behave: (next) => {
      behave = next
    },
  }
}

/** Answers with a status and a text. */
export function respond(status: number, text = ''): Behaviour {
  return (_received, response) => void response.writeHead(status).end(text)
}

/** Returns the signature of a request by this secret, as its receiver computes it. */
export function signatureOf({ id, seconds, body }: Received, secret: string): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
}
