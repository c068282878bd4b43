import { createHmac, randomBytes, randomUUID } from 'node:crypto'

/** Returns a new secret for signatures: `whsec_` and 32 random bytes in base64. */
export function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}

/** Returns the id of a new message. */
export function newMessageId(): string {
  return `msg_${randomUUID().replaceAll('-', '')}`
}

type Message = { id: string; seconds: number; body: string }

/**
 * Returns the headers that sign a message as Standard Webhooks (standardwebhooks.com) says: a signature for each
 * secret, so that a receiver may know the former one or the new one.
 */
export function signedHeaders({ id, seconds, body }: Message, secrets: string[]): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': `${seconds}`, 'webhook-signature': signatures.join(' ') }
}
