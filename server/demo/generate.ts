import { parseArgs } from 'node:util'
import { loadConfig } from '#platform/config'
import { startDatabase } from '#platform/database/start'
import { refreshStatistics } from '#platform/database/statistics'
import { followEvents } from '#platform/events'
import { openFiles } from '#platform/files/files'
import { createLog } from '#platform/log'
import { openPdfPrinter } from '#platform/pdf'
import { generateCompany } from './generated/generate.ts'

const usage = `Adds one company with invented data, without double bookings, to the database of the settings:

  npm run generate -- --vehicles 100 --rentals 10000 --customers 2500 --seed 1

`

/** `npm run generate`: reads what is wanted, fills the database and prints how to sign in. */
async function main(): Promise<void> {
  const load = readLoad()
  if (!load) return void process.stdout.write(usage)
  const config = loadConfig()
  const log = createLog('warn')
  const { db, stop } = await startDatabase(config, log)
  const events = followEvents(db)
  try {
    const pdf = openPdfPrinter(config, log)
    const parts = { config, db, log, files: openFiles(config), pdf, enqueue: async () => undefined, events, now }
    const { email, password } = await generateCompany(parts, load, tell)
    await refreshStatistics(db)
    process.stdout.write(`\n\n  Generated company: ${email} / ${password}\n\n`)
  } finally {
    await events.stop()
    await stop()
  }
}

const started = new Date().toISOString()
const now = () => started

/** The numbers asked for, or null where help is. Throws a sentence when one is none. */
function readLoad() {
  const { values } = parseArgs({
    options: {
      vehicles: { type: 'string', default: '100' },
      rentals: { type: 'string', default: '10000' },
      customers: { type: 'string', default: '2500' },
      seed: { type: 'string', default: '1' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return null
  return {
    vehicles: number('vehicles', values.vehicles),
    rentals: number('rentals', values.rentals),
    customers: number('customers', values.customers),
    seed: number('seed', values.seed),
  }
}

function number(name: string, text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new Error(`--${name} must be a whole number from 1 to 9999999.`)
  return Number(text)
}

function tell(what: string): void {
  process.stdout.write(`\r  ${what.padEnd(40)}`)
}

main().catch((error: Error) => {
  process.stderr.write(`\nNothing was generated. ${error.message}\n`)
  process.exitCode = 1
})
