import type { UnfinishedRentals } from '@filao/domain/company/unfinished-rentals'
import type { RawBuilder, SelectQueryBuilder } from 'kysely'
import { brought } from '#platform/brought'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'

/** The next rental of a vehicle or a customer, who is its `ofId`. */
export type StoredNextRental = { ofId: number; id: number; publicId: string; start: string; timezone: string }

type Of = 'vehicleId' | 'customerId'

/**
 * Selects the agreed or offered rental that starts first of each vehicle or customer, or of these alone; one that
 * should have started comes first.
 */
export const nextRentals =
  brought<(companyId: number, of: Of, ids?: number[]) => RawBuilder<StoredNextRental>>('nextRentals')

type NextStart = { ofId: number; nextStart: string }

/**
 * Selects the start of the next rental of each vehicle or customer, its `ofId`, to order a list by it. Join it to the
 * list with a full join, which is a merge or a hash: without statistics, as after an import, PostgreSQL planned a left
 * join as a loop over all open rentals for each row. A condition that accepts null, such as `coalesce(id, 0) > 0`,
 * keeps it from making the full join a left join again.
 */
export const nextStarts =
  brought<
    (tx: Tx, companyId: number, of: Of) => SelectQueryBuilder<Schema & { starts: NextStart }, 'starts', NextStart>
  >('nextStarts')

type Kind = 'agency' | 'category' | 'customer' | 'vehicle'

/** Finds the unfinished rentals that name a resource: the three that start first, and their total number. */
export const findUnfinishedRentals =
  brought<(tx: Tx, companyId: number, kind: Kind, id: number) => Promise<UnfinishedRentals>>('findUnfinishedRentals')
