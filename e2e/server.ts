import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../server/platform/free-port.ts'
import { memoryFolder } from '../server/testing/memory-folder.ts'

/** Starts the real server with an empty data folder before the first journey; stops and removes it after the last. */
export default async function startServer(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(await memoryFolder(), 'filao-e2e-'))
  const port = await freePort(20_000)
  const url = `http://127.0.0.1:${port}`
  const server = spawn('node', ['--import', './server/compile-cache.mjs', 'server/dist/main.js'], {
    cwd: join(import.meta.dirname, '..'),
    // The server trusts a proxy as in production: a journey sends its own network address where requests are counted by
    // address.
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '127.0.0.1',
      WEBHOOKS_PRIVATE: 'on',
      GEOCODER_URL: 'off',
      MAP_TILES_URL: 'off',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = new Promise((done) => server.once('exit', done))
  // The journeys' processes start after this and inherit both variables.
  Object.assign(process.env, { FILAO_URL: url, FILAO_DATA_DIR: dataDir })
  await untilHealthy(url, ended)
  return async () => {
    server.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function untilHealthy(url: string, ended: Promise<unknown>): Promise<void> {
  let isOver = false
  ended.then(() => {
    isOver = true
  })
  for (let attempt = 0; attempt < 3600; attempt++) {
    if (isOver) throw new Error('the server ended before it answered')
    const response = await fetch(`${url}/api/health`).catch(() => null)
    if (response?.ok) return
    await wait(100)
  }
  throw new Error('the server did not become healthy in six minutes')
}
