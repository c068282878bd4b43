import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { bodyFaults } from './body-faults.ts'

const Line = z.object({ name: z.string(), days: z.int().optional() })
const label = () => ({ fr: 'Lignes', en: 'Lines' })
const strict = { unknownFields: true, label }
const pathsOf = (schema: z.ZodType, body: unknown) =>
  bodyFaults(schema, body, strict).map(({ path, code }) => `${path} ${code}`)

describe('a list that is too long', () => {
  test('is refused before its entries are looked at', () => {
    let looked = 0
    const Counted = z.unknown().refine(() => ++looked > 0)
    const body = { rows: Array.from({ length: 4 }, () => ({})) }
    const faults = bodyFaults(z.object({ rows: z.array(Counted).max(3) }), body, { unknownFields: false, label })
    expect(faults).toMatchObject([{ path: 'rows', code: 'length' }])
    expect(looked).toBe(0)
  })

  test('of its greatest length is accepted', () => {
    expect(bodyFaults(z.array(Line).max(2), [{ name: 'a' }, { name: 'b' }], strict)).toEqual([])
  })

  test('is found inside what may be absent, in lists, records and alternatives', () => {
    const Few = z.array(z.int()).max(1)
    const schema = z.object({
      maybe: Few.nullish(),
      lines: z.array(z.object({ ids: Few })),
      byName: z.record(z.string(), Few),
      either: z.union([z.string(), Few]),
    })
    const body = { maybe: [1, 2], lines: [{ ids: [] }, { ids: [1, 2] }], byName: { a: [1, 2] }, either: [1, 2] }
    // A text is an alternative without a list, so the schema itself refuses that value.
    expect(pathsOf(schema, body)).toEqual(['maybe length', 'lines.1.ids length', 'byName.a length'])
  })
})

describe('a field that the schema does not have', () => {
  test('is named with its path', () => {
    const schema = z.object({ title: z.string(), lines: z.array(Line) })
    const body = { title: 'x', titel: 'y', lines: [{ name: 'a' }, { name: 'b', day: 3 }] }
    expect(pathsOf(schema, body)).toEqual(['titel unknown_field', 'lines.1.day unknown_field'])
    expect(bodyFaults(schema, body, { unknownFields: false, label })).toEqual([])
  })

  test('is found behind a preprocessing step, a default and a transformation', () => {
    const schema = z
      .preprocess((value) => value, z.object({ line: Line.default({ name: 'x' }) }))
      .transform((value) => value.line)
    expect(pathsOf(schema, { line: { name: 'a', colour: 'red' } })).toEqual(['line.colour unknown_field'])
  })

  test('is accepted where one alternative has it, and where the schema takes any field', () => {
    const schema = z.union([z.object({ a: z.int() }), z.object({ a: z.int(), b: z.int() })])
    expect(pathsOf(schema, { a: 1, b: 2 })).toEqual([])
    expect(pathsOf(z.looseObject({ a: z.int() }), { a: 1, c: 3 })).toEqual([])
  })

  test('is named twenty times at most', () => {
    const body = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`f${n}`, n]))
    expect(pathsOf(Line, body)).toHaveLength(20)
  })

  test('is refused although its name is that of a property of every object', () => {
    expect(pathsOf(Line, JSON.parse('{"name":"a","constructor":1,"toString":2}'))).toEqual([
      'constructor unknown_field',
      'toString unknown_field',
    ])
  })
})
