import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withMeasurement } from './measured.ts'
import { questions } from './questions.ts'

const printed =
  '\nSeconds to start (target: 2.5)\n2 x CPU, Node v26\n\n| database | seconds |\n| --- | --- |\n| new | 3.1 |\n'
const document =
  '# Measured\n\n<!-- bench start -->\nold\n<!-- /bench -->\n\n<!-- bench reads -->\nkept\n<!-- /bench -->\n'

test('a measurement replaces the block of its benchmark, with its day, and no other', () => {
  const written = withMeasurement(document, 'start', printed, '2026-11-22')
  expect(written).toBe(
    '# Measured\n\n<!-- bench start -->\n\nSeconds to start (target: 2.5). 22 November 2026, 2 x CPU, Node v26.\n\n' +
      '| database | seconds |\n| --- | --- |\n| new | 3.1 |\n\n<!-- /bench -->\n\n<!-- bench reads -->\nkept\n<!-- /bench -->\n',
  )
  expect(withMeasurement(written, 'start', printed, '2026-11-22')).toBe(written)
  const logged = `{"level":40,"msg":"slow query"}\n${printed}{"level":30}\n`
  expect(withMeasurement(document, 'start', logged, '2026-11-22')).toBe(written)
})

test('a benchmark without a block is refused', () => {
  expect(() => withMeasurement(document, 'board', printed, '2026-11-22')).toThrow('<!-- bench board -->')
})

test('the document has a block for every benchmark', () => {
  const measured = readFileSync(new URL('../../docs/MEASURED.md', import.meta.url), 'utf8')
  for (const name of questions) expect(() => withMeasurement(measured, name, printed, '2026-11-22')).not.toThrow()
})
