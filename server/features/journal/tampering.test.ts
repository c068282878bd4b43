import { anchorOf } from '@filao/domain/journal/entry'
import type { Fault } from '@filao/domain/journal/report.schema'
import { checkChain, type StoredEntry } from '@filao/domain/journal/verification'
import * as calls from '@filao/domain/rentals/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { sha256 } from '#platform/journal/chain'
import { type TestApp, testApp } from '#testing/app'
import { givenCounter, noon } from '#testing/given-rental'
import { closeJournal } from './closing.ts'
import { listEntriesAfter } from './queries.ts'
import { verifyJournal } from './verification.ts'

let t: TestApp
let companyId: number
let lastPaymentId: number
beforeAll(async () => {
  t = await testApp()
  t.setNow(noon(0))
  const counter = await givenCounter(t)
  companyId = counter.by.companyId
  const { id: rentalId } = await counter.contract()
  const params = { companyId, rentalId }
  const pay = async (totalAmount: number) => {
    const body = { totalAmount, securityDepositAmount: totalAmount, method: 'card' as const }
    return (await counter.by.request(calls.createPayment, { params, body })).id
  }
  await pay(40)
  await counter.deliver(rentalId)
  const charge = { kind: 'fuel' as const, amount: 12, reason: 'Carburant' }
  await counter.by.request(calls.createCharge, { params, body: charge })
  await inTransaction(t.db, { companyId, userId: 0 }, (tx) => closeJournal(tx, companyId, noon(1)))
  t.setNow(noon(1, 1))
  lastPaymentId = await pay(30)
})
afterAll(() => t.close())

/** Runs statements as a superuser who switches the database's guards off, checks, and undoes everything. */
async function faultAfter(statements: string[], anchor?: string): Promise<Fault | null> {
  let fault: Fault | null = null
  const undo = new Error('undo')
  await inTransaction(t.db, { companyId, userId: 0 }, async (tx) => {
    const run = async (text: string) => void (await tx.executeQuery({ sql: text, parameters: [] } as never))
    await run('reset role')
    await run('set local session_replication_role = replica')
    for (const statement of statements) await run(statement)
    fault = (await verifyJournal(tx, companyId, anchor)).firstFault
    throw undo
  }).catch((error) => {
    if (error !== undo) throw error
  })
  return fault
}

type Row = Record<string, string | number | null>
const readRow = async (table: string, where: string) =>
  (await t.db.pool.query<{ row: Row }>(`select to_jsonb(t) as row from ${table} t where ${where}`)).rows[0]?.row as Row

test('the sample is whole before it is touched', async () => {
  expect(await faultAfter([])).toBeNull()
})

test('each changed character of each text of each entry is found, and the entry is named', async () => {
  const entries = await inTransaction(t.db, { companyId, userId: 0 }, (tx) => listEntriesAfter(tx, companyId, 0, 100))
  const firstFault = (wrong: StoredEntry) => {
    const check = checkChain(companyId, startedAt, sha256)
    return entries.find((entry) => 'fault' in check.next(entry.seq === wrong.seq ? wrong : entry))?.seq
  }
  const startedAt = noon(0)
  for (const entry of entries) {
    expect(firstFault(entry)).toBeUndefined()
    for (const column of ['at', 'day', 'kind', 'format', 'payload', 'previous', 'hash'] as const) {
      for (let at = 0; at < entry[column].length; at++) {
        const changed = String.fromCharCode(entry[column].charCodeAt(at) ^ 1)
        const text = entry[column].slice(0, at) + changed + entry[column].slice(at + 1)
        if (firstFault({ ...entry, [column]: text }) !== entry.seq) expect([entry.seq, column, at]).toEqual('found')
      }
    }
  }
})

test.each(['kind', 'format', 'payload', 'previous', 'hash'])(
  'a superuser’s change of one character of %s is found',
  async (column) => {
    const change = `update journal_entries set ${column} = overlay(${column} placing chr(ascii(right(${column}, 1)) # 1)
    from length(${column}) for 1) where company_id = ${companyId} and seq = 3`
    expect((await faultAfter([change]))?.seq).toBe(3)
  },
)

test.each([
  ['seq', 'seq + 100', 3],
  ['company_id', 'company_id + 1', 3],
  ['at', "at + interval '1 microsecond'", 3],
  ['day', 'day + 1', 3],
  ['source_id', 'source_id + 50', 3],
  ['source_id', 'null', 3],
])('a changed %s of an entry is found: %s', async (column, value, seq) => {
  const change = `update journal_entries set ${column} = ${value} where company_id = ${companyId} and seq = ${seq}`
  expect((await faultAfter([change]))?.seq).toBe(seq)
})

