import type { PriceChange } from '@filao/domain/imports/batch'
import type { KeptThing } from '@filao/domain/imports/undo.schema'
import { toCents, toEuros } from '@filao/domain/kernel/money'
import { cellName, keyOf } from '@filao/domain/pricing/import/plan'
import { keptThing } from '#features/imports/public'
import type { Tx } from '#platform/database/connect'
import type { Author } from '#platform/feature/audit'
import { listPrices, lockPrices, putPrices } from './price-list.ts'
import * as queries from './queries.ts'

const changedPrice = { code: 'price', fr: 'le prix a changé depuis', en: 'the price has changed since' }

/**
 * Restores the prices that an import changed, and removes those that it added. One that has changed since stays and is
 * named; one that was removed since, also with its season, stays removed.
 */
export async function restorePrices(tx: Tx, by: Author, changes: readonly PriceChange[]) {
  await lockPrices(tx, by.companyId)
  const lines = await listPrices(tx, by.companyId)
  const facts = { lines: [], ...(await queries.loadPriceReferences(tx, by.companyId)) }
  const byKey = new Map(lines.map((line) => [keyOf(line), line]))
  const kept: KeptThing[] = []
  let count = 0
  // The calls of one import may have changed a price more than once: the last change is undone first.
  for (const change of changes.toReversed()) {
    const line = byKey.get(keyOf(change))
    if (!line) continue
    if (toCents(line.price) !== change.after) {
      kept.push(keptThing('prices', { id: line.id, name: cellName(change, facts) }, changedPrice))
      continue
    }
    count++
    if (change.before === null) byKey.delete(keyOf(change))
    else byKey.set(keyOf(change), { ...line, price: toEuros(change.before) })
  }
  if (count > 0) await putPrices(tx, by, [...byKey.values()])
  return { count, kept }
}
