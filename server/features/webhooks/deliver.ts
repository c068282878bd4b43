import { addMinutes } from '@filao/domain/kernel/time'
import { isGivenUp, nextAttempt } from '@filao/domain/webhooks/retry'
import type { Config } from '#platform/config'
import type { Database, Tx } from '#platform/database/connect'
import { inTransaction } from '#platform/database/tenancy/tenant'
import type { Enqueue } from '#platform/jobs/jobs'
import type { Log } from '#platform/log'
import { type PostResponse, post, type Resolve } from '#platform/outgoing/post'
import { signedHeaders } from '#platform/outgoing/sign'
import { type Due, findNext, holdWebhook, lockActive, type Outgoing, saveAttempt, takeDue } from './delivery-queries.ts'
import { requestBody } from './request-body.ts'
import { openSecret } from './sealed-secrets.ts'
import { switchOff } from './switch-off.ts'
import { updateWebhook } from './webhook-queries.ts'

export type DeliveryParts = {
  config: Pick<Config, 'webhooksPrivate' | 'secretsKey'>
  db: Database
  log: Log
  enqueue: Enqueue
  now: () => string
  /** The look-up of host names and the time limit of a request, which only tests replace. */
  resolve?: Resolve
  timeoutMs?: number
}

/** Webhooks served by a process at once; those that fail have half of the slots at most, and a company a quarter. */
const slots = { most: 40, mostFailing: 20, mostOfCompany: 10 }
/** Longer than a request and the statements around it. After a crash another process goes on then. */
const leaseMinutes = 0.5
/** Events or seconds after which a webhook gives its slot to others: a slow receiver would keep it for minutes. */
const turn = { events: 50, seconds: 20 }

/** Delivers due events. A call returns at once what it began: other webhooks are served meanwhile. */
export type Courier = {
  /** Begins to serve webhooks that have events due, as far as slots are free. */
  deliver: () => Promise<void>
  /** Resolves when everything that began has ended. */
  idle: () => Promise<void>
}

/** Makes the courier of a process. Each webhook has its own slot, so a slow receiver delays no other one. */
export function courier(parts: DeliveryParts): Courier {
  const busy = new Map<Promise<void>, { isFailing: boolean; companyId: number }>()
  const deliver = async () => {
    const most = slots.most - busy.size
    if (most <= 0) return
    const served = [...busy.values()]
    const failing = served.filter(({ isFailing }) => isFailing).length
    const now = parts.now()
    const room = {
      most,
      mostFailing: Math.max(0, slots.mostFailing - failing),
      mostOfCompany: slots.mostOfCompany,
      servedCompanies: served.map(({ companyId }) => companyId),
    }
    const until = addMinutes(now, leaseMinutes)
    const due = await inTransaction(parts.db, { identity: true }, (tx) => takeDue(tx, { ...room, now, until }))
    for (const { isFailing, ...webhook } of due) {
      const served = serveWebhook(parts, webhook)
        .catch((err) => parts.log.error({ err, webhookId: webhook.webhookId }, 'a webhook was not served'))
        .finally(() => busy.delete(served))
      busy.set(served, { isFailing, companyId: webhook.companyId })
    }
  }
  const idle = async () => {
    while (busy.size > 0) await Promise.all(busy.keys())
  }
  return { deliver, idle }
}

/** Sends the due events of one webhook, oldest first, until one fails, none is due or its turn is over. */
async function serveWebhook(parts: DeliveryParts, webhook: Due): Promise<void> {
  const scope = { companyId: webhook.companyId, userId: 0 }
  const began = Date.parse(parts.now())
  let next = await inTransaction(parts.db, scope, (tx) => findNext(tx, webhook, parts.now()))
  for (let sent = 1; next; sent++) {
    const event = next
    const answered = await send(parts, webhook, event)
    next = await inTransaction(parts.db, scope, async (tx) => {
      const now = parts.now()
      const isDone = isSuccess(answered)
      await recordAttempt(tx, parts, webhook, event, answered, now)
      const isOver = sent >= turn.events || Date.parse(now) - began >= turn.seconds * 1000
      const following = isDone && !isOver ? await findNext(tx, webhook, now) : undefined
      await holdWebhook(tx, webhook, following ? addMinutes(now, leaseMinutes) : null)
      return following
    })
  }
}

async function send(
  { config, now, resolve, timeoutMs }: DeliveryParts,
  { companyId }: Due,
  event: Outgoing,
): Promise<PostResponse> {
  const secrets = event.secrets.map((secret) => openSecret(config.secretsKey, companyId, secret))
  const body = requestBody(event)
  const seconds = Math.floor(Date.parse(now()) / 1000)
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Filao',
    ...signedHeaders({ id: event.messageId, seconds, body }, secrets),
  }
  return await post(event.url, headers, body, {
    allowsPrivate: config.webhooksPrivate,
    ...(resolve ? { resolve } : {}),
    ...(timeoutMs ? { timeoutMs } : {}),
  })
}

function isSuccess({ status }: PostResponse): boolean {
  return status !== null && status >= 200 && status < 300
}

/**
 * Records an attempt, and the next one after a failure. Switches the webhook off when its receiver is gone (410), or
 * took nothing for three days. One that was switched off during the request has given its events up.
 */
async function recordAttempt(
  tx: Tx,
  parts: DeliveryParts,
  { companyId, webhookId }: Due,
  { id, attempts, failingSince }: Outgoing,
  answered: PostResponse,
  now: string,
): Promise<void> {
  const isDone = isSuccess(answered)
  const isActive = await lockActive(tx, { companyId, webhookId })
  const tried = attempts + 1
  const nextAt = isDone || !isActive ? null : nextAttempt(tried, now)
  const outcome = { attempts: tried, nextAt, deliveredAt: isDone ? now : null }
  await saveAttempt(tx, { companyId, id }, { at: now, ...answered }, outcome)
  if (!isActive) return
  if (isDone) {
    if (failingSince) await updateWebhook(tx, companyId, webhookId, { failingSince: null })
    return
  }
  const since = failingSince ?? now
  if (answered.status === 410 || (nextAt === null && isGivenUp(since, now))) {
    await switchOff(tx, parts.enqueue, { companyId, webhookId, now })
  } else if (!failingSince) await updateWebhook(tx, companyId, webhookId, { failingSince: now })
}
