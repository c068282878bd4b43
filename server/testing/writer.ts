import { connect } from '#platform/database/connect'
import { startEmbedded } from '#platform/database/embedded/embedded-server'
import { createLog } from '#platform/log'

// A separate process that owns a data folder and writes until it is killed. It prints the address first, then each
// number once the database has acknowledged it.
const [dataDir = ''] = process.argv.slice(2)
// Ends this process when the test run was killed and cannot stop it.
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
