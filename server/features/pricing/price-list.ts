import { toCents, toEuros } from '@filao/domain/kernel/money'
import * as calls from '@filao/domain/pricing/contract'
import type { PriceLine, PriceLineInput } from '@filao/domain/pricing/price-line.schema'
import type { Tx } from '#platform/database/connect'
import { type Author, audit } from '#platform/feature/audit'
import { lockEntity } from '#platform/http/versions'
import { checkPriceLines } from './price-list-rules.ts'
import * as queries from './queries.ts'

/** Replaces the price list: lines with an id are changed, others created, missing ones removed. */
export async function putPrices(
  tx: Tx,
  { companyId, userId }: Author,
  wanted: readonly PriceLineInput[],
  action = 'changed',
): Promise<PriceLine[]> {
  await lockPrices(tx, companyId)
  const [before, references] = await Promise.all([
    queries.listPriceLines(tx, companyId),
    queries.loadPriceReferences(tx, companyId),
  ])
  checkPriceLines(wanted, before, references)
  const change = compare(before, wanted)
  const size = change.added.length + change.changed.length + change.removed.length
  if (size === 0) return before.map(answered)

  const removed = change.removed.map(({ id }) => id)
  const changed = change.changed.map(([, after]) => after)
  await queries.deletePriceLines(tx, companyId, removed)
  await queries.updatePriceLines(tx, companyId, changed)
  await queries.insertPriceLines(tx, companyId, change.added)
  await audit(tx, {
    companyId,
    userId,
    entity: 'prices',
    entityId: companyId,
    action,
    changes: auditedChanges(change),
  })
  return await listPrices(tx, companyId)
}

/** Takes the lock of `If-Match` for the price list, so that two changes of it never mix. */
export async function lockPrices(tx: Tx, companyId: number): Promise<void> {
  await lockEntity(tx, calls.putPrices, { companyId })
}

/** Returns the price list. */
export async function listPrices(tx: Tx, companyId: number): Promise<PriceLine[]> {
  return (await queries.listPriceLines(tx, companyId)).map(answered)
}

/** Writes a line for the contract, with its price in euros. */
function answered<Line extends { priceCents: number }>({ priceCents, ...line }: Line) {
  return { ...line, price: toEuros(priceCents) }
}

type NewLine = Omit<queries.StoredLine, 'id'>
type Change = {
  added: NewLine[]
  changed: [before: queries.StoredLine, after: queries.StoredLine][]
  removed: queries.StoredLine[]
}

/** Returns the difference between two lists. A name that was not sent stays. */
function compare(before: readonly queries.StoredLine[], wanted: readonly PriceLineInput[]): Change {
  const stored = new Map(before.map((line) => [line.id, line]))
  const change: Change = { added: [], changed: [], removed: [] }
  for (const { id, price, ...sent } of wanted) {
    const fields = { ...sent, priceCents: toCents(price) }
    const line = id === undefined ? undefined : stored.get(id)
    if (!line) {
      change.added.push({ ...fields, name: fields.name ?? null })
      continue
    }
    stored.delete(line.id)
    const after = { ...line, ...fields, name: fields.name === undefined ? line.name : fields.name }
    if (!isSame(line, after)) change.changed.push([line, after])
  }
  change.removed.push(...stored.values())
  return change
}

function isSame(a: queries.StoredLine, b: queries.StoredLine): boolean {
  return (Object.keys(a) as (keyof queries.StoredLine)[]).every((key) => a[key] === b[key])
}

/** Keeps as many lines as a person reads; the counts are always complete. */
const auditedLines = 50

function auditedChanges({ added, changed, removed }: Change): Record<string, [unknown, unknown]> {
  const some = (lines: readonly NewLine[]) => ({
    count: lines.length,
    lines: lines.slice(0, auditedLines).map(answered),
  })
  return {
    ...(added.length > 0 ? { added: [null, some(added)] } : {}),
    ...(changed.length > 0
      ? { changed: [some(changed.map(([before]) => before)), some(changed.map(([, after]) => after))] }
      : {}),
    ...(removed.length > 0 ? { removed: [some(removed), null] } : {}),
  }
}
