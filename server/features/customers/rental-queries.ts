import type { CustomerFilter } from '@filao/domain/customers/customer-filter.schema'
import type { RawBuilder, SelectQueryBuilder } from 'kysely'
import { brought } from '#platform/brought'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'

type Which = NonNullable<CustomerFilter['rental']>

/** Matches customers with a rental under way, with one to come, or without any; those billed to them are theirs. */
export const hasRental = brought<(companyId: number, which: Which) => RawBuilder<boolean>>('hasRental')

/** The statuses of unpaid rentals that are asked for, and whose rentals; those of every customer without ids. */
export type UnpaidChoice = { statuses: readonly Schema['rentals']['status'][]; customerIds?: number[] }

export type UnpaidRental = { id: number; customerId: number; billedCustomerId: number | null; dueCents: number }

/** Selects the rentals of a choice that are not paid, with what is due for each and the customers who may owe it. */
export const unpaidRentals =
  brought<
    (
      tx: Tx,
      companyId: number,
      choice: UnpaidChoice,
    ) => SelectQueryBuilder<Schema & { unpaid: UnpaidRental }, 'unpaid', UnpaidRental>
  >('unpaidRentals')
