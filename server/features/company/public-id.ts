import { formatPublicId } from '@filao/domain/company/public-id'
import { territories } from '@filao/domain/company/territories'
import type { CountryCode } from '@filao/domain/company/territories.schema'
import { localDate } from '@filao/domain/kernel/time'
import type { Tx } from '#platform/database/connect'
import { listUsedPublicIds, takeCounter } from './queries.ts'

/** The kinds of ids that a company numbers, each with its own counter. */
export type Numbered = 'rental' | 'customer'

/**
 * Returns the company's next public id, dated in its territory. The counter's row stays locked until the transaction
 * ends, so numbers have no gaps or duplicates: take it as late as possible.
 */
export async function takePublicId(tx: Tx, companyId: number, kind: Numbered, now: string): Promise<string> {
  const [publicId] = await takePublicIds(tx, companyId, kind, now, 1)
  return publicId as string
}

/** Returns the company's next public ids, as many as requested, in order. */
export async function takePublicIds(
  tx: Tx,
  companyId: number,
  kind: Numbered,
  now: string,
  count: number,
): Promise<string[]> {
  const taken: string[] = []
  while (taken.length < count) {
    const missing = count - taken.length
    const { counter, pattern, countryCode } = await takeCounter(tx, companyId, kind, missing)
    const today = localDate(now, territories[countryCode as CountryCode].timezone)
    const next = Array.from({ length: missing }, (_, at) => formatPublicId(pattern, counter - missing + 1 + at, today))
    // A pattern changed since may write another number in the same way: 0112 in January, 01 first or last.
    const used = new Set(await listUsedPublicIds(tx, companyId, kind, next))
    taken.push(...next.filter((publicId) => !used.has(publicId)))
  }
  return taken
}
