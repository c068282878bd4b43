/** A change as the audit trail records it. */
type Recorded = {
  entity: string
  entityId: number
  action: string
  changes?: Record<string, [unknown, unknown]>
}

/** The record and the actions of the audit trail of which an event tells, or the status that it reaches. */
type Source = { entity: string; actions: readonly string[] } | { entity: 'rental'; reaches: string }

/** Every event that a webhook may ask for, with the recorded changes behind it: the only place that knows. */
const sources = {
  'rental.created': { entity: 'rental', actions: ['created'] },
  'rental.changed': {
    entity: 'rental',
    actions: ['changed', 'quote', 'validating', 'reinstated', 'vehicle_changed', 'settled'],
  },
  'rental.confirmed': { entity: 'rental', reaches: 'pending' },
  'rental.delivered': { entity: 'rental', actions: ['delivered'] },
  'rental.returned': { entity: 'rental', actions: ['returned'] },
  'rental.cancelled': { entity: 'rental', reaches: 'cancelled' },
  'rental.deleted': { entity: 'rental', actions: ['deleted'] },
  'payment.recorded': { entity: 'payment', actions: ['created'] },
  'payment.refunded': { entity: 'payment', actions: ['refunded'] },
  'charge.recorded': { entity: 'charge', actions: ['created', 'taken_back'] },
  'invoice.issued': { entity: 'invoice', actions: ['issued'] },
  'customer.created': { entity: 'customer', actions: ['created', 'imported'] },
  'customer.changed': { entity: 'customer', actions: ['changed'] },
  'customer.merged': { entity: 'customer', actions: ['merged'] },
  'customer.unmerged': { entity: 'customer', actions: ['unmerged'] },
  'customer.removed': { entity: 'customer', actions: ['deleted', 'archived'] },
  'vehicle.created': { entity: 'vehicle', actions: ['created', 'imported'] },
  'vehicle.changed': { entity: 'vehicle', actions: ['changed'] },
  'vehicle.removed': { entity: 'vehicle', actions: ['deleted', 'archived'] },
} as const satisfies Record<string, Source>

export type WebhookEvent = keyof typeof sources

export const webhookEvents = Object.keys(sources) as [WebhookEvent, ...WebhookEvent[]]

/** The event that tests a webhook; every webhook gets it. */
export const testEvent = 'webhook.test'

/**
 * Returns the event that tells of a recorded change; undefined when none does. A status that is reached comes first.
 */
export function eventOf(recorded: Recorded): WebhookEvent | undefined {
  return (
    webhookEvents.find((event) => reaches(sources[event], recorded)) ??
    webhookEvents.find((event) => names(sources[event], recorded))
  )
}

function reaches(source: Source, { entity, changes }: Recorded): boolean {
  return 'reaches' in source && source.entity === entity && changes?.status?.[1] === source.reaches
}

function names(source: Source, { entity, action }: Recorded): boolean {
  return 'actions' in source && source.entity === entity && source.actions.includes(action)
}

/** The data of an event: the record that changed, and the rental that it belongs to. The rest is read from the API. */
export type EventData = { companyId: number; id: number; rentalId: number | null }

/** Returns the data of the event about a recorded change. */
export function eventData(companyId: number, { entity, entityId, changes }: Recorded): EventData {
  const rentalId = entity === 'rental' ? entityId : changes?.rentalId?.[1]
  return { companyId, id: entityId, rentalId: typeof rentalId === 'number' ? rentalId : null }
}
