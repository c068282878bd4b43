import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { demoLogin } from '@filao/domain/access/demo-login'
import { instantAt } from '@filao/domain/kernel/time'
import { followBilling, refreshPlans } from '#features/billing/public'
import { eraseRestored } from '#features/privacy/public'
import { loadServerConfig, settingsHelp } from '#platform/config'
import { onFirstUse } from '#platform/database/migrations/first-use'
import { startDatabase } from '#platform/database/start/start'
import { checkSecretsKey } from '#platform/database/tables/secret-key'
import { followEvents } from '#platform/feature/events'
import type { Parts } from '#platform/feature/feature'
import { checkFolders, openFiles } from '#platform/files/files'
import { findSecretsKey } from '#platform/files/key-file'
import { followReadiness } from '#platform/health/readiness'
import { startJobs } from '#platform/jobs/jobs'
import { listening } from '#platform/listening'
import { createLog, type Log } from '#platform/log'
import { mailer } from '#platform/mail/mail'
import { serveMetrics } from '#platform/metrics/metrics-server'
import { exportSpans } from '#platform/observation/otlp'
import { openPdfPrinter } from '#platform/pdf/pdf'
import { stopInOrder } from '#platform/stopping'
import { openPayments } from '#platform/subscriptions/open-payments'
import { buildApp, buildHealthApp } from './app/app.ts'
import { jobs as allJobs, jobHandlers } from './app/features.ts'

if (process.argv.includes('--help')) {
  process.stdout.write(settingsHelp())
  process.exit(0)
}

// Documents, mails and backups of customers are for nobody else on the machine.
process.umask(0o077)

/** The parts that have been started, to be stopped in reverse order. */
const started: (() => Promise<unknown>)[] = []

/** Returns true once the process is ending in order. */
let isStopping = () => false

/** Stops all parts, each after the parts that need it; a failure does not prevent the other stops. */
async function stopAll(log?: Log): Promise<void> {
  for (const stop of started.toReversed()) await stop().catch((err) => log?.error({ err }, 'stopping failed'))
}

async function main(): Promise<void> {
  const settings = await loadServerConfig()
  const log = createLog(settings.logLevel)
  isStopping = stopInOrder(log, () => stopAll(log), settings.stopDelayMs)
  // Everything that a setting can be wrong about comes before the database, which a refused start must not migrate.
  await checkFolders(settings)
  const config = { ...settings, secretsKey: await findSecretsKey(settings) }
  const files = openFiles(config)
  const payments = await openPayments(config)
  started.push(await exportSpans(config))
  const { db, stop } = await startDatabase(config, log)
  started.push(stop)
  await checkSecretsKey(db, config.secretsKey)
  // Started before the jobs, so that it stops after them: a mail being sent may still need its document.
  const pdf = openPdfPrinter(config, log)
  started.push(pdf.stop)
  const jobs = await startJobs(db, log, allJobs, { works: config.roles.jobs })
  started.push(jobs.stop)
  const events = followEvents(db)
  started.push(events.stop)
  const parts = { config, db, log, files, pdf, payments, enqueue: jobs.enqueue, events, now: jobs.clock.now }
  // Runs before the demo company, which takes one of the plans.
  if (!payments) await refreshPlans(parts)
  if (config.demo) {
    const stopped = new AbortController()
    const prepared = onFirstUse(db, () => prepareDemo(parts, stopped.signal))
    // The preparation ends with its current call, before the database. A long transaction ends with the database.
    started.push(async () => {
      stopped.abort()
      await Promise.race([prepared.catch(() => undefined), wait(2000)])
    })
    await prepared
  }
  // The plans of an outside provider are read after the start, which does not wait for them.
  if (payments) void refreshPlans(parts)
  // A restored backup may have brought erased customers back: nobody sees them. Without the files the night tries
  // again.
  await eraseRestored(parts).catch((err) => log.error({ err }, 'the list of erasures could not be read'))
  if (config.roles.jobs) {
    const send = mailer(config, log)
    await jobs.work(jobHandlers, { ...parts, send, publicUrl: config.publicUrl, isClockNear: jobs.clock.isNear })
  }
  const readiness = await followReadiness(db, config)
  started.push(async () => readiness.stop())
  const metrics = await serveMetrics({ db, readiness, config })
  started.push(metrics.stop)
  // A request is decided at the instant it arrived, on the clock of the server that took it.
  const served = { ...parts, now: () => instantAt(Date.now()) }
  const watch = { readiness, onAnswer: metrics.answered }
  const app = config.roles.web ? await buildApp(served, watch) : buildHealthApp(served, readiness)
  started.push(() => app.close())
  const { port, host } = config
  await listening(app.listen({ port, host }), { port, host, settings: { port: 'PORT', host: 'HOST' } })
  // A balancer learns of the stop first, and sends its requests elsewhere before the port closes.
  started.push(async () => {
    readiness.leave()
    await wait(config.stopDelayMs)
  })
  process.stdout.write(`\n  Filao is ready: ${config.publicUrl}\n`)
  if (config.smtpUrl === null) {
    process.stdout.write(
      `  Mails:          written to ${join(config.dataDir, 'mail')}, none is sent: SMTP_URL is not set\n`,
    )
    if (config.production) log.warn('SMTP_URL is not set: no mail reaches anybody')
  }
  if (config.demo) process.stdout.write(`  Demo company:   ${demoLogin.email} / ${demoLogin.password}\n`)
  process.stdout.write('\n')
}

async function prepareDemo(parts: Parts, stopped: AbortSignal): Promise<void> {
  process.stdout.write('\n  Preparing the demo company: a year of rentals, about ten seconds…\n')
  // Loaded only here: with the library of pictures it would take memory of every server.
  const { loadDemo } = await import('./demo/load.ts')
  await loadDemo(parts, stopped)
  // The demo company subscribed months ago on the moved clock.
  await followBilling(parts)
}

main().catch(async (error: Error) => {
  // The start fails because its parts have been stopped: that is no fault, and the end goes on by itself.
  if (isStopping()) return
  process.stderr.write(`\nFilao cannot start. ${error.message}\n`)
  await stopAll()
  process.exit(1)
})
