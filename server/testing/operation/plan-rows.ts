import { sql } from 'kysely'

type Plan = { 'Actual Rows': number; 'Actual Loops': number; Plans?: Plan[] }
type Explained = { explain: (format: 'json', options: ReturnType<typeof sql>) => Promise<object[]> }

/** Runs a query and counts the rows that all steps of its plan gave. */
export async function planRows(query: Explained): Promise<number> {
  const [explained] = await query.explain('json', sql`analyze`)
  const [{ Plan }] = Object.values(explained as object)[0] as [{ Plan: Plan }]
  return rowsOf(Plan)
}

function rowsOf({ 'Actual Rows': rows, 'Actual Loops': loops, Plans: parts = [] }: Plan): number {
  return rows * loops + parts.reduce((sum, part) => sum + rowsOf(part), 0)
}
