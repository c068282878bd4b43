import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from './companies/started.ts'
import { median, table } from './report/table.ts'

/** Measures the time from the server's start to its first 200, the embedded database included. Target: 2.5 s. */
const dataDir = await mkdtemp(join(tmpdir(), 'filao-bench-'))

async function secondsToFirstAnswer(): Promise<number> {
  const { seconds, stop } = await startServer({ DATA_DIR: dataDir })
  await stop()
  return seconds
}

const first = await secondsToFirstAnswer()
const runs: number[] = []
for (let run = 0; run < 5; run++) runs.push(await secondsToFirstAnswer())
await rm(dataDir, { recursive: true, force: true })
table(
  'Seconds from start to the first 200 (target: 2.5 on an existing database)',
  ['database', 'seconds'],
  [
    ['new', first.toFixed(2)],
    ['existing, median of 5', median(runs).toFixed(2)],
  ],
)
