import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withMeasurement } from './report/measured.ts'
import { questions } from './report/questions.ts'

/**
 * Runs every benchmark in turn; name one or more to run only those: `npm run bench -- quote`. With `--write`, each
 * table also replaces its block in `docs/MEASURED.md`, with today's date.
 */
const requested = process.argv.slice(2).filter((argument) => argument !== '--write')
const isWritten = process.argv.includes('--write')
const measured = join(import.meta.dirname, '../docs/MEASURED.md')
const unknown = requested.filter((name) => !questions.includes(name))
if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. Choose among ${questions.join(', ')}.`)

for (const question of requested.length > 0 ? requested : questions) {
  const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, `${question}.ts`)], {
    stdio: ['inherit', 'pipe', 'inherit'],
    encoding: 'utf8',
  })
  process.stdout.write(stdout)
  if (status !== 0) process.exitCode = 1
  else if (isWritten) write(question, stdout)
}

function write(question: string, printed: string): void {
  const today = new Date().toISOString().slice(0, 10)
  writeFileSync(measured, withMeasurement(readFileSync(measured, 'utf8'), question, printed, today))
  // Aligns the columns, as the check of the repository asks for.
  const biome = join(import.meta.dirname, '../node_modules/@biomejs/biome/bin/biome')
  spawnSync(process.execPath, [biome, 'format', '--write', measured], { stdio: 'ignore' })
}
