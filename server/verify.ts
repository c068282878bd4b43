import { parseArgs } from 'node:util'
import { faultLabels } from '@filao/domain/journal/fault'
import { listCompanies } from '#features/journal/queries'
import { verifyJournal } from '#features/journal/verification'
import { loadConfig } from '#platform/config'
import { openDatabase } from '#platform/database/start/start'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { createLog } from '#platform/log'
import './app/features.ts'

const usage = `Checks the journal of money of every company, and ends with 1 where one fails:

  npm run verify

Stop the server first if it uses the embedded database.

`

/**
 * `npm run verify`: checks the journal of every company, prints the first fault of each, and ends with 1 if there is
 * one.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } })
  if (values.help) return void process.stdout.write(usage)
  const { db, stop } = await openDatabase(loadConfig(), createLog('warn'))
  try {
    const companies = await inTransaction(db, { identity: true }, listCompanies)
    if (companies.length === 0) process.stdout.write('This database has no company: nothing was checked.\n')
    for (const { id: companyId, name } of companies) {
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
