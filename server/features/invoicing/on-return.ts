import { Problem } from '@filao/domain/kernel/problem'
import { needsSettlement } from '@filao/domain/rentals/money/needs-settlement'
import { rentalInEuros } from '@filao/domain/rentals/money/rental-in-cents'
import { loadCompany } from '#features/company/public'
import { loadRental, type RentalReturned } from '#features/rentals/public'
import type { Database, Tx } from '#platform/database/connect'
import { inTransaction } from '#platform/database/tenancy/tenant'
import type { Enqueue } from '#platform/jobs/jobs'
import { issueInvoice } from './issue-invoice.ts'
import { sendInvoice } from './send-invoice.ts'
import { findSettings } from './settings-queries.ts'

type Parts = { db: Database; now: () => string; enqueue: Enqueue }

/**
 * Issues the invoice of a returned rental where the company wants that. Where it is sent on settlement, a return issues
 * and mails it only if nothing is left to settle. A second run finds everything invoiced and does nothing.
 */
export async function invoiceOnReturn(parts: Parts, returned: RentalReturned): Promise<void> {
  const { companyId, rentalId } = returned
  await inTransaction(parts.db, { companyId, userId: 0 }, async (tx) => {
    const { isIssuedOnReturn, isSentOnSettlement } = await findSettings(tx, companyId)
    if (!isSentOnSettlement) {
      if (isIssuedOnReturn) await issueIfAny(tx, returned, parts.now())
      return
    }
    const [rental, company] = [await loadRental(tx, companyId, rentalId), await loadCompany(tx, companyId)]
    if (!needsSettlement(rentalInEuros(rental), company)) await issueAndSend(tx, parts, returned)
  })
}

/** Issues and mails the invoice of a settled rental where the company wants that, once. */
export async function invoiceOnSettlement(parts: Parts, settled: RentalReturned): Promise<void> {
  await inTransaction(parts.db, { companyId: settled.companyId, userId: 0 }, async (tx) => {
    const { isSentOnSettlement } = await findSettings(tx, settled.companyId)
    if (isSentOnSettlement) await issueAndSend(tx, parts, settled)
  })
}

/** Mails only what it issued. A customer without an address gets no mail, and the invoice stays. */
async function issueAndSend(tx: Tx, { now, enqueue }: Parts, returned: RentalReturned): Promise<void> {
  const id = await issueIfAny(tx, returned, now())
  if (id === null) return
  const key = { companyId: returned.companyId, id }
  await orNull(['conflict', 'email_unproven', 'too_many_requests'], () =>
    sendInvoice(tx, { userId: null, enqueue }, key, undefined, now(), true),
  )
}

async function issueIfAny(tx: Tx, returned: RentalReturned, now: string): Promise<number | null> {
  return await orNull(['conflict', 'invalid_transition', 'not_found'], () =>
    issueInvoice(tx, returned, null, { kind: 'invoice' }, now),
  )
}

/** Returns null where the action is refused with one of these codes. */
async function orNull<Result>(codes: string[], act: () => Promise<Result>): Promise<Result | null> {
  try {
    return await act()
  } catch (problem) {
    if (problem instanceof Problem && codes.includes(problem.code)) return null
    throw problem
  }
}
