import { faultLabels } from '@filao/domain/journal/fault'
import { listCompanies } from '#features/journal/queries'
import { verifyJournal } from '#features/journal/verification'
import { loadConfig } from '#platform/config'
import { startDatabase } from '#platform/database/start'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { createLog } from '#platform/log'
import './features.ts'

/**
 * `npm run verify`: checks the journal of every company, prints the first fault of each, and ends with 1 if there is
 * one.
 */
async function main(): Promise<void> {
  const { db, stop } = await startDatabase(loadConfig(), createLog('warn'))
  try {
    for (const { id: companyId, name } of await inTransaction(db, { identity: true }, listCompanies)) {
      const checked = await inTransaction(db, { companyId, userId: 0 }, (tx) => verifyJournal(tx, companyId))
      const { entries, head, firstFault } = checked
      const state = firstFault
        ? `FAILED at ${firstFault.seq === null ? `${firstFault.kind} ${firstFault.sourceId}` : `entry ${firstFault.seq}`}: ${faultLabels[firstFault.reason].en}`
        : `whole, ${entries} entries${head ? `, ends with ${head.hash}` : ''}`
      process.stdout.write(`${companyId} ${name}: ${state}\n`)
      if (firstFault) process.exitCode = 1
    }
  } finally {
    await stop()
  }
}

main().catch((error: Error) => {
  process.stderr.write(`\nNothing was checked. ${error.message}\n`)
  process.exitCode = 1
})
