// Runs everything: types and lint, then rules, routes and screens (Vitest) beside the journeys in a browser
// (Playwright), since each waits half of its time. Continues after a failure; the last line sums up, and the exit code
// is 0 only when all of it passes.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'

const results = mkdtempSync(join(tmpdir(), 'filao-results-'))
const total = { passed: 0, failed: 0, skipped: 0 }

if ((await run('node', ['scripts/check.mjs', '--without-tests'])) !== 0) total.failed++

// Most files wait for PostgreSQL, so two run in parallel even on two cores; more than eight would use up its
// connections.
const workers = Math.min(Math.max(2, availableParallelism() - 1), 8)
const units = join(results, 'vitest.json')
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${units}`]
const journeys = join(results, 'playwright.json')
const [unitsStatus, journeysStatus] = await Promise.all([
  run('vitest', ['run', `--maxWorkers=${workers}`, ...reporters]),
  runBeside('playwright', ['test', '--config', 'e2e', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: journeys,
  }),
])
add(unitsStatus, units, ({ numPassedTests, numPendingTests, numTodoTests, testResults }) => ({
  passed: numPassedTests,
  failed: testResults.flatMap(failuresOf).length,
  skipped: numPendingTests + numTodoTests,
}))
add(journeysStatus, journeys, ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
}))

rmSync(results, { recursive: true })
if (total.skipped) console.log(`\n${total.skipped} skipped: a program that they need is not installed`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed ? 1 : 0

/**
 * Adds the results that a runner wrote. A runner that failed without naming a failure, or wrote nothing, counts as one
 * failure.
 */
function add(status, file, read) {
  const counted = readResults(file, read)
  total.passed += counted.passed
  total.failed += counted.failed || (status === 0 ? 0 : 1)
  total.skipped += counted.skipped
}

function readResults(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    console.error(error)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

/** Counts a test file that could not be read as one failure, since it lists no tests. */
function failuresOf({ status, assertionResults }) {
  const failures = assertionResults.filter((test) => test.status === 'failed')
  return failures.length || status !== 'failed' ? failures : [status]
}

/** Runs a command and prints its output as it comes. */
async function run(command, args) {
  console.log(`\n> ${command} ${args.join(' ')}`)
  const [status] = await once(spawn(command, args, { stdio: 'inherit' }), 'exit')
  return status
}

/** Runs a command beside another one and prints its output in one piece at its end, so that the two do not mix. */
async function runBeside(command, args, env) {
  const ran = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
  const output = []
  for (const stream of [ran.stdout, ran.stderr]) stream.on('data', (part) => output.push(part))
  const [status] = await once(ran, 'close')
  console.log(`\n> ${command} ${args.join(' ')}`)
  for (const part of output) process.stdout.write(part)
  return status
}
