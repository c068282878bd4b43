import type pg from 'pg'

/** The role that the policies bind: it owns nothing, cannot log in and cannot bypass row-level security. */
export const appRole = 'filao_app'

/**
 * Describes how policies bind a connection: by working as `role`, or, with null, as the owner under `force row level
 * security`. `isDirect` is true when the session's state is kept for the next transaction; a pooler (PgBouncer in
 * transaction mode) gives each transaction another session.
 */
export type Binding = { role: typeof appRole | null; isDirect: boolean }

type Queries = { query: <Row extends pg.QueryResultRow>(text: string) => Promise<{ rows: Row[] }> }

/**
 * Creates the application's role where that is allowed and grants it the tables. Runs with every migration, inside its
 * lock. Where roles may not be created it does nothing: `findBinding` decides if that is safe.
 */
export async function grantTables(db: Queries, versionTable: string): Promise<void> {
  if (!(await ensureRole(db))) return
  await db.query(`
    grant usage on schema public to ${appRole};
    grant select, insert, update, delete on all tables in schema public to ${appRole};
    grant usage, select on all sequences in schema public to ${appRole};
    revoke all on ${versionTable} from ${appRole};
  `)
}

/** Finds the binding of this connection. Throws a sentence when it would see every company's rows. */
export async function findBinding(client: pg.PoolClient): Promise<Binding> {
  const me = await whoAmI(client)
  // A pooler shows its clients a number of its own instead of the server process's.
  const isDirect = 'processID' in client && client.processID === me.pid
  if (me.usable && me.bound) return { role: appRole, isDirect }
  if (!me.unbound) return { role: null, isDirect }
  throw new Error(
    `The database user ${me.name} bypasses row-level security and cannot work as ${appRole}: use another user in DATABASE_URL.`,
  )
}

/**
 * Returns true when the role exists and may be used. Another database of the same server may be creating it at this
 * moment.
 */
async function ensureRole(db: Queries): Promise<boolean> {
  const before = await whoAmI(db)
  if (before.usable || !before.creates) return before.usable
  await db.query(`
    do $$ begin
      create role ${appRole} nologin noinherit nobypassrls;
    exception when duplicate_object or unique_violation then null;
    end $$;
    do $$ begin
      grant ${appRole} to current_user;
    exception when insufficient_privilege then null;
    end $$`)
  return (await whoAmI(db)).usable
}

type Me = { name: string; pid: number; unbound: boolean; creates: boolean; usable: boolean; bound: boolean }

async function whoAmI(db: Queries): Promise<Me> {
  const { rows } = await db.query<Me>(`
    select me.rolname as name, pg_backend_pid() as pid, me.rolsuper or me.rolbypassrls as unbound, me.rolsuper or me.rolcreaterole as creates,
      coalesce(pg_has_role(me.oid, app.oid, ${membership}), false) as usable,
      coalesce(not app.rolsuper and not app.rolbypassrls, false) as bound
    from pg_roles me left join pg_roles app on app.rolname = '${appRole}'
    where me.rolname = current_user`)
  if (!rows[0]) throw new Error('The database does not know its own user.')
  return rows[0]
}

/** Since PostgreSQL 16 a member of a role may not always work as it. */
const membership = `case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end`
