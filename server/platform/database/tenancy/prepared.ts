import { createHash } from 'node:crypto'
import type { Compilable, CompiledQuery } from 'kysely'
import type { Tx } from '../connect.ts'

type ById<Answer> = (tx: Tx, companyId: number, id: number) => Answer
type Statement<Row> = CompiledQuery<Row> & { name: string }

/** Stand for the two ids while a statement is written. */
const marks = { companyId: -2_000_000_001, id: -2_000_000_002 }

/**
 * A query of one row by its id, written once, and read and planned by PostgreSQL once for each connection: both take longer than
 * running it. Only for what has one good plan, whatever the company: not for periods, lists and searches. It has no parameters
 * but the two ids, and constants.
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

/** PostgreSQL keeps 63 characters of a name. */
function named<Row>(query: CompiledQuery<Row>): Statement<Row> {
  return { ...query, name: createHash('sha256').update(query.sql).digest('base64url') }
}

/** Under which name a query is prepared, if it is. */
export function nameOf(query: CompiledQuery): string | null {
  return 'name' in query && typeof query.name === 'string' ? query.name : null
}
