import type { Config } from '../config.ts'
import { makeNightlyBackup, nightlyBackupJob } from '../database/backup/nightly-backup.ts'
import type { Database } from '../database/connect.ts'
import { type Files, removeFiles, removeFilesJob } from '../files/files.ts'
import type { Serve } from '../http/serve/serve.ts'
import { type Enqueue, handle, type JobHandler } from '../jobs/jobs.ts'
import type { Log } from '../log.ts'
import { mailJob, type SendMail } from '../mail/mail.ts'
import type { PdfPrinter } from '../pdf/pdf.ts'
import type { Payments } from '../subscriptions/payments.ts'
import type { Events } from './events.ts'

/** The parts that the application is built from. `now` is an argument so that tests choose the time. */
export type Parts = {
  config: Config
  db: Database
  log: Log
  files: Files
  pdf: PdfPrinter
  /** Null where subscriptions are not paid through an outside provider. */
  payments: Payments | null
  enqueue: Enqueue
  events: Events
  now: () => string
}

/** The parts that jobs work with. `isClockNear` tells if the clocks of the server and the database agree. */
export type JobParts = Parts & { send: SendMail; publicUrl: string; isClockNear: () => boolean }

/** The part of a feature that the server is put together from. */
export type Feature = {
  /** Serves the feature's endpoints. */
  routes?: (serve: Serve, parts: Parts) => void
  /** The feature's jobs with their work. */
  jobs?: JobHandler<JobParts>[]
}

/** The jobs that every feature may enqueue. */
export const platformJobs: JobHandler<JobParts>[] = [
  handle(mailJob, ({ send }, message) => send(message)),
  handle(nightlyBackupJob, ({ config, log, now }) => makeNightlyBackup(config, log, now())),
  handle(removeFilesJob, ({ files }, { keys }) => removeFiles(files, keys)),
]
