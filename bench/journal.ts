import { sql } from 'kysely'
import { verifyJournal } from '../server/features/journal/verification.ts'
import { paymentEntries } from '../server/features/ledger/journal.ts'
import { insertPayment } from '../server/features/ledger/payment-queries.ts'
import { loadOwed } from '../server/features/rentals/record/owed-queries.ts'
import type { Tx } from '../server/platform/database/connect.ts'
import { inTransaction } from '../server/platform/database/tenancy/tenant.ts'
import { audit } from '../server/platform/feature/audit.ts'
import { appendJournalEntries } from '../server/platform/journal/append.ts'
import { startGenerated } from './companies/generated.ts'
import { median, table } from './report/table.ts'

/**
 * Measures a payment with and without its journal entry, and the check of a long journal. Targets: 2 ms more, and 20
 * seconds for 100,000 entries.
 */
const runs = 200
const generated = await startGenerated()
try {
  const { db } = generated
  const { companyId, userId } = await generated
    .company({ vehicles: 500, rentals: 50_000, customers: 12_500 })
    .then(async (company) => ({ ...company, userId: await userOf(company.companyId) }))
  const rentalId = await inScope(async (tx) => {
    const { rows } = await sql<{ id: number }>`select id from rentals where status = 'done' limit 1`.execute(tx)
    return rows[0]?.id ?? 0
  })
  const [without, withEntry]: [number[], number[]] = [[], []]
  for (let run = 0; run < runs; run++) {
    without.push(await undone((tx) => pay(tx, false)))
    withEntry.push(await undone((tx) => pay(tx, true)))
  }
  const [plain, entered] = [median(without.slice(20)), median(withEntry.slice(20))]
  const before = performance.now()
  const { entries, isWhole } = await inScope((tx) => verifyJournal(tx, companyId))
  const seconds = (performance.now() - before) / 1000
  if (!isWhole) throw new Error('the generated journal is not whole')
  table(
    'A payment without and with its journal entry, ms (target: 2 more), and the check of a journal, s (target: 20 for 100,000 entries)',
    ['without', 'with', 'ratio', 'entries checked', 'seconds', 'seconds for 100,000'],
    [
      [
        plain.toFixed(2),
        entered.toFixed(2),
        (entered / plain).toFixed(2),
        entries.toLocaleString('en-GB'),
        seconds.toFixed(1),
        ((seconds / entries) * 100_000).toFixed(1),
      ],
    ],
  )

  async function userOf(company: number): Promise<number> {
    const { rows } = await db.pool.query('select user_id as id from companies where id = $1', [company])
    return rows[0].id
  }

  async function inScope<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    return await inTransaction(db, { companyId, userId }, work)
  }

  /** Times some work in a transaction that is then undone, in milliseconds. */
  async function undone(work: (tx: Tx) => Promise<void>): Promise<number> {
    const undo = new Error('undone')
    let ms = 0
    const timed = inScope(async (tx) => {
      await sql`select 1`.execute(tx)
      const before = performance.now()
      await work(tx)
      ms = performance.now() - before
      throw undo
    })
    await timed.catch((error) => {
      if (error !== undo) throw error
    })
    return ms
  }

  async function pay(tx: Tx, isEntered: boolean): Promise<void> {
    const takenAt = new Date().toISOString()
    const row = { companyId, rentalId, totalCents: 100, securityDepositCents: 0, takenAt, takenBy: userId }
    const owed = isEntered ? await loadOwed(tx, companyId, rentalId) : null
    const { id } = await insertPayment(tx, row)
    await audit(tx, { companyId, userId, entity: 'payment', entityId: id, action: 'created' })
    const paid = { ...row, id, userId, method: 'card' as const, correctsPaymentId: null }
    if (owed) await appendJournalEntries(tx, companyId, paymentEntries(owed, paid))
  }
} finally {
  await generated.stop()
}
