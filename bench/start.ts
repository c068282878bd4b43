import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median, table } from './table.ts'

/** How long the server takes from its start to its first 200, the embedded database included. To reach: 2.5 s. */
const main = join(import.meta.dirname, '..', 'server', 'main.ts')
const dataDir = await mkdtemp(join(tmpdir(), 'filao-bench-'))
const port = 3977

async function secondsToFirstAnswer(): Promise<number> {
  const before = performance.now()
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), DEMO: 'off', LOG_LEVEL: 'warn' }
  const server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(server, 'exit')
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 10))
  const seconds = (performance.now() - before) / 1000
  server.kill('SIGTERM')
  await ended
  return seconds
}

async function answers(): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null)
  return answer?.ok ?? false
}

const first = await secondsToFirstAnswer()
const runs: number[] = []
for (let run = 0; run < 5; run++) runs.push(await secondsToFirstAnswer())
await rm(dataDir, { recursive: true, force: true })
table(
  'Seconds from start to the first 200 (reach: 2.5 on an existing database)',
  ['database', 'seconds'],
  [
    ['new', first.toFixed(2)],
    ['existing, median of 5', median(runs).toFixed(2)],
  ],
)
