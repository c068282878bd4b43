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
  const stored = new Map(before.map((line) => [line.id, line]))
  const lines = wanted.map((line) => completed(line, line.id === undefined ? undefined : stored.get(line.id)))
  checkPriceLines(lines, before, references)
  const change = compare(stored, lines)
  const size = change.added.length + change.changed.length + change.removed.length
  if (size === 0) return before.map(answered)

  for (const table of ['price_lines', 'special_prices'] as const) {
    const isHere = (line: NewLine) => queries.tableOf(line) === table
    const removed = change.removed.filter(isHere).map(({ id }) => id)
    const changed = change.changed.map(([, after]) => after).filter(isHere)
    await queries.deletePriceLines(tx, companyId, table, removed)
    await queries.updatePriceLines(tx, companyId, table, changed)
    await queries.insertPriceLines(tx, companyId, table, change.added.filter(isHere))
  }
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
type WantedLine = NewLine & { id?: number | undefined }
type Change = {
  added: NewLine[]
  changed: [before: queries.StoredLine, after: queries.StoredLine][]
  removed: queries.StoredLine[]
}

/**
 * Returns the difference between two lists. A price that becomes one of an hour or of weekdays, or no longer is, is
 * another line.
 */
function compare(stored: ReadonlyMap<number, queries.StoredLine>, wanted: readonly WantedLine[]): Change {
  const left = new Map(stored)
  const change: Change = { added: [], changed: [], removed: [] }
  for (const { id, ...fields } of wanted) {
    const line = id === undefined ? undefined : stored.get(id)
    if (!line || queries.tableOf(line) !== queries.tableOf(fields)) {
      change.added.push(fields)
      continue
    }
    left.delete(line.id)
    const after = { ...fields, id: line.id }
    if (!isSame(line, after)) change.changed.push([line, after])
  }
  change.removed.push(...left.values())
  return change
}

/** Returns a sent line with the names, hours and weekdays of the stored one where they were not sent. */
function completed({ price, ...sent }: PriceLineInput, line: queries.StoredLine | undefined): WantedLine {
  const minHours = sent.minHours === undefined ? (line?.minHours ?? null) : sent.minHours
  return {
    ...sent,
    name: sent.name === undefined ? (line?.name ?? null) : sent.name,
    nameEn: sent.nameEn === undefined ? (line?.nameEn ?? null) : sent.nameEn,
    minHours,
    weekdays: sent.weekdays === undefined ? (line?.weekdays ?? null) : sent.weekdays,
    minDays: minHours === null ? sent.minDays : 0,
    priceCents: toCents(price),
  }
}

function isSame(a: queries.StoredLine, b: queries.StoredLine): boolean {
  return (Object.keys(a) as (keyof queries.StoredLine)[]).every(
    (key) => JSON.stringify(a[key]) === JSON.stringify(b[key]),
  )
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
