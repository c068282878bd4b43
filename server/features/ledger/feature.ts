import { references } from '#platform/database/references'
import { carried, left } from '#platform/feature/carried'
import type { Feature } from '#platform/feature/feature'
import { journalSources } from '#platform/journal/sources'
import { notCollected } from './billing-queries.ts'
import { carriedTables, leftTables } from './carried-tables.ts'
import { chargeSource, collectedSource, depositSource, paymentSource } from './journal-queries.ts'

declare module '#platform/feature/audit' {
  interface AuditedEntities {
    payment: true
    charge: true
  }
}

carried.push(...carriedTables)
Object.assign(left, leftTables)
const withPayment = { code: 'payment', fr: 'un paiement a été enregistré', en: 'a payment was recorded', rank: 1 }
const withCharge = { code: 'charge', fr: 'des frais ont été ajoutés', en: 'a charge was added', rank: 1 }
const withEntry = { code: 'entry', fr: 'un montant y est inscrit', en: 'an amount is entered on it', rank: 8 }
references.push(
  { to: 'sources', table: 'collectedAmounts', column: 'sourceId', isHistory: true },
  { to: 'rentals', table: 'payments', column: 'rentalId', isHistory: true, reason: withPayment },
  { to: 'rentals', table: 'charges', column: 'rentalId', isHistory: true, reason: withCharge },
  { to: 'rentals', table: 'billings', column: 'rentalId', isHistory: true, reason: withEntry },
  { to: 'rentals', table: 'ledgerEntries', column: 'rentalId', isHistory: true, reason: withEntry, only: notCollected },
)
journalSources.push(paymentSource, depositSource, chargeSource, collectedSource)

/** Payments, charges and the account of a rental. Its calls are those of rentals. */
export const ledger: Feature = {}
