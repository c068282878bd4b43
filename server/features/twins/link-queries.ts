import { sql } from 'kysely'
import { type CustomerLink, links, type MergedPair, type MovedLink } from '#features/customers/public'
import type { Tx } from '#platform/database/connect'

/** The rows of one link that a merge moved, by their names, and those that it dropped, as texts of JSON. */
type MovedRows = { table: string; column: string; moved: unknown[]; dropped: string[] }

/** What a merge did to the links of a customer. */
export type MovedLinks = MovedRows[]

const isMoved = (link: CustomerLink): link is MovedLink => 'key' in link
const movedLinks = () => links.filter(isMoved)

/** Moves every link of a merged customer to the kept one, and returns what was moved or dropped. */
export async function moveLinks(tx: Tx, pair: MergedPair): Promise<MovedLinks> {
  const rows: MovedRows[] = []
  for (const link of movedLinks()) rows.push({ ...nameOf(link), moved: [], dropped: await dropRows(tx, link, pair) })
  for (const [at, link] of movedLinks().entries()) {
    const { companyId, keptId, mergedId } = pair
    const { rows: moved } = await sql<{ name: unknown }>`
      update ${sql.table(link.table)} x set ${sql.ref(link.column)} = ${keptId}
      where x.company_id = ${companyId} and ${columnOf(link)} = ${mergedId}
      returning ${nameOfRow(link)} as name`.execute(tx)
    const of = rows[at]
    if (of) of.moved = moved.map(({ name }) => name)
  }
  return rows.filter(({ moved, dropped }) => moved.length + dropped.length > 0)
}

/**
 * Puts back what a merge moved or dropped, where it still is with the kept customer. What was linked since stays
 * there.
 */
export async function putLinksBack(tx: Tx, pair: MergedPair, stored: MovedLinks): Promise<void> {
  const of = (link: MovedLink) => stored.find(({ table, column }) => table === link.table && column === link.column)
  const known = movedLinks().flatMap((link) => {
    const rows = of(link)
    return rows ? [{ link, rows }] : []
  })
  for (const { link, rows } of known) await restoreRows(tx, link, pair, rows.dropped)
  for (const { link, rows } of known) {
    const { companyId, keptId, mergedId } = pair
    await sql`
      update ${sql.table(link.table)} x set ${sql.ref(link.column)} = ${mergedId}
      where x.company_id = ${companyId} and ${columnOf(link)} = ${keptId}
        and ${nameOfRow(link)} in (select jsonb_array_elements(${JSON.stringify(rows.moved)}::jsonb))`.execute(tx)
  }
}

/** Counts the rows that name a customer, by the name under which their link is counted. */
export async function countLinks(tx: Tx, companyId: number, customerId: number) {
  const counts = { rentals: 0, documents: 0, invoices: 0, fines: 0 }
  for (const { table, column, counts: name } of links) {
    if (!name) continue
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} x
      where x.company_id = ${companyId} and ${sql.ref(`x.${column}`)} = ${customerId}`.execute(tx)
    counts[name] += rows[0]?.count ?? 0
  }
  return counts
}

async function dropRows(tx: Tx, link: MovedLink, pair: MergedPair): Promise<string[]> {
  if (!link.drops) return []
  const { rows } = await sql<{ row: string }>`
    delete from ${sql.table(link.table)} x where x.company_id = ${pair.companyId} and ${link.drops(pair)}
    returning to_jsonb(x)::text as row`.execute(tx)
  return rows.map(({ row }) => row)
}

async function restoreRows(tx: Tx, link: MovedLink, pair: MergedPair, dropped: string[]): Promise<void> {
  if (!link.restores || dropped.length === 0) return
  const table = sql.table(link.table)
  await sql`
    insert into ${table} select x.* from jsonb_populate_recordset(null::${table}, ${`[${dropped.join(',')}]`}::jsonb) x
    where x.company_id = ${pair.companyId} and ${link.restores(pair)} on conflict do nothing`.execute(tx)
}

const nameOf = ({ table, column }: MovedLink) => ({ table, column })
const columnOf = ({ column }: MovedLink) => sql.ref(`x.${column}`)
const nameOfRow = ({ key }: MovedLink) =>
  sql`jsonb_build_array(${sql.join(key.map((column) => sql.ref(`x.${column}`)))})`
