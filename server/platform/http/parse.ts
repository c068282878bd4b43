import type { Endpoint } from '@filao/domain/kernel/endpoint'
import { type FieldProblem, Problem } from '@filao/domain/kernel/problem'
import { fieldProblems } from '@filao/domain/kernel/validation'
import type { z } from 'zod'
import { bodyFaults } from './body-faults.ts'
import { fieldLabel } from './labels/field-labels.ts'
import { notFound } from './problems.ts'

/** Parses the parameters of a path. Throws 404 for those that nothing can have. */
export function parseParams<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = safely(schema, value)
  if (!result.success) throw notFound()
  return result.data
}

/** Parses the query of a call. A refusal is 422 with every field. */
export function parseQuery({ path, query }: Endpoint, value: unknown): unknown {
  return parse(path, query, value)
}

/**
 * Parses the body of a call. Lists that are too long are refused before their entries are looked at, and fields that
 * the schema does not have where `refusesUnknown` is true.
 */
export function parseBody(
  { path, body }: Endpoint,
  value: unknown,
  { refusesUnknown }: { refusesUnknown: boolean },
): unknown {
  const faults = bodyFaults(body, value, { unknownFields: refusesUnknown, label: (field) => fieldLabel(path, field) })
  if (faults.length > 0) throw refusal(faults)
  return parse(path, body, value)
}

function parse(call: string, schema: z.ZodType, value: unknown): unknown {
  const isNothing = schema.def.type === 'undefined'
  const result = safely(schema, isNothing ? undefined : value)
  if (result.success) return result.data
  throw refusal(fieldProblems(result.error, (path) => fieldLabel(call, path), value))
}

function refusal(fields: FieldProblem[]): Problem {
  const first = fields[0]
  return new Problem('validation', fields.length === 1 && first ? first.message : toCorrect, { fields })
}

const toCorrect = { fr: 'Certaines informations sont à corriger.', en: 'Some of the information needs correcting.' }

/**
 * Runs the schema. Zod compares the `length` of a value that should be a text, which throws where that is an
 * object without a primitive value: no program sends that by mistake, so it is refused as a whole.
 */
function safely<Schema extends z.ZodType>(schema: Schema, value: unknown) {
  try {
    return schema.safeParse(value)
  } catch (error) {
    if (error instanceof TypeError && error.message.includes('primitive value'))
      throw new Problem('validation', toCorrect)
    throw error
  }
}

/** Keeps the last value of `?a=1&a=2`, as most servers do, since it would arrive as a list. */
export function withoutRepeats(query: unknown): Record<string, unknown> {
  const entries = Object.entries(query as Record<string, unknown>)
  return Object.fromEntries(entries.map(([key, value]) => [key, Array.isArray(value) ? value.at(-1) : value]))
}
