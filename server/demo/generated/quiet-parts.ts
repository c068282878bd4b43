import type { Config } from '#platform/config'
import type { Database } from '#platform/database/connect'
import { followEvents } from '#platform/feature/events'
import type { Parts } from '#platform/feature/feature'
import { openFiles } from '#platform/files/files'
import { openPdfPrinter } from '#platform/pdf/pdf'

/** Returns the parts of an application that runs no jobs: no mail is sent. `now` is its clock. */
export function quietParts(
  config: Config,
  db: Database,
  now: () => string,
): { parts: Parts; stop: () => Promise<void> } {
  const { log } = db
  const events = followEvents(db)
  const pdf = openPdfPrinter(config, log)
  const enqueue = async () => undefined
  const parts = { config, db, log, files: openFiles(config), pdf, payments: null, events, enqueue, now }
  const stop = async () => {
    await pdf.stop()
    await events.stop()
  }
  return { parts, stop }
}
