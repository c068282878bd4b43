import type pg from 'pg'

/** The role that the policies bind: it owns nothing, cannot log in and cannot step around row-level security. */
export const appRole = 'filao_app'

/** How policies bind a connection: by working as `role`, or, with null, as the owner under `force row level security`. */
export type Binding = { role: typeof appRole | null }

type Queries = { query: <Row extends pg.QueryResultRow>(text: string) => Promise<{ rows: Row[] }> }

/**
 * Makes the application's role where that is allowed and gives it the tables. Runs with every migration, inside its lock.
 * Where roles may not be created nothing happens: `findBinding` decides whether that is safe.
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

/** Finds how this connection is bound. Throws a sentence when it would see every company's rows. */
export async function findBinding(db: Queries): Promise<Binding> {
  const { rows } = await db.query<{ unbound: boolean; usable: boolean; name: string }>(`
    select rolname as name, rolsuper or rolbypassrls as unbound,
      coalesce((select pg_has_role(current_user, oid, 'member') and not rolsuper and not rolbypassrls
                from pg_roles where rolname = '${appRole}'), false) as usable
    from pg_roles where rolname = current_user`)
  const me = rows[0]
  if (me?.usable) return { role: appRole }
  if (!me || me.unbound) {
    throw new Error(
      `The database user ${me?.name} bypasses row-level security and cannot work as ${appRole}: use another user in DATABASE_URL.`,
    )
  }
  return { role: null }
}

/** Whether the role is there and ours to use. Another database of the same server may be creating it at this moment. */
async function ensureRole(db: Queries): Promise<boolean> {
  const { rows } = await db.query<{ may: boolean; exists: boolean; member: boolean }>(`
    select rolsuper or rolcreaterole as may,
      exists (select from pg_roles where rolname = '${appRole}') as exists,
      coalesce((select pg_has_role(current_user, oid, 'member') from pg_roles where rolname = '${appRole}'), false) as member
    from pg_roles where rolname = current_user`)
  const me = rows[0]
  if (me?.may && !me.exists) {
    await db.query(`
      do $$ begin
        create role ${appRole} nologin noinherit nobypassrls;
      exception when duplicate_object or unique_violation then null;
      end $$`)
  }
  if (me?.may && !me.member) await db.query(`grant ${appRole} to current_user`)
  return Boolean(me?.may || me?.member)
}
