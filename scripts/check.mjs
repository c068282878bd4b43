// Types of every workspace, style and lint, the repository's own rules. Prints each failure, runs them all.
import { spawnSync } from 'node:child_process'

const checks = [
  ...['domain', 'server', 'web', 'e2e', 'bench', '.'].map((workspace) => ['tsc', '-p', workspace]),
  ['biome', 'check', '--error-on-warnings'],
  ['vitest', 'run', '--project', 'repository', '--reporter', 'dot'],
]

const failed = checks.filter(([command, ...args]) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${command} ${args.join(' ')}`)
  return status !== 0
})
process.exit(failed.length ? 1 : 0)
