import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Uses the pool of threads, and lists the names of all threads. */
const program = `
  import { readdirSync, readFileSync } from 'node:fs'
  import { readFile } from 'node:fs/promises'
  await Promise.all(Array.from({ length: 20 }, () => readFile('/proc/self/stat')))
  for (const id of readdirSync('/proc/self/task')) console.log(readFileSync('/proc/self/task/' + id + '/comm', 'utf8').trim())`

test.runIf(process.platform === 'linux')('more threads read files than passwords and pictures hold at once', () => {
  const flags = ['--import', join(import.meta.dirname, 'compile-cache.mjs'), '--input-type=module', '--eval', program]
  const threads = execFileSync(process.execPath, flags, { encoding: 'utf8' }).split('\n')
  expect(threads.filter((name) => name === 'libuv-worker')).toHaveLength(6)
})
