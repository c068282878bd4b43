import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '#testing/database'
import { appRole } from './roles.ts'
import { inTransaction } from './tenancy/tenant.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await testDatabase()
})
afterAll(() => test.drop())

async function request<Row extends object>(statement: string): Promise<Row[]> {
  return (await test.db.pool.query<Row>(statement)).rows
}

/** Tables without company rows: sign-in, rate limits, plans, and data shipped with the product. */
const ofNoCompany = [
  'address_tokens',
  'attempts',
  'billing_events',
  'idempotency_keys',
  'passkey_challenges',
  'passkeys',
  'password_tokens',
  'pending_sign_ins',
  'plans',
  'postal_codes',
  'recovery_codes',
  'secret_key',
  'sessions',
  'shipped_data',
  'totp_secrets',
]

/** Every table of ours, whichever migration created it. */
const tables = `
  select c.oid, c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
    exists (select from pg_attribute where attrelid = c.oid and attname = 'company_id' and not attisdropped) as "ofCompany"
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`

type Table = { name: string; enabled: boolean; forced: boolean; ofCompany: boolean }

describe('every table', () => {
  it('is bound by row-level security, its owner too where rows belong to a company or a user', async () => {
    const all = await request<Table>(tables)
    const ours = all.filter(({ name }) => name !== 'migration')
    expect(ours.length).toBeGreaterThan(25)
    expect(ours.filter(({ enabled }) => !enabled)).toEqual([])
    const shipped = ['postal_codes', 'shipped_data']
    expect(ours.filter(({ name, forced }) => !forced && !shipped.includes(name))).toEqual([])
    const loose = ours.filter(({ name, ofCompany }) => !ofCompany && name !== 'companies').map(({ name }) => name)
    expect(loose.sort()).toEqual(ofNoCompany)
  })

  it('of a company has one policy that compares it, for reading and for writing', async () => {
    const policies = await request<{ name: string; policy: string; reads: string; writes: string }>(`
      select t.name, p.polname as policy, pg_get_expr(p.polqual, p.polrelid) as reads,
        pg_get_expr(p.polwithcheck, p.polrelid) as writes
      from (${tables}) t left join pg_policy p on p.polrelid = t.oid and p.polname = 'tenant'
      where t."ofCompany" order by 1`)
    const bound = '(company_id = app_company())'
    const wrong = policies.filter(({ reads, writes }) => reads !== bound || writes !== bound)
    // Users, API keys, calendars and payment accounts are also looked up before their company is known, each process
    // listens for the events of all companies, and the system finds the webhooks with events that are due.
    const known = ['api_keys', 'billing_accounts', 'calendars', 'events', 'users', 'webhook_deliveries', 'webhooks']
    expect(wrong.map(({ name }) => name)).toEqual(known)
    const others = await request(`
      select t.name, p.polname as policy from (${tables}) t join pg_policy p on p.polrelid = t.oid
      where t."ofCompany" and p.polname <> 'tenant'`)
    expect(others).toEqual([{ name: 'rental_codes', policy: 'code' }])
  })

  it('refers to another one of the company by company and id', async () => {
    const keys = await request<{ key: string }>(`
      select k.conrelid::regclass || '.' || k.conname as key
      from pg_constraint k join (${tables}) a on a.oid = k.conrelid join (${tables}) b on b.oid = k.confrelid
      where k.contype = 'f' and a."ofCompany" and b."ofCompany" and not exists (
        select from unnest(k.conkey, k.confkey) as pair (mine, theirs)
        join pg_attribute m on m.attrelid = k.conrelid and m.attnum = pair.mine
        join pg_attribute o on o.attrelid = k.confrelid and o.attnum = pair.theirs
        where m.attname = 'company_id' and o.attname = 'company_id')`)
    expect(keys).toEqual([])
  })

  it('shows nothing to a transaction without a tenant', async () => {
    const own = { companyId: 0, userId: 0 }
    own.companyId = await inTransaction(test.db, { identity: true }, async (tx) => {
      const { id } = await tx
        .insertInto('companies')
        .values({ name: 'Karukera' })
        .returning('id')
        .executeTakeFirstOrThrow()
      await tx.insertInto('users').values({ email: 'awa@example.test', companyId: id }).execute()
      return id
    })
    await inTransaction(test.db, own, async (tx) => {
      await tx.insertInto('options').values({ companyId: own.companyId, name: 'GPS' }).execute()
    })
    const names = (await request<Table>(tables)).filter(({ ofCompany }) => ofCompany).map(({ name }) => name)
    const seen = await inTransaction(test.db, { companyId: own.companyId + 1, userId: 0 }, async (tx) => {
      const counts = names.map(
        (name) => sql`select ${sql.lit(name)} as name where exists (select from ${sql.table(name)})`,
      )
      return (await sql<{ name: string }>`${sql.join(counts, sql` union all `)}`.execute(tx)).rows
    })
    expect(seen).toEqual([])
  })
})

describe('the application’s role', () => {
  it('can neither change the schema, nor empty a table, nor become anyone', async () => {
    const [rights] = await request(`
      select has_schema_privilege('${appRole}', 'public', 'create') as creates,
        exists (select from (${tables}) t where has_table_privilege('${appRole}', t.oid, 'truncate, trigger')) as empties,
        rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolcanlogin as more
      from pg_roles where rolname = '${appRole}'`)
    expect(rights).toEqual({ creates: false, empties: false, more: false })
  })

  it('cannot rewrite the audit trail, and neither can the owner', async () => {
    await expect(request('update audit_entries set action = action')).rejects.toThrow('append-only')
    await expect(request('delete from audit_entries')).rejects.toThrow('append-only')
  })

  it('has the owner’s rights through these functions only, which look up names in our schema and in a temporary one last', async () => {
    const lenders = await request<{ name: string; config: string[] | null }>(`
      select proname as name, proconfig as config from pg_proc
      where pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace) and prosecdef order by 1`)
    expect(lenders.map(({ name }) => name)).toEqual([
      'end_access',
      'find_session',
      'search_customers',
      'search_rentals',
      'use_api_key',
    ])
    expect(lenders.filter(({ config }) => !config?.includes('search_path=public, pg_temp'))).toEqual([])
  })

  it('finds a session without keeping the right to read others', async () => {
    const scopes = await inTransaction(test.db, { companyId: 1, userId: 1 }, async (tx) => {
      const query = sql<{ before: string; after: string }>`
        select current_setting('app.scope') as before, (select count(*) from find_session('x')) as found,
          current_setting('app.scope') as after`
      return (await query.execute(tx)).rows[0]
    })
    expect(scopes).toMatchObject({ before: 'company', after: 'company' })
  })
})
