import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = 'server/migrations'
/** One line for each shipped migration, as `sha256sum` writes it. */
const list = join(folder, 'shipped.sha256')

const rule = `A shipped migration is never edited, renamed or removed: undo that, and write a new migration.
A migration becomes shipped with its release, which appends its line: cd ${folder} && sha256sum 0008_name.sql >> shipped.sha256`

/** The list as it would be written for these contents. */
function describe(names: string[], read: (name: string) => string | Buffer): string[] {
  return names.map((name) => `${createHash('sha256').update(read(name)).digest('hex')}  ${name}`)
}

const shipped = readFileSync(list, 'utf8').trimEnd().split('\n')
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .slice(0, shipped.length)
const read = (name: string) => readFileSync(join(folder, name))

it('keeps every shipped migration as it was shipped', () => {
  expect(shipped.length).toBeGreaterThanOrEqual(7)
  expect(describe(names, read), rule).toEqual(shipped)
})

it('would notice one more space, another name and a missing file', () => {
  expect(describe(names, (name) => (name === names.at(-1) ? `${read(name)} ` : read(name)))).not.toEqual(shipped)
  expect(
    describe(names.with(2, '0003_other.sql'), (name) => read(name === '0003_other.sql' ? '0003_calls.sql' : name)),
  ).not.toEqual(shipped)
  expect(describe(names.slice(1), read)).not.toEqual(shipped)
})
