import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freePort } from '#platform/free-port'
import { memoryFolder } from '#testing/memory-folder'
import { inLongRun } from '#testing/operation/long'
import { command, type ServerProcess, startServer, untilHealthy } from '#testing/processes'

/** One folder for all that stop in order: a start on an existing database costs a third of the first one. */
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(await memoryFolder(), 'filao-stopping-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

/** Lists the files that a stop in order removes: the owner's file and the database's. */
const leftovers = (folder = dataDir) =>
  ['postgres.owner', 'postgres/postmaster.pid'].filter((name) => existsSync(join(folder, name)))

describe('a stop with kept connections', () => {
  let server: ServerProcess
  /** Keeps connections open for the next request, as browsers and proxies do. */
  let agent: Agent
  beforeEach(async () => {
    server = await startServer('', { DATA_DIR: dataDir })
    agent = new Agent({ keepAlive: true })
  })
  afterEach(async () => {
    agent.destroy()
    // In order: a killed server's database would still write into the folder that is removed next.
    await server.stop()
  })

  const open = (method: string, path: string, headers: Record<string, string | number> = {}) =>
    request(`${server.url}/api${path}`, { method, agent, headers: { 'sec-fetch-site': 'same-origin', ...headers } })

  async function ask(method: string, path: string, body?: object, headers = {}) {
    const type = body ? { 'content-type': 'application/json' } : {}
    const one = open(method, path, { ...type, ...headers })
    one.end(body && JSON.stringify(body))
    const [response] = (await once(one, 'response')) as [IncomingMessage]
    return response
  }

  async function bodyOf(response: IncomingMessage): Promise<string> {
    return Buffer.concat(await response.toArray()).toString()
  }

  /** Sends the head of a registration, and resolves once the server has read it; `finish` sends the body. */
  async function begin(email: string) {
    const text = JSON.stringify({ email, language: 'fr' })
    const headers = { 'content-type': 'application/json', 'content-length': text.length, expect: '100-continue' }
    const one = open('POST', '/auth/registration', headers)
    const answer = once(one, 'response') as Promise<[IncomingMessage]>
    answer.catch(() => undefined)
    one.flushHeaders()
    await once(one, 'continue')
    return { answer, finish: () => one.end(text) }
  }

  const isListening = () =>
    fetch(`${server.url}/api/health`).then(
      () => true,
      () => false,
    )

  test('answers requests in flight, ends every connection and stops the database in order', async () => {
    const registered = await ask('POST', '/auth/registration', { email: 'one@example.test', language: 'fr' })
    await bodyOf(registered)
    const cookie = String(registered.headers['set-cookie']).split(';')[0] ?? ''
    const company = JSON.parse(await bodyOf(await ask('POST', '/companies', { name: 'Karukera' }, { cookie })))
    const stream = await ask('GET', `/companies/${company.id}/events`, undefined, { cookie })
    const streamed = bodyOf(stream)
    const { answer, finish } = await begin('two@example.test')
    // Adds a connection that is idle at the moment.
    await bodyOf(await ask('GET', '/health'))
    const code = server.stop('SIGTERM')
    await expect.poll(isListening, { interval: 20 }).toBe(false)
    finish()
    const [response] = await answer
    expect([response.statusCode, response.headers.connection]).toEqual([201, 'close'])
    await Promise.all([bodyOf(response), streamed])
    expect(await code).toBe(0)
    expect(leftovers()).toEqual([])
  })

  test('gives up a request that never ends, and still stops in order', async () => {
    const { answer } = await begin('three@example.test')
    expect(await server.stop('SIGTERM')).toBe(0)
    await expect(answer).rejects.toThrow()
    expect(leftovers()).toEqual([])
  })

  test('ignores the signal that npm repeats after a terminal', async () => {
    const { answer, finish } = await begin('five@example.test')
    process.kill(server.pid, 'SIGINT')
    await wait(20)
    const code = server.stop('SIGINT')
    await expect.poll(isListening, { interval: 20 }).toBe(false)
    finish()
    expect((await answer)[0].statusCode).toBe(201)
    expect(await code).toBe(0)
    expect(leftovers()).toEqual([])
  })

  test('makes a start on the same folder wait until it is over', async () => {
    const { answer, finish } = await begin('four@example.test')
    const stopped = server.stop('SIGTERM')
    await expect.poll(isListening, { interval: 20 }).toBe(false)
    const next = startServer('', { DATA_DIR: dataDir })
    await wait(1000)
    finish()
    expect((await answer)[0].statusCode).toBe(201)
    await stopped
    server = await next
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
  })
})

describe('a stop behind a load balancer', () => {
  test('answers 503 to /api/ready first, and everything else as before until the port closes', async () => {
    const server = await startServer('', { DATA_DIR: dataDir, STOP_DELAY: '3' })
    const statusOf = (path: string) => fetch(`${server.url}/api/${path}`).then(({ status }) => status)
    expect(await statusOf('ready')).toBe(200)
    const code = server.stop('SIGTERM')
    await expect.poll(() => statusOf('ready'), { interval: 20 }).toBe(503)
    expect(await statusOf('health')).toBe(200)
    expect(await statusOf('openapi.json')).toBe(200)
    expect(await code).toBe(0)
    expect(leftovers()).toEqual([])
  })
})

test('a first start that is stopped at any moment leaves no database running', async () => {
  const home = await mkdtemp(join(await memoryFolder(), 'filao-first-'))
  for (const delay of inLongRun([300, 600, 900, 1200, 1500, 1800], [900])) {
    const dataDir = join(home, String(delay))
    const port = await freePort(20_000)
    const env = { PATH: '/usr/bin:/bin', DATA_DIR: dataDir, PORT: String(port), DEMO: 'off', LOG_LEVEL: 'silent' }
    const server = spawn(process.execPath, command, { env, stdio: 'ignore' })
    const ended = once(server, 'exit')
    await wait(delay)
    server.kill('SIGTERM')
    await ended
    // The first line names the process of a database that runs or was killed.
    const pidOf = () => readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').then(Number.parseInt, () => 0)
    const isRunning = async () => {
      const pid = await pidOf()
      return pid > 0 && existsSync(`/proc/${pid}`)
    }
    await expect.poll(isRunning).toBe(false)
  }
  await rm(home, { recursive: true })
})

test('a first start that is stopped while it prepares the demo company ends in order, and names no fault', async () => {
  const port = String(await freePort(20_000))
  const dataDir = await mkdtemp(join(await memoryFolder(), 'filao-demo-'))
  // Slow statements of a busy machine are warnings, and no fault of the stop.
  const env = { DATA_DIR: dataDir, DATABASE_URL: '', PORT: port, DEMO: 'on', LOG_LEVEL: 'error' }
  const server = spawn(process.execPath, command, { env })
  const ended = once(server, 'exit')
  let said = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (text) => {
      said += text
    })
  }
  await expect.poll(() => said, { timeout: 60_000, interval: 20 }).toContain('Preparing the demo company')
  const before = said.length
  // Until it makes the calls that sign the company up.
  await wait(300)
  server.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(said.slice(before)).not.toContain('{')
  expect(leftovers(dataDir)).toEqual([])
  await rm(dataDir, { recursive: true })
})

describe('npm start', () => {
  let npm: ChildProcess
  let ended: Promise<unknown[]>
  beforeEach(async () => {
    const port = await freePort(20_000)
    const settings = [`DATA_DIR=${dataDir}`, `PORT=${port}`, 'DATABASE_URL=', 'NODE_ENV=production', 'LOG_LEVEL=warn']
    npm = spawn('env', [...settings, 'npm', 'start', '--ignore-scripts'], {
      cwd: join(import.meta.dirname, '..'),
      stdio: ['ignore', 'ignore', 'inherit'],
      detached: true,
    })
    ended = once(npm, 'exit')
    await untilHealthy(`http://127.0.0.1:${port}`, npm)
  })
  afterEach(async () => {
    // A server that outlived npm is still in npm's process group.
    try {
      process.kill(-(npm.pid as number), 'SIGKILL')
    } catch {}
    await ended
  })

  test('passes on to the server a signal sent to npm only, and ends after it', async () => {
    const server = Number((await readFile(join(dataDir, 'postgres.owner'), 'utf8')).split('\n')[0])
    npm.kill('SIGTERM')
    await ended
    expect(() => process.kill(server, 0)).toThrow('ESRCH')
    expect(leftovers()).toEqual([])
  })
})
