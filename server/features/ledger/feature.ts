import { references } from '#platform/database/references'
import { carried, left } from '#platform/feature/carried'
import type { Feature } from '#platform/feature/feature'
import { journalSources } from '#platform/journal/sources'
import { carriedTables, leftTables } from './carried-tables.ts'
import { chargeSource, depositSource, paymentSource } from './journal-queries.ts'

declare module '#platform/feature/audit' {
  interface AuditedEntities {
    payment: true
    charge: true
  }
}

carried.push(...carriedTables)
Object.assign(left, leftTables)
references.push(
  { to: 'rentals', table: 'payments', column: 'rentalId', isHistory: true, reason: 'payment' },
  { to: 'rentals', table: 'charges', column: 'rentalId', isHistory: true, reason: 'charge' },
  { to: 'rentals', table: 'billings', column: 'rentalId', isHistory: true, reason: 'invoice' },
  { to: 'rentals', table: 'ledgerEntries', column: 'rentalId', isHistory: true, reason: 'invoice' },
)
journalSources.push(paymentSource, depositSource, chargeSource)

/** Payments, charges and the account of a rental. Its calls are those of rentals. */
export const ledger: Feature = {}
