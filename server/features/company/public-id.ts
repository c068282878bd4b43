import { formatPublicId } from '@filao/domain/company/public-id'
import { type CountryCode, territories } from '@filao/domain/company/territories'
import { localDate } from '@filao/domain/kernel/time'
import type { Tx } from '#platform/database/connect'
import { isPublicIdUsed, takeCounter } from './queries.ts'

/** What a company numbers, each kind with a counter of its own. */
export type Numbered = 'rental' | 'customer'

/**
 * The company's next public id, dated in its territory. The counter's row stays locked until the transaction ends, so
 * numbers follow each other without a gap or a twin: take it as late as possible.
 */
export async function takePublicId(tx: Tx, companyId: number, kind: Numbered, now: string): Promise<string> {
  for (;;) {
    const { counter, pattern, countryCode } = await takeCounter(tx, companyId, kind)
    const today = localDate(now, territories[countryCode as CountryCode].timezone)
    const publicId = formatPublicId(pattern, counter, today)
    // A pattern changed since may write another number the same way: 0112 in January, 01 first or last.
    if (!(await isPublicIdUsed(tx, companyId, kind, publicId))) return publicId
  }
}