test('a changed closing is found although its hashes are made to fit', async () => {
  const closing = await readRow('journal_entries', `company_id = ${companyId} and kind = 'closing'`)
  const payload = String(closing.payload).replace('"receivedCents":4000', '"receivedCents":3000')
  const rehash = `
    do $$ declare line record; before text; begin
      update journal_entries set payload = '${payload}' where company_id = ${companyId} and seq = ${closing.seq};
      for line in select * from journal_entries where company_id = ${companyId} and seq >= ${closing.seq} order by seq loop
        before := coalesce(before, line.previous);
        update journal_entries set previous = before,
          hash = encode(sha256(convert_to(before || E'\\n1\\n' || line.payload, 'UTF8')), 'hex')
          where company_id = line.company_id and seq = line.seq returning hash into before;
      end loop;
      update journal_heads set hash = before where company_id = ${companyId};
    end $$`
  expect(await faultAfter([rehash])).toMatchObject({ reason: 'totals', seq: closing.seq })
  expect(await faultAfter([rehash.replace(payload, String(closing.payload))])).toBeNull()
})

test('a removed entry is found: the first, one in the middle, the last', async () => {
  const { last } = (await readRow('(select max(seq) as last from journal_entries)', 'true')) as { last: number }
  for (const seq of [1, 4, last]) {
    const remove = `delete from journal_entries where company_id = ${companyId} and seq = ${seq}`
    expect((await faultAfter([remove]))?.seq).toBe(seq)
  }
})

test('two swapped entries are found', async () => {
  const swap = `update journal_entries set seq = case seq when 3 then -4 when 4 then -3 end
    where company_id = ${companyId} and seq in (3, 4)`
  const back = `update journal_entries set seq = -seq where company_id = ${companyId} and seq < 0`
  const open = 'alter table journal_entries drop constraint journal_entries_seq_check'
  expect((await faultAfter([open, swap, back]))?.seq).toBe(3)
})

test('a tail that was cut off with its end and its rows is found by the fingerprint of a receipt', async () => {
  const head = await readRow('journal_heads', `company_id = ${companyId}`)
  const anchor = anchorOf(String(head.hash))
  const cut = [
    `delete from journal_entries where company_id = ${companyId} and source_id = ${lastPaymentId} and kind <> 'charge'`,
    `update journal_heads h set (seq, hash) = (select seq, hash from journal_entries e where e.company_id = h.company_id
      order by seq desc limit 1) where company_id = ${companyId}`,
  ]
  expect(await faultAfter(cut.slice(0, 1))).toMatchObject({ reason: 'end' })
  expect(await faultAfter(cut)).toMatchObject({ reason: 'unwritten', sourceId: lastPaymentId })
  const erased = [...cut, `delete from payments where id = ${lastPaymentId}`]
  expect(await faultAfter(erased)).toBeNull()
  expect(await faultAfter(erased, anchor)).toMatchObject({ reason: 'anchor' })
  expect(await faultAfter([], anchor)).toBeNull()
})

test.each([
  ['payments', 'total_cents = total_cents + 1', 'row'],
  ['payments', 'security_deposit_cents = 0', 'row'],
  ['payments', "method = 'cash'", 'row'],
  ['payments', 'rental_id = rental_id + 1', 'row'],
  ['payments', "taken_at = taken_at - interval '1 day'", 'row'],
  ['payments', 'taken_by = null', 'row'],
  ['charges', 'amount_cents = 1', 'row'],
  ['charges', "kind = 'damage'", 'row'],
])('a changed row is found: %s, %s', async (table, change, reason) => {
  expect(await faultAfter([`update ${table} set ${change}`])).toMatchObject({ reason })
})

test('a removed row, and a row without an entry, are found', async () => {
  expect(await faultAfter(['delete from payments where id = (select min(id) from payments)'])).toMatchObject({
    reason: 'row',
    seq: 2,
  })
  const secret = `insert into payments (company_id, rental_id, total_cents, security_deposit_cents)
    select company_id, rental_id, 100, 0 from payments limit 1`
  expect(await faultAfter([secret])).toMatchObject({ reason: 'unwritten', kind: 'payment' })
})

test('a changed end of the journal is found', async () => {
  for (const change of ['seq = seq - 1', 'hash = reverse(hash)', "started_at = started_at - interval '1 second'"]) {
    expect(await faultAfter([`update journal_heads set ${change} where company_id = ${companyId}`])).not.toBeNull()
  }
  expect(await faultAfter([`delete from journal_heads where company_id = ${companyId}`])).toMatchObject({
    reason: 'end',
  })
})
