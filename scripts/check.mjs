// Checks the types of every workspace, style and lint, and the repository's own rules. Runs them all and prints each
// failure.
import { spawnSync } from 'node:child_process'

const types = ['domain', 'client', 'server', 'web', 'web/worker', 'e2e', 'bench', '.'].map((folder) => [
  'tsc',
  '-p',
  folder,
])
const style = ['biome', 'check', '--error-on-warnings']
const rules = ['vitest', 'run', '--project', 'repository', '--reporter', 'dot']
const checks = [...types, style, ...(process.argv.includes('--without-tests') ? [] : [rules])]

const failed = checks.filter(([command, ...args]) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${command} ${args.join(' ')}`)
  return status !== 0
})
process.exit(failed.length ? 1 : 0)
