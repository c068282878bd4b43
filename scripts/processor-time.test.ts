import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const counter = JSON.stringify(join(import.meta.dirname, 'processor-time.mjs'))
const isLinux = existsSync('/proc/self/stat')

/** Uses 2 s of the processor. */
const busy = `
  const used = () => process.cpuUsage().user + process.cpuUsage().system
  while (used() < 2_000_000) for (let n = 0; n < 1e6; n++) {}`

/** Returns the seconds that a process counts which runs this script. */
function count(script: string): number {
  const text = `
    import { spawn, spawnSync } from 'node:child_process'
    import { once } from 'node:events'
    import { countProcessorTime } from ${counter}
    const seconds = countProcessorTime()
    const { execPath } = process
    ${script}
    console.log(seconds())`
  return Number(spawnSync(process.execPath, ['--input-type=module', '-e', text], { encoding: 'utf8' }).stdout)
}

test.skipIf(!isLinux)('a child that ends before it is seen is counted once', () => {
  const seconds = count(`spawnSync(execPath, ['-e', ${JSON.stringify(busy)}])`)
  expect([2, 3]).toContain(seconds)
})

test.skipIf(!isLinux)('a process is counted although its parent ended before it', () => {
  const child = `${busy}; console.log('busy no more'); setTimeout(() => {}, 2000)`
  const parent = `
    const child = require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}])
    child.stdout.once('data', () => setTimeout(() => process.kill(process.pid, 'SIGKILL'), 1200))`
  const seconds = count(`await once(spawn(execPath, ['-e', ${JSON.stringify(parent)}]), 'exit')`)
  expect([2, 3]).toContain(seconds)
})
