import { loadConfig } from '#platform/config'
import { upgradeCluster } from '#platform/database/embedded/upgrade/upgrade-cluster'
import { createLog } from '#platform/log'
import { jobs } from './app/features.ts'

/** `npm run upgrade-database`: moves the embedded database to the major version of PostgreSQL that Filao brings. */
async function main(): Promise<void> {
  const { dataDir, databaseUrl } = loadConfig()
  if (databaseUrl) throw new Error('DATABASE_URL names a server of your own: upgrade it as its manual says.')
  const upgraded = await upgradeCluster(dataDir, jobs, createLog('warn'))
  if (!upgraded)
    return void process.stdout.write('The database has the current version: there is nothing to upgrade.\n')
  const { from, before, rows, tables } = upgraded
  process.stdout.write(`Upgraded from PostgreSQL ${from}: ${rows} rows in ${tables} tables, compared row by row.\n`)
  process.stdout.write(
    `The database of before is in ${before}: delete it once Filao has started and a backup is made.\n`,
  )
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    process.stderr.write(`\nNothing was upgraded. ${error.message}\n`)
    process.exit(1)
  },
)
