import { parseArgs } from 'node:util'
import { builtInPlans, storePlans } from '#features/billing/public'
import { loadConfig } from '#platform/config'
import { startDatabase } from '#platform/database/start/start'
import { refreshStatistics } from '#platform/database/tables/statistics'
import { createLog } from '#platform/log'
import { generateCompanies } from './generated/generate.ts'
import { quietParts } from './generated/quiet-parts.ts'

const usage = `Adds companies with invented data, without double bookings, to the database of the settings:

  npm run generate -- --vehicles 100 --rentals 10000 --customers 2500 --seed 1
  npm run generate -- --companies 100 --vehicles 60 --rentals 6000 --customers 1500

Companies that are there stay, so a run that was interrupted goes on where it was.

`

/** `npm run generate`: reads the arguments, fills the database and prints the login. */
async function main(): Promise<void> {
  const load = readLoad()
  if (!load) return void process.stdout.write(usage)
  const config = loadConfig()
  // With Stripe the invented company would need a paid subscription.
  if (config.billing === 'stripe') throw new Error('Companies are generated where BILLING is local or off.')
  const { db, stop } = await startDatabase(config, createLog('warn'))
  await storePlans(db, builtInPlans(config.billing))
  const quiet = quietParts(config, db, now)
  try {
    const { made, last } = await generateCompanies(quiet.parts, load, report)
    await refreshStatistics(db)
    process.stdout.write(`\n\n  Generated companies: ${made}, ${load.companies - made} were there\n`)
    if (last) process.stdout.write(`  Login of the last: ${last.email} / ${last.password}\n\n`)
  } finally {
    await quiet.stop()
    await stop()
  }
}

const started = new Date().toISOString()
const now = () => started

/** Reads the numbers asked for; null when help is asked for. Throws a sentence when an argument is not a number. */
function readLoad() {
  const { values } = parseArgs({
    options: {
      companies: { type: 'string', default: '1' },
      vehicles: { type: 'string', default: '100' },
      rentals: { type: 'string', default: '10000' },
      customers: { type: 'string', default: '2500' },
      seed: { type: 'string', default: '1' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return null
  return {
    companies: number('companies', values.companies),
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

function report(what: string): void {
  process.stdout.write(`\r  ${what.padEnd(40)}`)
}

main().catch((error: Error) => {
  process.stderr.write(`\nNothing was generated. ${error.message}\n`)
  process.exitCode = 1
})
