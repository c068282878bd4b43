import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#platform/config'
import type { Log } from '#platform/log'
import { notifyOperator } from '#platform/mail/operator'

/** Hours in which a failure that goes on is mailed once. */
const silentHours = 20

/** Notes a failed backup and mails the operator what its command said, once a day. */
export async function reportFailedBackup(config: Config, log: Log, said: string): Promise<void> {
  const toldAt = (await readNote(config.dataDir, 'failed-backup.json'))?.toldAt
  const wasNotified = toldAt !== undefined && Date.now() - Date.parse(toldAt) < silentHours * 3_600_000
  await noteFailedBackup(config, log, wasNotified ? toldAt : new Date().toISOString())
  if (!wasNotified) await notifyOperator(config, log, 'the backup failed', said)
}

/**
 * Notes a failed backup in `DATA_DIR/failed-backup.json`, which the home of administrators reads. The last mail about
 * failures stays in the note unless another one is given.
 */
export async function noteFailedBackup({ dataDir }: Config, log: Log, notifiedAt?: string): Promise<void> {
  const toldAt = notifiedAt ?? (await readNote(dataDir, 'failed-backup.json'))?.toldAt
  const note = { at: new Date().toISOString(), ...(toldAt === undefined ? {} : { toldAt }) }
  await writeNote(dataDir, note).catch((err) => log.warn({ err }, 'failed-backup.json was not written'))
}

/** Reads when the last backup was made and when one last failed; null where that never happened. */
export async function readBackupTimes(dataDir: string): Promise<{ madeAt: string | null; failedAt: string | null }> {
  const [made, failed] = [await readNote(dataDir, 'last-backup.json'), await readNote(dataDir, 'failed-backup.json')]
  return { madeAt: made?.at ?? null, failedAt: failed?.at ?? null }
}

type Note = { at: string; toldAt?: string }

async function readNote(dataDir: string, name: string): Promise<Note | null> {
  const text = await readFile(join(dataDir, name), 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as Note)
}

/** Writes the note, where there is a data folder: a command about what is there creates none. */
async function writeNote(dataDir: string, note: Note): Promise<void> {
  if (!existsSync(dataDir)) return
  const file = join(dataDir, 'failed-backup.json')
  await writeFile(`${file}.draft`, `${JSON.stringify(note)}\n`)
  await rename(`${file}.draft`, file)
}
