import type { CustomerFilter } from '@filao/domain/customers/customer-filter'
import type { RawBuilder } from 'kysely'
import { brought } from '#platform/brought'

type Which = NonNullable<CustomerFilter['rental']>

/** Matches customers with a rental under way, with one to come, or without any; those billed to them are theirs. */
export const hasRental = brought<(companyId: number, which: Which) => RawBuilder<boolean>>('hasRental')
