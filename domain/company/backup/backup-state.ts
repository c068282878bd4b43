import type { BackupState } from './backup-state.schema.ts'

type Known = {
  /** The time of the last backup; null without any. */
  madeAt: string | null
  /** The time of the last failure; null without any. */
  failedAt: string | null
  now: string
}

/** A backup is old when a nightly one must have been left out. */
const oldHours = 36

/** Returns the state of the backups: a failure counts until a later backup is made. */
export function backupState({ madeAt, failedAt, now }: Known): BackupState {
  if (failedAt !== null && (madeAt === null || failedAt > madeAt)) return { state: 'failed', at: madeAt }
  if (madeAt === null) return { state: 'none', at: null }
  const hours = (Date.parse(now) - Date.parse(madeAt)) / 3_600_000
  return { state: hours > oldHours ? 'old' : 'fine', at: madeAt }
}

/** The hour of UTC from which a night's backup is due: between midnight and four in the territories of the Atlantic. */
const dueHour = 7

/** Returns true when no backup was made since the last night: a server that was off then makes it when it starts. */
export function isBackupDue(newestAt: string | null, now: string): boolean {
  const night = new Date(now)
  if (night.getUTCHours() < dueHour) night.setUTCDate(night.getUTCDate() - 1)
  night.setUTCHours(dueHour, 0, 0, 0)
  return newestAt === null || Date.parse(newestAt) < night.getTime()
}
