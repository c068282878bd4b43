import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { loadConfig } from '#platform/config'
import { backUp, backupTime, deleteOldBackups, listBackups } from '#platform/database/backup/backup'
import { noteFailedBackup, reportFailedBackup } from '#platform/database/backup/failed-backup'
import { createLog } from '#platform/log'

const usage = `Backs up the database and the uploaded files into one archive of a folder, while Filao runs:

  npm run backup -- DIR
  npm run backup -- --every 1d --keep 14 DIR    again every day, and the newest fourteen stay
  npm run backup -- --encrypt age1… DIR         encrypted for a recipient of age (else for BACKUP_RECIPIENT)

`

/** `npm run backup`: reads the arguments and writes one backup, or one after another. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      every: { type: 'string' },
      keep: { type: 'string' },
      encrypt: { type: 'string' },
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  })
  if (values.help) return void process.stdout.write(usage)
  const [folder] = positionals
  if (positionals.length !== 1 || !folder) throw new Error('Name the folder of the backups: npm run backup -- DIR')
  const keep = values.keep === undefined ? null : count(values.keep)
  const every = values.every === undefined ? null : milliseconds(values.every)
  // Leaving in order ends a database that was started for the backup.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))
  if (!every) {
    return await once(resolve(folder), keep, values.encrypt).catch(async (error: Error) => {
      await noteFailedBackup(loadConfig(), createLog('warn'))
      throw error
    })
  }
  for (;;) {
    await wait(await untilDue(resolve(folder), every))
    await once(resolve(folder), keep, values.encrypt).catch(async (error: Error) => {
      process.stderr.write(`Nothing was backed up; another attempt follows in ten minutes. ${error.message}\n`)
      await reportFailedBackup(loadConfig(), createLog('warn'), `Nothing was backed up. ${error.message}`)
      await wait(600_000)
    })
  }
}

async function once(folder: string, keep: number | null, recipient?: string): Promise<void> {
  const config = loadConfig()
  const backupRecipient = recipient ?? config.backupRecipient
  const { file, bytes, seconds, schema } = await backUp({ ...config, backupRecipient }, folder, createLog('warn'))
  const megabytes = (bytes / 1e6).toFixed(1)
  process.stdout.write(`${file}: ${megabytes} MB in ${seconds.toFixed(1)} s, schema ${schema}\n`)
  if (config.filesUrl.startsWith('s3://')) {
    process.stdout.write('Uploaded files are in a bucket and not in this backup: keep versions of them there.\n')
  }
  for (const name of keep ? await deleteOldBackups(folder, keep) : []) process.stdout.write(`${name}: deleted\n`)
}

/** Returns the milliseconds until the newest backup of a folder is old enough for the next one. */
async function untilDue(folder: string, every: number): Promise<number> {
  const newest = (await listBackups(folder)).at(-1)
  if (!newest) return 0
  return Math.min(Math.max(0, Date.parse(backupTime(newest)) + every - Date.now()), every)
}

const units = { m: 60_000, h: 3_600_000, d: 86_400_000 }

function milliseconds(text: string): number {
  const [, number, unit] = text.match(/^([1-9]\d{0,2})([mhd])$/) ?? []
  const time = Number(number) * units[unit as keyof typeof units]
  // A timer counts no further than 24 days.
  if (!(time <= 24 * units.d)) throw new Error('--every must be a time from 1m to 24d, such as 6h or 1d.')
  return time
}

function count(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new Error('--keep must be a whole number from 1 to 9999.')
  return Number(text)
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    process.stderr.write(`\nNothing was backed up. ${error.message}\n`)
    process.exit(1)
  },
)
