import { createHash } from 'node:crypto'
import type { Compilable, CompiledQuery } from 'kysely'
import type { Tx } from '../connect.ts'

type ById<Answer> = (tx: Tx, companyId: number, id: number) => Answer
type Statement<Row> = CompiledQuery<Row> & { name: string }

/** Placeholders of the two ids while a statement is built. */
const marks = { companyId: -2_000_000_001, id: -2_000_000_002 }

/**
 * Prepares a query of one row by its id: built once, and parsed and planned by PostgreSQL once for each connection,
 * since both take longer than running it. Only for queries with one good plan for every company: not for periods, lists
 * and searches. It has no parameters but the two ids, and constants.
 */
export function prepared<Row>(write: ById<Compilable<Row>>): ById<Promise<Row | undefined>> {
  let statement: Statement<Row> | null = null
  return async (tx, companyId, id) => {
    statement ??= named(write(tx, marks.companyId, marks.id).compile())
    const parameters = statement.parameters.map((value) =>
      value === marks.companyId ? companyId : value === marks.id ? id : value,
    )
    const { rows } = await tx.executeQuery<Row>({ ...statement, parameters })
    return rows[0]
  }
}

/** Names a prepared statement. PostgreSQL keeps 63 characters of a name. */
function named<Row>(query: CompiledQuery<Row>): Statement<Row> {
  return { ...query, name: createHash('sha256').update(query.sql).digest('base64url') }
}

/** Returns the name under which a query is prepared, or null. */
export function nameOf(query: CompiledQuery): string | null {
  return 'name' in query && typeof query.name === 'string' ? query.name : null
}
