import { type LeftTables, reasons } from '#platform/feature/carried'

/** The tables of the feature that an archive leaves out, with the reason. */
export const leftTables = {
  webhooks: reasons.outside,
  webhookDeliveries: reasons.outside,
  webhookAttempts: reasons.outside,
} satisfies LeftTables
