import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canonicalJson, firstText, hashedText } from '@filao/domain/journal/entry'
import { vatOfCharge, vatOfPayment } from '@filao/domain/journal/vat-share'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog } from '#platform/log'
import { emptyDatabase } from '#testing/database'
import { connect, type Database } from '../database/connect.ts'
import { migrate } from '../database/migrations/migrate.ts'
import { inTransaction } from '../database/tenancy/tenant.ts'
import { appendJournalEntry } from './append.ts'
import { sha256 } from './chain.ts'

const shipped = join(import.meta.dirname, '..', '..', 'migrations')
let folder: string
let db: Database
let drop: () => Promise<void>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'filao-taken-over-'))
  const names = (await readdir(shipped)).filter((name) => name.endsWith('.sql') && name < '0015').sort()
  for (const name of names) await cp(join(shipped, name), join(folder, name))
  const empty = await emptyDatabase()
  drop = empty.drop
  db = connect({ url: empty.url }, createLog('silent'))
  await migrate(db, folder)
})
afterAll(async () => {
  await db.close()
  await Promise.all([drop(), rm(folder, { recursive: true })])
})

/** Two companies of before: with VAT in Guadeloupe, and without in Mayotte. */
const before = `
  set session_replication_role = replica;
  insert into companies (name, country_code, vat_rate) values ('Karukera', 'GP', 8.50), ('Hippocampe', 'YT', null);
  insert into rentals (company_id, public_id, code, starts_at, ends_at, total_cents, security_deposit_cents, waiver_cents,
      status, delivered_at, returned_at, vehicle_id, customer_id, departure_agency_id, arrival_agency_id)
    select id, '2026-"' || id || '"-é', id, now(), now() + interval '1 day', 20001, 80000, 0, 'done', now(), now(), 1, 1, 1, 1
    from companies;
  insert into charges (company_id, rental_id, kind, amount_cents, reason, decided_at) values
    (1, 1, 'fuel', 4599, 'Carburant', '2026-03-05 13:00:00.7Z'), (1, 1, 'damage', 30000, 'Aile', '2026-03-05 13:00Z'),
    (2, 2, 'cleaning', 3000, 'Sable', '2026-03-05 13:00Z');
  insert into charges (company_id, rental_id, kind, amount_cents, reason, corrects_charge_id, decided_at)
    values (1, 1, 'fuel', 4599, 'Erreur', 1, '2026-03-05 14:00Z');
  insert into payments (company_id, rental_id, total_cents, security_deposit_cents, method, taken_at, taken_by) values
    (1, 1, 6000, 0, 'cash', '2026-02-01 03:30:00.4Z', 7), (1, 1, 14001, 80000, 'card', '2026-03-01 12:00Z', 7),
    (1, 1, 32000, 0, 'card', '2026-03-05 13:00:00.1Z', null), (2, 2, 20001, 0, 'other', '2026-03-01 22:00Z', 8);
  insert into payments (company_id, rental_id, total_cents, security_deposit_cents, method, corrects_payment_id, reason, taken_at)
    values (1, 1, 2500, 80000, 'card', 2, 'Rendu', '2026-03-05 15:00Z');
  reset session_replication_role;`

type Row = { seq: number; kind: string; payload: string; previous: string; hash: string; day: string }

it('enters the payments and charges of before as the application would have written them', async () => {
  const client = await db.pool.connect()
  await client.query(before)
  client.release()
  await migrate(db)
  const entriesOf = async (companyId: number) =>
    (await db.pool.query<Row>('select * from journal_entries where company_id = $1 order by seq', [companyId])).rows
  const entries = await entriesOf(1)
  expect(entries.map(({ kind }) => kind)).toEqual([
    'payment',
    'payment',
    'deposit_taken',
    'charge',
    'charge',
    'payment',
    'charge_correction',
    'refund',
    'deposit_returned',
  ])
  expect(entries.map(({ day }) => day).slice(0, 2)).toEqual(['2026-01-31', '2026-03-01'])
  for (const [companyId, startedAt] of [
    [1, '2026-02-01T03:30:00Z'],
    [2, '2026-03-01T22:00:00Z'],
  ] as const) {
    let previous = sha256(firstText(companyId, startedAt))
    for (const [at, entry] of (await entriesOf(companyId)).entries()) {
      const payload = JSON.parse(entry.payload)
      expect(entry.payload).toBe(canonicalJson(payload))
      expect(payload).toMatchObject({ seq: at + 1, rental: `2026-"${companyId}"-é`, takenOver: true })
      expect(entry.previous).toBe(previous)
      expect(entry.hash).toBe(sha256(hashedText(previous, '1', entry.payload)))
      previous = entry.hash
    }
    const head = await db.pool.query('select seq, hash from journal_heads where company_id = $1', [companyId])
    expect(head.rows).toEqual([{ seq: (await entriesOf(companyId)).length, hash: previous }])
  }
  const owed = { totalCents: 20001 + 30000, outsideVatCents: 30000 }
  const vat = entries.map(({ payload }) => JSON.parse(payload).vat)
  expect(vat).toEqual([
    vatOfPayment([], 6000, owed, 8.5),
    vatOfPayment(vatOfPayment([], 6000, owed, 8.5), 14001, owed, 8.5),
    undefined,
    vatOfCharge(4599, 8.5),
    vatOfCharge(30000, null),
    vatOfPayment(vatOfPayment([], 20001, owed, 8.5), 32000, owed, 8.5),
    vatOfCharge(-4599, 8.5),
    vatOfPayment(vatOfPayment([], 52001, owed, 8.5), -2500, owed, 8.5),
    undefined,
  ])
  expect(JSON.parse((await entriesOf(2))[0]?.payload ?? '').vat).toEqual(vatOfPayment([], 20001, owed, null))
})

it('says what was taken over before the first entry of its own', async () => {
  const scope = { companyId: 1, userId: 0 }
  const written = await inTransaction(db, scope, (tx) =>
    appendJournalEntry(tx, { companyId: 1, at: '2026-04-01T12:00:00.5Z', kind: 'payment', payload: { sourceId: 99 } }),
  )
  expect(written.seq).toBe(12)
  const { rows } = await db.pool.query<Row>(
    'select * from journal_entries where company_id = 1 and seq > 8 order by seq',
  )
  expect(rows.slice(1).map(({ kind }) => kind)).toEqual(['taken_over', 'version', 'payment'])
  expect(JSON.parse(rows[1]?.payload ?? '')).toMatchObject({ entries: 9, hash: rows[0]?.hash })
})
