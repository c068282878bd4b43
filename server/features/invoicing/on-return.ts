import { Problem } from '@filao/domain/kernel/problem'
import type { RentalReturned } from '#features/rentals/public'
import type { Database } from '#platform/database/connect'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { issueInvoice } from './issue-invoice.ts'
import { findSettings } from './settings-queries.ts'

/**
 * Issues the invoice of a returned rental where the company wants that. A second run finds everything invoiced and does
 * nothing.
 */
export async function invoiceOnReturn(
  { db, now }: { db: Database; now: () => string },
  { companyId, rentalId }: RentalReturned,
): Promise<void> {
  await inTransaction(db, { companyId, userId: 0 }, async (tx) => {
    const { isIssuedOnReturn } = await findSettings(tx, companyId)
    if (!isIssuedOnReturn) return
    try {
      await issueInvoice(tx, { companyId, rentalId }, null, { kind: 'invoice' }, now())
    } catch (problem) {
      if (!(problem instanceof Problem) || !['conflict', 'invalid_transition', 'not_found'].includes(problem.code))
        throw problem
    }
  })
}
