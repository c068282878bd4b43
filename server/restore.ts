import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { loadConfig } from '#platform/config'
import { verifyArchive } from '#platform/database/backup/archive'
import { readIdentity } from '#platform/database/backup/encryption'
import { carryErasures, readErasures } from '#platform/database/backup/erasures'
import { restore } from '#platform/database/backup/restore'
import { createLog } from '#platform/log'
import { jobs } from './app/features.ts'

const usage = `Restores a backup into an empty DATA_DIR, or into the empty database of DATABASE_URL:

  npm run restore -- FILE
  npm run restore -- --send-mail FILE    also sends the mails that waited when the backup was made
  npm run restore -- --erasures DIR FILE also applies the erasures listed since: DIR holds the uploaded files used until now
  npm run restore -- --identity KEY FILE decrypts a backup that was encrypted with BACKUP_RECIPIENT; KEY is age's key file
  npm run restore -- --check FILE        only reads the backup and compares every file with its hash

`

/** `npm run restore`: reads the arguments, restores the backup and tells what it holds. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      'send-mail': { type: 'boolean' },
      check: { type: 'boolean' },
      erasures: { type: 'string' },
      identity: { type: 'string' },
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  })
  if (values.help) return void process.stdout.write(usage)
  const [file] = positionals
  if (positionals.length !== 1 || !file) throw new Error('Name the backup: npm run restore -- FILE')
  const identity = values.identity === undefined ? null : await readIdentity(resolve(values.identity))
  if (values.check) {
    const { at, schema, filao, entries } = await verifyArchive(resolve(file), identity)
    process.stdout.write(`${file} is whole: ${at}, Filao ${filao}, schema ${schema}, ${entries.length} files\n`)
    return
  }
  const mailJobs = [...jobs].filter(({ sendsMail }) => sendsMail).map(({ name }) => name)
  const held = values['send-mail'] ? [] : mailJobs
  const config = loadConfig()
  // Read before anything is restored: a wrong folder is found first.
  const erasures = values.erasures === undefined ? null : await readErasures(config, resolve(values.erasures))
  const restored = await restore(config, { file: resolve(file), identity }, held, createLog('warn'))
  if (erasures) await carryErasures(config, erasures)
  process.stdout.write(report(restored, erasures?.size ?? null))
}

function report({ manifest, rows, files, held }: Awaited<ReturnType<typeof restore>>, carried: number | null): string {
  const counts = Object.values(rows)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const named = ['companies', 'users', 'vehicles', 'customers', 'rentals'].map((name) => `${rows[name] ?? 0} ${name}`)
  return [
    `Restored the backup of ${manifest.at}, Filao ${manifest.filao}, schema ${manifest.schema}:`,
    `  ${total} rows in ${counts.length} tables (${named.join(', ')})`,
    manifest.hasFiles
      ? `  ${files} uploaded ${files === 1 ? 'file' : 'files'}`
      : '  no uploaded files: they are in a bucket',
    held > 0
      ? `  ${held === 1 ? '1 queued mail is' : `${held} queued mails are`} held and will not be sent; restore with --send-mail to send them`
      : '  no queued mail is held',
    carried === null
      ? '  erasures since the backup are not known: restore with --erasures to apply them'
      : `  ${carried === 1 ? '1 listed erasure is' : `${carried} listed erasures are`} applied at the start`,
    'Start Filao: an older schema is upgraded then.',
    '',
  ].join('\n')
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    process.stderr.write(`\nNothing was restored. ${error.message}\n`)
    process.exit(1)
  },
)
