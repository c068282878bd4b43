import { toCents } from '@filao/domain/kernel/money'
import { addMinutes } from '@filao/domain/kernel/time'
import { createCharge } from '@filao/domain/rentals/contract'
import type { Database } from '#platform/database/connect'
import { inTransaction } from '#platform/database/tenancy/tenant'
import type { DemoCompany } from '../material/company.ts'
import type { Person } from '../material/person.ts'
import { findReturnedWithoutInvoice } from '../material/queries.ts'

/**
 * The charges that former customers still owe, with the days since their departure: one debt for each age over 30 days.
 */
const debts = [
  { days: [35, 58], kind: 'fuel', amount: 38.5, reason: 'Plein non fait au retour' },
  { days: [65, 88], kind: 'cleaning', amount: 60, reason: 'Nettoyage complet\u202f: sable et sièges tachés' },
  { days: [95, 200], kind: 'damage', amount: 210, reason: 'Jante avant droite rayée, facture du carrossier' },
] as const

/** Charges the customers of older rentals, which have no invoice, so that debts are of every age. */
export async function recordDebts(
  { staff, db }: { staff: Person; db: Database },
  { companyId, userId }: DemoCompany,
  today: string,
): Promise<void> {
  for (const { days, ...charge } of debts) {
    const [least, most] = days
    const period = { from: addMinutes(today, -most * 1440), to: addMinutes(today, -least * 1440) }
    const waiverCents = charge.kind === 'damage' ? toCents(charge.amount) : 0
    const rentalId = await inTransaction(db, { companyId, userId }, (tx) =>
      findReturnedWithoutInvoice(tx, companyId, { ...period, waiverCents }),
    )
    if (rentalId) await staff.request(createCharge, { params: { companyId, rentalId }, body: charge })
  }
}
