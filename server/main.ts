import closeWithGrace from 'close-with-grace'
import { loadConfig, settingsHelp } from '#platform/config'
import { startDatabase } from '#platform/database/start'
import { startJobs } from '#platform/jobs'
import { createLog } from '#platform/log'
import { mailer } from '#platform/mail'
import { buildApp } from './app.ts'

if (process.argv.includes('--help')) {
  process.stdout.write(settingsHelp())
  process.exit(0)
}

async function main(): Promise<void> {
  const config = loadConfig()
  const log = createLog(config.logLevel)
  const { db, stop } = await startDatabase(config, log)
  const jobs = await startJobs(db, log)
  await jobs.work({ mail: mailer(config, log) })
  const app = await buildApp({ config, db, log, enqueue: jobs.enqueue, now: () => new Date().toISOString() })
  await app.listen({ port: config.port, host: config.host })
  process.stdout.write(`\n  Filao is ready: ${config.publicUrl}\n\n`)
  closeWithGrace({ delay: 9000, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopping after a defect')
    await app.close()
    await jobs.stop()
    await stop()
  })
}

main().catch((error: Error) => {
  process.stderr.write(`\nFilao cannot start. ${error.message}\n`)
  process.exit(1)
})
