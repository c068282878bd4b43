import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Runs every benchmark in turn; name one or more to run only those: `npm run bench -- quote`. */
const questions = ['quote', 'start', 'memory', 'reads', 'availabilities', 'planning', 'board']

const asked = process.argv.slice(2)
for (const question of asked.length > 0 ? asked : questions) {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, `${question}.ts`)], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
