import { once } from 'node:events'
import { Agent, request } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import { loadVehicle } from '../server/features/fleet/public.ts'
import { startGenerated, statementsOf } from './companies/generated.ts'
import { median, table } from './report/table.ts'

/**
 * Measures the single vehicles read over HTTP in a second, in turns with a bare Fastify route that runs the same
 * statement without session and tenant. Target: 0.8 times the bare route's.
 */
const seconds = 3
const senders = 10
const generated = await startGenerated()
const served: number[] = []
const plain: number[] = []
try {
  const { app, db } = generated
  const company = await generated.company({ vehicles: 500, rentals: 50_000, customers: 12_500 })
  const { companyId, cookie } = company
  const [vehicle] = (
    await app.inject({ url: `/api/companies/${companyId}/vehicles?limit=1`, headers: { cookie } })
  ).json()
  const [statement] = await statementsOf(db, company, (tx) => loadVehicle(tx, companyId, vehicle.id))
  if (!statement) throw new Error('the vehicle is read without a statement')
  const bare = Fastify()
  bare.get('/vehicle', async () => (await db.pool.query(statement.text, statement.values)).rows[0])
  const ours = `${await listen(app)}/api/companies/${companyId}/vehicles/${vehicle.id}`
  const theirs = `${await listen(bare)}/vehicle`
  for (let run = 0; run < 6; run++) {
    served.push(await perSecond(ours, cookie))
    plain.push(await perSecond(theirs, ''))
  }
  await bare.close()
} finally {
  await generated.stop()
}
const [ours, theirs] = [median(served.slice(1)), median(plain.slice(1))]
table(
  'GET /vehicles/{id} over HTTP, asked in the same process (target: 0.8 times the bare route)',
  ['server, per second', 'bare route, per second', 'ratio'],
  [[ours.toFixed(0), theirs.toFixed(0), (ours / theirs).toFixed(2)]],
)

async function listen(app: FastifyInstance): Promise<string> {
  return await app.listen({ port: 0, host: '127.0.0.1' })
}

/**
 * Returns the answers a second that some senders get, each of which sends its next request as soon as it has an answer.
 */
async function perSecond(url: string, cookie: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: senders })
  const until = performance.now() + seconds * 1000
  let responses = 0
  const send = async () => {
    while (performance.now() < until) {
      const requested = request(url, { agent, headers: { cookie } }).end()
      const [response] = await once(requested, 'response')
      response.resume()
      await once(response, 'end')
      if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`)
      responses++
    }
  }
  await Promise.all(Array.from({ length: senders }, send))
  agent.destroy()
  return responses / seconds
}
