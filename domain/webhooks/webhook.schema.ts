import { z } from 'zod'
import { requiredText } from '../kernel/field.ts'
import { rule } from '../kernel/validation.ts'
import { webhookEvents } from './events.ts'

const Url = z
  .string()
  .trim()
  .max(500)
  .refine(
    ...rule((text: string) => isReceiver(text), 'pattern', {
      fr: 'Saisissez une adresse complète, comme https://exemple.fr/filao, sans identifiant ni mot de passe',
      en: 'Enter a complete address, such as https://example.com/filao, without a user name or password',
    }),
  )

const Events = z
  .array(z.enum(webhookEvents))
  .min(1)
  .max(webhookEvents.length)
  .transform((chosen) => webhookEvents.filter((event) => chosen.includes(event)))

/** A webhook to create. */
export const WebhookCreation = z.object({ name: requiredText(60), url: Url, events: Events })
export type WebhookCreation = z.infer<typeof WebhookCreation>

/** A change of a webhook. `isActive` true switches it on again, false off; events of the time between are not sent. */
export const WebhookChange = WebhookCreation.partial().extend({ isActive: z.boolean().optional() })
export type WebhookChange = z.infer<typeof WebhookChange>

/** An address that receives the events of a company. */
export const Webhook = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  isActive: z.boolean(),
  createdAt: z.string(),
  /** The first of the failures since which nothing was delivered; null when the last attempt succeeded. */
  failingSince: z.string().nullable(),
  /** The instant until which the last former secret signs too; null when only the current one does. */
  formerSecretUntil: z.string().nullable(),
})
export type Webhook = z.infer<typeof Webhook>

/** A webhook with its new secret, `whsec_` and 32 bytes in base64. */
export const WebhookWithSecret = Webhook.extend({ secret: z.string() })
export type WebhookWithSecret = z.infer<typeof WebhookWithSecret>

/** An event on its way to a webhook, or arrived there, with what was sent and answered. */
export const Delivery = z.object({
  id: z.int(),
  /** The `webhook-id`, the same in every attempt. */
  messageId: z.string(),
  type: z.string(),
  status: z.enum(['waiting', 'delivered', 'failed']),
  createdAt: z.string(),
  /** The instant of the next attempt; null when there is none. */
  nextAt: z.string().nullable(),
  /** The body of the request. */
  request: z.string(),
  attempts: z.array(
    z.object({
      at: z.string(),
      /** The HTTP status of the answer; null without one. */
      status: z.int().nullable(),
      durationMs: z.int(),
      /** The beginning of the answer, or the reason why there was none. */
      answer: z.string(),
    }),
  ),
})
export type Delivery = z.infer<typeof Delivery>

function isReceiver(text: string): boolean {
  return /^https?:\/\/[^\s/?#@\\]+([/?#]\S*)?$/i.test(text)
}
