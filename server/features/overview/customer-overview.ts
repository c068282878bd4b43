import { toEuros } from '@filao/domain/kernel/money'
import { balanceOf } from '@filao/domain/overview/balance'
import { overviewRows } from '@filao/domain/overview/customer-overview'
import type { CustomerOverview } from '@filao/domain/overview/customer-overview.schema'
import { loadCustomer } from '#features/customers/public'
import type { Tx } from '#platform/database/connect'
import * as queries from './customer-queries.ts'
import { loadRentalsById } from './rental-queries.ts'

/** Loads the facts about a customer that follow from their rentals. 404 where `loadCustomer` has none. */
export async function loadCustomerOverview(tx: Tx, companyId: number, id: number): Promise<CustomerOverview> {
  const [, rentals, money, damages] = await Promise.all([
    loadCustomer(tx, companyId, id),
    queries.findRentalsOfCustomer(tx, companyId, id, overviewRows),
    queries.listMoneyOfCustomer(tx, companyId, id),
    queries.listDamagesOfCustomer(tx, companyId, id, overviewRows),
  ])
  const { ongoing, next, last, driverOf, driverOfCount } = rentals
  const named = (ids: readonly (number | null)[]) => ids.filter((one) => one !== null)
  const rows = await loadRentalsById(tx, companyId, [...new Set(named([...ongoing, next, last, ...driverOf]))])
  const of = (ids: readonly (number | null)[]) => named(ids).flatMap((one) => rows.get(one) ?? [])
  const { dueCents, depositsHeldCents, toGiveBackCents, unpaid } = balanceOf(money)
  return {
    ongoingRentals: of(ongoing),
    nextRental: of([next])[0] ?? null,
    lastRental: of([last])[0] ?? null,
    balance: {
      dueAmount: toEuros(dueCents),
      depositsHeldAmount: toEuros(depositsHeldCents),
      toGiveBackAmount: toEuros(toGiveBackCents),
      unpaid: unpaid.map((rental) => ({
        id: rental.id,
        publicId: rental.publicId,
        dueAmount: toEuros(rental.dueCents),
      })),
    },
    driverOf: of(driverOf),
    driverOfCount,
    damages: damages.rows,
    damagesCount: damages.total,
  }
}
