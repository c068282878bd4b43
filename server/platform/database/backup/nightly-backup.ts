import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { isBackupDue } from '@filao/domain/company/backup/backup-state'
import type { Config } from '#platform/config'
import { defineJob } from '#platform/jobs/jobs'
import type { Log } from '#platform/log'
import { backupTime, listBackups } from './backup.ts'
import { reportFailedBackup } from './failed-backup.ts'

/** Makes the backup of the night into `BACKUP_DIR`, and tries again each hour until there is one. */
export const nightlyBackupJob = defineJob('nightlyBackup', { schedule: '41 * * * *' })

/** True while a backup is made, which may outlast the time that the queue gives a job. */
let isRunning = false

const command = join(import.meta.dirname, '../../../backup.ts')
const kept = '14'

/**
 * Makes the backup that is due, in a process of its own, since it compresses everything. A failure is told to the
 * operator, and fails no job: the next hour tries again.
 */
export async function makeNightlyBackup(config: Config, log: Log, now: string): Promise<void> {
  const { backupDir } = config
  if (backupDir === null || isRunning) return
  const newest = (await listBackups(backupDir)).at(-1)
  if (!isBackupDue(newest ? backupTime(newest) : null, now)) return
  isRunning = true
  try {
    await promisify(execFile)(process.execPath, [command, '--keep', kept, backupDir])
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string }
    log.error({ err: error }, 'the nightly backup failed')
    await reportFailedBackup(config, log, stderr.trim() || message)
  } finally {
    isRunning = false
  }
}
