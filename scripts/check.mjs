// Checks the types of every workspace, style and lint, and the repository's own rules: one check for each processor at
// a time. Runs them all and prints what each found.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

// The largest come first, so that none is left alone at the end. With checkers in parallel, each would check the types
// of libraries again.
const types = ['web', 'server', 'bench', 'domain', 'e2e', 'client', 'web/worker', '.'].map((folder) => [
  'tsc',
  '--singleThreaded',
  '-p',
  folder,
])
const style = ['biome', 'check', '--error-on-warnings']
// Finds exports that only their own file uses, and files that nothing uses.
const uses = ['knip', '--no-progress', '--treat-config-hints-as-errors']
const rules = ['vitest', 'run', '--project', 'repository', '--reporter', 'dot']
const checks = [...types, style, uses, ...(process.argv.includes('--without-tests') ? [] : [rules])]

const waiting = checks.values()
await Promise.all(Array.from({ length: availableParallelism() }, runOneAfterAnother))

async function runOneAfterAnother() {
  for (const [command, ...args] of waiting) {
    const { status, output } = await run(command, args)
    process.stdout.write(output)
    console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${command} ${args.join(' ')}`)
    if (status !== 0) process.exitCode = 1
  }
}

/** Runs a command. Returns its exit code, or null when it was not found, and what it printed. */
function run(command, args) {
  return new Promise((done) => {
    const ran = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    const printed = []
    for (const stream of [ran.stdout, ran.stderr]) stream.on('data', (part) => printed.push(part))
    ran.on('error', ({ message }) => done({ status: null, output: `${message}\n` }))
    ran.on('close', (status) => done({ status, output: Buffer.concat(printed) }))
  })
}
