import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { Paging } from '../kernel/paging.ts'
import { Delivery, Webhook, WebhookChange, WebhookCreation, WebhookWithSecret } from './webhook.schema.ts'

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/companies/:companyId/webhooks',
  summary: 'The webhooks of the company, oldest first; never their secrets.',
  can: 'keys.write',
  response: z.array(Webhook),
})

export const createWebhook = endpoint({
  method: 'POST',
  path: '/companies/:companyId/webhooks',
  summary: 'Creates a webhook; this answer alone shows its secret.',
  can: 'keys.write',
  secret: true,
  body: WebhookCreation,
  response: WebhookWithSecret,
  status: 201,
  problems: ['conflict', 'email_unproven'],
})

export const updateWebhook = endpoint({
  method: 'PATCH',
  path: '/companies/:companyId/webhooks/:id',
  summary: 'Changes a webhook, or switches it on or off. Events that wait for one that is switched off are given up.',
  can: 'keys.write',
  body: WebhookChange,
  response: Webhook,
  problems: ['conflict'],
})

export const deleteWebhook = endpoint({
  method: 'DELETE',
  path: '/companies/:companyId/webhooks/:id',
  summary: 'Deletes a webhook with its log.',
  can: 'keys.write',
})

export const renewWebhookSecret = endpoint({
  method: 'POST',
  path: '/companies/:companyId/webhooks/:id/secret',
  summary: 'Gives the webhook a new secret, shown in this answer alone. Each former one signs too for 24 hours.',
  can: 'keys.write',
  secret: true,
  response: WebhookWithSecret,
  problems: ['conflict'],
})

export const testWebhook = endpoint({
  method: 'POST',
  path: '/companies/:companyId/webhooks/:id/test',
  summary: 'Sends the event `webhook.test`.',
  can: 'keys.write',
  response: Delivery,
  status: 201,
  problems: ['conflict'],
})

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/companies/:companyId/webhooks/:webhookId/deliveries',
  summary: 'The events of the last 30 days for a webhook, latest first, with every attempt to deliver them.',
  can: 'keys.write',
  paged: true,
  query: Paging,
  response: z.array(Delivery),
})

export const sendAgain = endpoint({
  method: 'POST',
  path: '/companies/:companyId/webhooks/:webhookId/deliveries/:id/again',
  summary: 'Sends an event again, with the same `webhook-id`.',
  can: 'keys.write',
  response: Delivery,
  problems: ['conflict'],
})
