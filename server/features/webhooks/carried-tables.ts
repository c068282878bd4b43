import { type LeftTables, reasons } from '#platform/feature/carried'

/** The tables of the feature that an archive leaves out, with the reason. */
export const leftTables = {
  webhooks: { reason: reasons.outside, audited: 'webhook' },
  webhookDeliveries: reasons.outside,
  webhookAttempts: reasons.outside,
} satisfies LeftTables
