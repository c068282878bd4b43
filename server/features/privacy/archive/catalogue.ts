import type { Schema } from '#platform/database/schema'
import { type CarriedTable, reasons } from './carried-table.ts'
import { companyTables } from './company-tables.ts'
import { recordTables } from './record-tables.ts'
import { rentalTables } from './rental-tables.ts'

/** The tables of an archive, each after those that its rows refer to. */
export const carried: CarriedTable[] = [...companyTables, ...rentalTables, ...recordTables]

const signIn = 'the sign-in of a person'
const subscription = 'the subscription with this server'
const ofServer = 'data of the server, not of a company'
const told = 'follows from the invoices and credit notes that are loaded'
const passing = 'passing technical data'
const outside = 'sends the company’s data to an address outside: set up again where that is still wanted'

/** The tables of which an archive has nothing, with the reason. */
export const left: Partial<Record<keyof Schema, string>> = {
  addressTokens: signIn,
  attempts: signIn,
  passkeyChallenges: signIn,
  passkeys: signIn,
  passwordTokens: signIn,
  pendingSignIns: signIn,
  recoveryCodes: signIn,
  sessions: signIn,
  totpSecrets: signIn,
  savedViews: 'belong to the sign-in of a person',
  billingAccounts: subscription,
  billingEvents: subscription,
  plans: subscription,
  testCheckouts: subscription,
  storedBytes: reasons.computed,
  billings: told,
  ledgerEntries: told,
  rentalCodes: reasons.secret,
  calendars: outside,
  webhooks: outside,
  webhookDeliveries: outside,
  webhookAttempts: outside,
  events: passing,
  importBatches: 'an import is taken back within a day, and only where it was made',
  idempotencyKeys: passing,
  postalCodes: ofServer,
  secretKey: ofServer,
  shippedData: ofServer,
}
