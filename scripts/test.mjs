// Builds, then runs everything: types and lint, then rules, routes and screens (Vitest) beside the journeys in a
// browser (Playwright), since each waits half of its time. Continues after a failure; the last line sums up, and the
// exit code is 0 only when all of it passes. `--long` runs every variant of a test that has some.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { countProcessorTime } from './processor-time.mjs'

const processorSeconds = countProcessorTime()
if (process.argv.includes('--long')) process.env.TEST_LONG = '1'
if ((await run('node', ['scripts/ready.mjs'])) !== 0) process.exit(1)

const results = mkdtempSync(join(tmpdir(), 'filao-results-'))
const total = { passed: 0, skipped: 0 }
/** Names of the failures, each with its file. */
const failures = []

if ((await run('node', ['scripts/check.mjs', '--without-tests'])) !== 0) failures.push('scripts/check.mjs')

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
  failures: testResults.flatMap(failedUnits),
  skipped: numPendingTests + numTodoTests,
}))
add(journeysStatus, journeys, ({ stats, suites, errors }) => ({
  passed: stats.expected,
  failures: [...suites.flatMap((suite) => failedJourneys(suite)), ...errors.map(({ message }) => message)],
  skipped: stats.skipped,
}))

rmSync(results, { recursive: true })
if (total.skipped) console.log(`\n${total.skipped} skipped: a program that they need is not installed`)
if (failures.length) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`)
const seconds = processorSeconds()
if (seconds !== null) console.log(`\n${seconds} s of processor time, user and system`)
console.log(`\n${total.passed} passed, ${failures.length} failed`)
process.exitCode = failures.length ? 1 : 0

/** Adds the results that a runner wrote. A runner that failed without naming a failure counts as one failure. */
function add(status, file, read) {
  const counted = readResults(file, read)
  total.passed += counted.passed
  total.skipped += counted.skipped
  failures.push(...counted.failures)
  if (status !== 0 && counted.failures.length === 0) failures.push(`${file}: ended with ${status}`)
}

function readResults(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    return { passed: 0, failures: [`${file}: ${error.message}`], skipped: 0 }
  }
}

/** Names the failed tests of a file of Vitest. One that could not be read lists none: then the file itself failed. */
function failedUnits({ name, status, assertionResults }) {
  const file = relative(process.cwd(), name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0 && status === 'failed') return [file]
  return failed.map(({ fullName }) => `${file} > ${fullName}`)
}

/** Names the failed tests of a suite of Playwright and of the suites in it. */
function failedJourneys({ title, specs, suites = [] }, above = []) {
  const path = [...above, title]
  const failed = specs.filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
  return [
    ...failed.map((spec) => `e2e/${[...path, spec.title].join(' > ')}`),
    ...suites.flatMap((suite) => failedJourneys(suite, path)),
  ]
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
