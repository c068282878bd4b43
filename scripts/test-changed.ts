// Runs what a change can touch: the tests whose modules changed, and the journeys that use the changed features.
// Without an argument, the change is what is not committed; `npm run test:changed -- main` adds the commits since main.
import { execFileSync, spawnSync } from 'node:child_process'
import { journeysOf } from './journeys.ts'

const since = process.argv[2] ?? 'HEAD'
const journeys = journeysOf([
  ...list('diff', '--name-only', since),
  ...list('ls-files', '--others', '--exclude-standard'),
])
const passes = [run('vitest', 'run', `--changed=${since}`, '--passWithNoTests')]
if (journeys.length > 0) {
  // Includes the journeys that the usual run leaves out.
  process.env.TEST_LONG = '1'
  passes.push(run('playwright', 'test', '--config', 'e2e', ...journeys))
}
process.exitCode = passes.every(Boolean) ? 0 : 1

function list(...args: string[]): string[] {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
}

function run(command: string, ...args: string[]): boolean {
  console.log(`\n> ${[command, ...args].join(' ')}`)
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
}
