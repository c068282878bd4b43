import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { importCompany } from '#features/privacy/public'
import { loadConfig } from '#platform/config'
import { openDatabase } from '#platform/database/start/start'
import { refreshStatistics } from '#platform/database/tables/statistics'
import { openFiles } from '#platform/files/files'
import { createLog } from '#platform/log'
import './app/features.ts'

const usage = `Loads the archive of a whole company into an empty company of this server, all of it or nothing:

  npm run import-company -- FILE --company ID

The company is a new one with its administrator and nothing else. Its number is in the address of its preferences.

`

/** `npm run import-company`: reads the arguments, loads the archive and tells what it brought. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { company: { type: 'string' }, help: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (values.help) return void process.stdout.write(usage)
  const [file] = positionals
  const companyId = Number(values.company)
  if (positionals.length !== 1 || !file || !Number.isSafeInteger(companyId) || companyId < 1) {
    throw new Error('Name the archive and the company: npm run import-company -- FILE --company ID')
  }
  const config = loadConfig()
  const { db, stop } = await openDatabase(config, createLog('warn'))
  try {
    const parts = { db, files: openFiles(config), now: () => new Date().toISOString() }
    const { name, rows, files } = await importCompany(parts, resolve(file), companyId)
    await refreshStatistics(db)
    process.stdout.write(`Company ${companyId} is now ${name}: ${rows} rows and ${files} files.\n`)
  } finally {
    await stop()
  }
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    process.stderr.write(`\nNothing was imported. ${error.message}\n`)
    process.exit(1)
  },
)
