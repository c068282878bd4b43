// Runs everything: types and lint, then rules, routes and screens (Vitest), then journeys in a browser (Playwright).
// Continues after a failure; the last line sums up, and the exit code is 0 only when all of it passes.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'

const results = mkdtempSync(join(tmpdir(), 'filao-results-'))
const total = { passed: 0, failed: 0, skipped: 0 }

if (run('node', ['scripts/check.mjs', '--without-tests']) !== 0) total.failed++

// Most files wait for PostgreSQL, so two run in parallel even on two cores; more than eight would use up its
// connections.
const workers = Math.min(Math.max(2, availableParallelism() - 1), 8)
const units = join(results, 'vitest.json')
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${units}`]
const unitsStatus = run('vitest', ['run', `--maxWorkers=${workers}`, ...reporters])
add(unitsStatus, units, ({ numPassedTests, numPendingTests, numTodoTests, testResults }) => ({
  passed: numPassedTests,
  failed: testResults.flatMap(failuresOf).length,
  skipped: numPendingTests + numTodoTests,
}))

const journeys = join(results, 'playwright.json')
const journeysStatus = run('playwright', ['test', '--config', 'e2e', '--reporter=list,json'], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: journeys,
})
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

function run(command, args, env = {}) {
  console.log(`\n> ${command} ${args.join(' ')}`)
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status
}
