import { fieldConflict, fieldProblem, Problem } from '@filao/domain/kernel/problem'
import { testEvent } from '@filao/domain/webhooks/events'
import { checkRoomForSecret, checkRoomForWebhook } from '@filao/domain/webhooks/webhook'
import type {
  Delivery,
  Webhook,
  WebhookChange,
  WebhookCreation,
  WebhookWithSecret,
} from '@filao/domain/webhooks/webhook.schema'
import { checkCompanyProven } from '#features/access/public'
import type { Tx } from '#platform/database/connect'
import { lockName } from '#platform/database/tenancy/name-lock'
import { withoutUndefined } from '#platform/database/without-undefined'
import { type Author, audit, auditChange, difference, removal } from '#platform/feature/audit'
import { isPrivateHost } from '#platform/outgoing/public-address'
import { newMessageId, newSecret } from '#platform/outgoing/sign'
import * as deliveries from './delivery-queries.ts'
import { requestBody } from './request-body.ts'
import * as queries from './webhook-queries.ts'

type Allowed = { webhooksPrivate: boolean }

/**
 * Creates a webhook and returns its secret this once. Throws `email_unproven` when the company's founder has not proven
 * their address.
 */
export async function createWebhook(
  tx: Tx,
  by: Author,
  wanted: WebhookCreation,
  config: Allowed,
): Promise<WebhookWithSecret> {
  const { companyId } = by
  checkReceiver(wanted.url, config)
  await checkCompanyProven(tx, companyId)
  await lockName(tx, `webhooks of ${companyId}`)
  checkRoomForWebhook((await queries.listWebhooks(tx, companyId)).length)
  const secret = newSecret()
  const inserted = await queries.insertWebhook(tx, { ...wanted, secret, companyId })
  if (!inserted) throw nameTaken()
  const { id } = inserted
  await audit(tx, { ...by, entity: 'webhook', entityId: id, action: 'created', changes: difference({}, wanted) })
  return { ...(await queries.loadWebhook(tx, companyId, id)), secret }
}

/**
 * Changes a webhook. One that is switched off gives up the events that wait for it, and so does one that is switched
 * on: a change that began before it was switched off may have stored one since.
 */
export async function updateWebhook(
  tx: Tx,
  by: Author,
  id: number,
  { isActive, ...wanted }: WebhookChange,
  config: Allowed,
  now: string,
): Promise<Webhook> {
  const { companyId } = by
  if (wanted.url) checkReceiver(wanted.url, config)
  await lockName(tx, `webhooks of ${companyId}`)
  const before = await queries.loadWebhook(tx, companyId, id, { lock: true })
  if (wanted.name && (await queries.isNameTaken(tx, companyId, id, wanted.name))) throw nameTaken()
  const isSwitched = isActive !== undefined && isActive !== before.isActive
  const state = isSwitched ? { disabledAt: isActive ? null : now, failingSince: null } : {}
  const change = { ...withoutUndefined(wanted), ...state }
  if (Object.keys(change).length > 0) await queries.updateWebhook(tx, companyId, id, change)
  if (isSwitched) await deliveries.giveUpAll(tx, companyId, id)
  const after = await queries.loadWebhook(tx, companyId, id)
  await auditChange(tx, { ...by, entity: 'webhook', entityId: id }, before, after)
  return after
}

export async function deleteWebhook(tx: Tx, by: Author, id: number): Promise<void> {
  const { name, url } = await queries.loadWebhook(tx, by.companyId, id, { lock: true })
  await queries.deleteWebhook(tx, by.companyId, id)
  const changes = removal({ name, url })
  await audit(tx, { ...by, entity: 'webhook', entityId: id, action: 'deleted', changes })
}

/** Gives a webhook a new secret and returns it this once. Each former one signs too for its own 24 hours. */
export async function renewWebhookSecret(tx: Tx, by: Author, id: number, now: string): Promise<WebhookWithSecret> {
  await queries.loadWebhook(tx, by.companyId, id, { lock: true })
  checkRoomForSecret(await queries.countFormerSecrets(tx, by.companyId, id, now))
  const secret = newSecret()
  await queries.replaceSecret(tx, by.companyId, id, secret, now)
  await audit(tx, { ...by, entity: 'webhook', entityId: id, action: 'secret_renewed' })
  return { ...(await queries.loadWebhook(tx, by.companyId, id)), secret }
}

/** Makes an event that only tests the webhook. */
export async function testWebhook(tx: Tx, by: Author, webhookId: number, now: string): Promise<Delivery> {
  const { companyId } = by
  checkActive(await queries.loadWebhook(tx, companyId, webhookId, { lock: true }))
  const data = JSON.stringify({ companyId, id: webhookId, rentalId: null })
  const event = { type: testEvent, data, messageId: newMessageId() }
  const id = await deliveries.insertDelivery(tx, { ...event, companyId, webhookId, createdAt: now, nextAt: now })
  await audit(tx, { ...by, entity: 'webhook', entityId: webhookId, action: 'tested' })
  return asSeen(await deliveries.loadDelivery(tx, companyId, webhookId, id))
}

/** Sends an event again, whatever became of it, with the same id. */
export async function sendAgain(
  tx: Tx,
  by: Author,
  { webhookId, id }: { webhookId: number; id: number },
  now: string,
): Promise<Delivery> {
  const { companyId } = by
  checkActive(await queries.loadWebhook(tx, companyId, webhookId, { lock: true }))
  const { messageId } = await deliveries.loadDelivery(tx, companyId, webhookId, id)
  await deliveries.markDue(tx, companyId, id, now)
  const changes = difference({}, { messageId })
  await audit(tx, { ...by, entity: 'webhook', entityId: webhookId, action: 'sent_again', changes })
  return asSeen(await deliveries.loadDelivery(tx, companyId, webhookId, id))
}

/** Lists the events for a webhook with every attempt to deliver them, latest first. */
export async function listDeliveries(
  tx: Tx,
  { companyId, webhookId }: { companyId: number; webhookId: number },
  part: { limit: number; offset: number },
) {
  await queries.loadWebhook(tx, companyId, webhookId)
  const { rows, total } = await deliveries.listDeliveries(tx, companyId, webhookId, part)
  return { rows: rows.map(asSeen), total }
}

type Loaded = Awaited<ReturnType<typeof deliveries.loadDelivery>>

function asSeen({ deliveredAt, ...delivery }: Loaded): Delivery {
  const done = deliveredAt ? 'delivered' : 'failed'
  return { ...delivery, status: delivery.nextAt ? 'waiting' : done, request: requestBody(delivery) }
}

/** Refuses an address that is never sent to. Names are looked up when an event is sent, not before. */
function checkReceiver(address: string, { webhooksPrivate }: Allowed): void {
  const url = URL.parse(address)
  if (url && (webhooksPrivate || (url.protocol === 'https:' && !isPrivateHost(url.hostname)))) return
  throw fieldProblem('url', 'pattern', {
    fr: 'L’adresse doit commencer par https:// et être sur l’internet public.',
    en: 'The address must begin with https:// and be on the public internet.',
  })
}

function checkActive({ isActive }: Webhook): void {
  if (isActive) return
  throw new Problem('conflict', {
    fr: 'Ce webhook est désactivé\u202f: réactivez-le d’abord.',
    en: 'This webhook is switched off: switch it on first.',
  })
}

const nameTaken = () =>
  fieldConflict('name', 'taken', {
    fr: 'Un webhook porte déjà ce nom.',
    en: 'A webhook already has this name.',
  })
