import type { Sentence } from '../kernel/language.ts'
import { Problem } from '../kernel/problem.ts'
import type { WebhookChange } from './webhook.schema.ts'

/** The most webhooks of a company. */
export const mostWebhooks = 20

/** The most former secrets of a webhook that sign beside the current one: each lengthens the header. */
const mostFormerSecrets = 10

/** The label of each field, on screens, in files and in refusals. */
export const webhookLabels = {
  name: { fr: 'Nom', en: 'Name' },
  url: { fr: 'Adresse', en: 'Address' },
  events: { fr: 'Événements', en: 'Events' },
  isActive: { fr: 'Actif', en: 'Active' },
  webhookId: { fr: 'Webhook', en: 'Webhook' },
} satisfies Record<keyof WebhookChange | 'webhookId', Sentence>

/** Refuses one webhook more than a company may have. Throws `conflict`. */
export function checkRoomForWebhook(count: number): void {
  if (count < mostWebhooks) return
  throw new Problem('conflict', {
    fr: `Votre entreprise a déjà ${mostWebhooks} webhooks\u202f: supprimez ceux qui ne servent plus.`,
    en: `Your company already has ${mostWebhooks} webhooks: delete those that are no longer used.`,
  })
}

/** Refuses a new secret while too many former ones still sign. Throws `conflict`. */
export function checkRoomForSecret(former: number): void {
  if (former < mostFormerSecrets) return
  throw new Problem('conflict', {
    fr: `Ce webhook a encore ${mostFormerSecrets} anciens secrets valables. Chacun le reste 24 heures\u202f: attendez, puis réessayez.`,
    en: `This webhook still has ${mostFormerSecrets} valid former secrets. Each stays valid for 24 hours: wait and try again.`,
  })
}
