import { setTimeout as wait } from 'node:timers/promises'
import { Problem } from '@filao/domain/kernel/problem'
import { sql } from 'kysely'
import pg from 'pg'
import type { Database, Tx } from '../connect.ts'
import { dbProblem, mayRetry } from '../problems.ts'
import type { Binding } from '../roles.ts'
import { transaction } from './transaction.ts'

/**
 * The rows that a transaction may touch: a company's (with the acting user, 0 for the system and for programs, which
 * act with an API key); those that identify users before a company is known; or the one rental of a public code. The
 * policies in the migrations define each.
 */
export type Scope = { companyId: number; userId: number; keyId?: number } | { identity: true } | { code: string }

const attempts = 4

/**
 * Runs `work` in one transaction that sees only the scope's rows. A deadlock or a serialisation failure runs it again,
 * at most three times, so `work` has no effects outside the database. Throws a Problem for errors that a caller may
 * see. `now` is the instant at which its writes are decided; the database's own otherwise.
 */
export async function inTransaction<Result>(
  db: Database,
  scope: Scope,
  work: (tx: Tx) => Promise<Result>,
  now = '',
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      const binding = await db.binding()
      const opening = { prologue: `begin;${settings(binding, scope, now)}`, prepares: binding.isDirect, log: db.log }
      return await transaction(db.pool, opening, work)
    } catch (error) {
      if (!mayRetry(error)) throw dbProblem(error) ?? error
      if (attempt === attempts) throw new Problem('conflict', tooBusy)
      await wait(Math.random() * 20 * attempt)
    }
  }
}

/**
 * Runs `work` in one transaction that sees the scope's rows as they were at one instant, and writes nothing. Throws a
 * Problem for errors that a caller may see.
 */
export async function inSnapshot<Result>(
  db: Database,
  scope: Scope,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const binding = await db.binding()
  const prologue = `begin isolation level repeatable read read only;${settings(binding, scope, '')}`
  try {
    return await transaction(db.pool, { prologue, prepares: binding.isDirect, log: db.log }, work)
  } catch (error) {
    throw dbProblem(error) ?? error
  }
}

/**
 * Sets role, tenant and time limits, in one message with the beginning of the transaction. All of it ends with the
 * transaction, so a pooled connection carries nothing over to the next company.
 */
function settings({ role }: Binding, scope: Scope, now: string): string {
  const own = calls({ ...(role ? { role } : {}), ...tenant(scope), 'app.now': now })
  // One number is quicker to describe and to read than a column for each setting.
  return `select num_nulls(${own},${limits})`
}

function calls(settings: Record<string, string>): string {
  const each = Object.entries(settings).map(([name, value]) => `set_config('${name}',${pg.escapeLiteral(value)},true)`)
  return each.join(',')
}

const limits = calls({
  timezone: 'UTC',
  // As long as the wait for a connection: in a queue that moves, a wait serves better than a refusal.
  lock_timeout: '5s',
  statement_timeout: '15s',
  idle_in_transaction_session_timeout: '30s',
})

function tenant(scope: Scope): Record<string, string> {
  if ('identity' in scope) return { 'app.scope': 'identity' }
  if ('code' in scope) return { 'app.scope': 'code', 'app.code': scope.code }
  return {
    'app.scope': 'company',
    'app.company_id': id(scope.companyId),
    'app.user_id': id(scope.userId),
    ...(scope.keyId ? { 'app.key_id': id(scope.keyId) } : {}),
  }
}

function id(value: number): string {
  if (!Number.isSafeInteger(value) || value < 0) throw new Error('a tenant is named by whole numbers')
  return String(value)
}

const tooBusy = {
  fr: 'D’autres modifications ont lieu au même moment. Réessayez dans un instant.',
  en: 'Other changes are in progress. Try again shortly.',
}

/** Moves the rest of an identity transaction into the company that it has just created. */
export async function enterCompany(tx: Tx, companyId: number, userId: number): Promise<void> {
  await sql`select set_config('app.company_id', ${id(companyId)}, true), set_config('app.user_id', ${id(userId)}, true)`.execute(
    tx,
  )
}

/** Runs a part of a transaction in another scope, and goes back to the one it came from. */
export async function within<Result>(tx: Tx, scope: Scope, work: () => Promise<Result>): Promise<Result> {
  const { rows } = await sql<{ before: string[] }>`
    select array[${sql.join(names.map((name) => sql`coalesce(current_setting(${name}, true), '')`))}] as before`.execute(
    tx,
  )
  await set(tx, { ...nobody, ...tenant(scope) })
  const result = await work()
  await set(tx, Object.fromEntries(names.map((name, index) => [name, rows[0]?.before[index] ?? ''])))
  return result
}

/** Undoes the writes of `work` when it is refused, and returns the refusal; earlier writes of the transaction stay. */
export async function undoneIfRefused<Result>(tx: Tx, work: () => Promise<Result>): Promise<Result | Problem> {
  await sql`savepoint refusable`.execute(tx)
  try {
    return await work()
  } catch (error) {
    const problem = mayRetry(error) ? null : dbProblem(error)
    if (!problem) throw error
    await sql`rollback to savepoint refusable`.execute(tx)
    return problem
  }
}

const names = ['app.scope', 'app.company_id', 'app.user_id', 'app.key_id', 'app.code']
const nobody = Object.fromEntries(names.map((name) => [name, '']))

async function set(tx: Tx, settings: Record<string, string>): Promise<void> {
  const calls = Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, true)`)
  await sql`select ${sql.join(calls)}`.execute(tx)
}
