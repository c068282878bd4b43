import { type WebhookEvent, webhookEvents } from '@filao/domain/webhooks/events'

const groupOf = (event: WebhookEvent) => {
  const [subject] = event.split('.')
  return subject === 'rental' || subject === 'customer' || subject === 'vehicle' ? subject : 'money'
}

/** The events of a webhook as the form shows them: by subject. */
export const eventGroups = (['rental', 'money', 'customer', 'vehicle'] as const).map((group) => ({
  group,
  events: webhookEvents.filter((event) => groupOf(event) === group),
}))
