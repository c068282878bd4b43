import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { type ErasableCustomer, lockErasable, markErasureRequested } from '#features/customers/public'
import { inTransaction } from '#platform/database/tenancy/tenant'
import type { Parts } from '#platform/feature/feature'
import type { CallFiles } from '#platform/files/call-files'
import { notFound } from '#platform/http/problems'
import { erase } from './erasing.ts'
import { loadRetentionDay, planCustomers } from './facts.ts'
import { insertRun, listUnknownErasures } from './queries.ts'
import { eraseOutsideJob } from './run.ts'

/** The folder of the list of erasures, one file each, among the uploaded files: outside the database. */
const folder = 'erasures/'

/** An erasure as listed. Another customer may get the same id after a restore, but not the same time of creation. */
const Listed = z.object({
  companyId: z.int(),
  customerId: z.int(),
  createdAt: z.string(),
  requestedAt: z.string(),
})

/** Lists an erasure among the files, without a name. */
export async function listErasure(
  files: CallFiles,
  { companyId, customer, requestedAt }: { companyId: number; customer: ErasableCustomer; requestedAt: string },
): Promise<void> {
  const { id: customerId, createdAt } = customer
  const listed = { companyId, customerId, createdAt, requestedAt } satisfies z.infer<typeof Listed>
  await files.put(
    `${folder}${companyId}-${customerId}-${Date.parse(createdAt)}.json`,
    Buffer.from(JSON.stringify(listed)),
  )
}

/**
 * Erases again whom a restored backup brought back: the listed erasures that the database does not know. Runs before
 * the server answers anybody, and every night. Returns their number.
 */
export async function eraseRestored({
  db,
  files,
  enqueue,
  now,
}: Pick<Parts, 'db' | 'files' | 'enqueue' | 'now'>): Promise<number> {
  const keys = (await files.list(folder)).filter((key) => /(^|\/)\d+-\d+-\d+\.json$/.test(key))
  const listed = keys.map((key) => {
    const [companyId = 0, customerId = 0, createdMs = 0] = (key.split('/').at(-1) ?? '').split(/[-.]/).map(Number)
    return { key, companyId, customerId, createdMs }
  })
  let count = 0
  for (const [companyId, ofCompany] of Map.groupBy(listed, (one) => one.companyId)) {
    const scope = { companyId, userId: 0 }
    const unknown = await inTransaction(db, scope, (tx) => listUnknownErasures(tx, companyId, ofCompany))
    for (const { key, customerId } of unknown) {
      const text = (await buffer(files.read(key, notFound))).toString()
      const { requestedAt } = Listed.parse(JSON.parse(text))
      await inTransaction(db, scope, async (tx) => {
        const customer = await lockErasable(tx, companyId, customerId)
        await markErasureRequested(tx, companyId, customerId, requestedAt)
        const [planned] = await planCustomers(tx, await loadRetentionDay(tx, companyId, now()), [customerId])
        if (!planned) return
        const { counts, ...outside } = await erase(tx, companyId, customer, planned.plan)
        await enqueue(tx, eraseOutsideJob, { companyId, ...outside })
        await insertRun(tx, companyId, { ...counts, occasion: 'restore', at: now() })
      })
      count += 1
    }
  }
  return count
}
