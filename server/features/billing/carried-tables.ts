import { type LeftTables, reasons } from '#platform/feature/carried'

const subscription = 'the subscription with this server'

/** The tables of the feature that an archive leaves out, with the reason. */
export const leftTables = {
  billingAccounts: subscription,
  billingEvents: subscription,
  plans: subscription,
  testCheckouts: subscription,
  storedBytes: reasons.computed,
} satisfies LeftTables
