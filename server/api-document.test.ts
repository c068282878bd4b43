import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { problemStatus } from '@filao/domain/kernel/problem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#testing/database'
import { type ServerProcess, startServer } from '#testing/processes'

const text = readFileSync(join(import.meta.dirname, '..', 'docs', 'API.md'), 'utf8')
const blocks = [...text.matchAll(/^```bash\n(.*?)^```$/gms)].map((match) => match[1] ?? '')

let database: TestDatabase
let server: ServerProcess
beforeAll(async () => {
  database = await testDatabase()
  server = await startServer(database.url)
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

/**
 * Runs commands as a reader would: in bash, against a server, until one fails. `node` is the one that runs this test.
 */
async function run(commands: string) {
  const path = `${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`
  const env = { PATH: path, FILAO: server.url, MAILS: join(server.dataDir, 'mail') }
  return await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', commands], { env })
}

test('the commands of docs/API.md lead from an empty server to a finished, paid rental', async () => {
  expect(blocks.length).toBeGreaterThan(8)
  const { stdout } = await run(blocks.join('\n'))
  const lines = stdout.split('\n').filter(Boolean)
  const said = lines.filter((line) => !/^([{[]|x-total-count:|link:)/i.test(line))
  const limit = [expect.stringMatching(/^ratelimit-policy: "key";q=600;w=60$/i), expect.stringMatching(/^ratelimit: /i)]
  const key = [...limit, 'forbidden', 'unauthenticated']
  const payments = ['1', '1', '1', '42.5', '222.5']
  const invoices = ['222.5', expect.stringMatching(/^F\d{4}-000001$/), '45']
  const refusals = ['stale', 'invalid_transition', 'amount_over']
  const journal = ['5', 'true']
  const rental = ['135', 'true', 'pending', 'ongoing', '180', '2', 'done', '1']
  expect(said).toEqual([...key, ...rental, ...payments, ...invoices, 'Airport, hall B', ...refusals, ...journal, '2'])
  expect(lines.filter((line) => /^(x-total-count: \d+|link: <.+>; rel="next")$/i.test(line))).toHaveLength(2)
  const { rows } = await database.db.pool.query(
    `select r.status, v.odometer, (select count(*)::int from payments) as payments
     from rentals r join vehicles v on v.id = r.vehicle_id where r.promised_category_id is null`,
  )
  expect(rows).toEqual([{ status: 'done', odometer: 12_310, payments: 2 }])
})

test('a refused command stops the run', async () => {
  await expect(run(`${blocks[0]}\napi GET /users/me`)).rejects.toThrow(/401/)
})

test('the table of refusals names every code', () => {
  const codes = Object.keys(problemStatus).filter((code) => code !== 'internal')
  expect(codes.filter((code) => !text.includes(`\`${code}\``))).toEqual([])
})
