import { connect } from '#platform/database/connect'
import { startEmbedded } from '#platform/database/embedded/embedded-server'
import { createLog } from '#platform/log'

// A process of its own that owns a data folder and writes until it is killed. It prints each number once the database
// has acknowledged it, and the address first.
const [dataDir = ''] = process.argv.slice(2)
// A test run that is killed leaves nobody who would stop this process.
const parent = process.ppid
setInterval(() => process.ppid !== parent && process.exit(), 500).unref()
const log = createLog('silent')
const { url } = await startEmbedded(dataDir, log)
const { pool } = connect({ url, poolSize: 8 }, log)
await pool.query('create table if not exists written (number bigint primary key)')
const { rows } = await pool.query('select coalesce(max(number), 0) as last from written')
let next = Number(rows[0]?.last) + 1000
process.stdout.write(`${url}\n`)

async function write(): Promise<never> {
  for (;;) {
    const number = next++
    const done = await pool.query('insert into written values ($1)', [number]).then(
      () => true,
      () => false,
    )
    if (done) process.stdout.write(`${number}\n`)
  }
}
await Promise.all(Array.from({ length: 8 }, write))
