import type { Sentence } from '@filao/domain/kernel/language'
import type { FieldProblem } from '@filao/domain/kernel/problem'
import { fieldProblems } from '@filao/domain/kernel/validation'
import { z } from 'zod'

type Path = (string | number)[]

/** A part of a schema, as zod describes itself. */
type Part = z.core.$ZodType

type Sought = {
  unknownFields: boolean
  /** Returns the label of the field at a path. */
  label: (path: readonly PropertyKey[]) => Sentence
}

/** The most faults that a refusal names. */
const mostNamed = 20

/**
 * Returns what is wrong with a body before its values are looked at: lists with more entries than their schema takes,
 * which would cost time for each entry, and, where asked for, fields that the schema does not have.
 */
export function bodyFaults(schema: z.ZodType, body: unknown, sought: Sought): FieldProblem[] {
  return faultsOf(schema, body, [], sought).slice(0, mostNamed)
}

function faultsOf(schema: Part, value: unknown, path: Path, sought: Sought): FieldProblem[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return faultsOf(def.innerType, value, path, sought)
    case 'pipe':
      // A preprocessing step has no shape of its own.
      return faultsOf(typeOf(def.in) === 'transform' ? def.out : def.in, value, path, sought)
    case 'array':
      return Array.isArray(value) ? faultsOfList(def, value, path, sought) : []
    case 'tuple':
      return Array.isArray(value)
        ? def.items.flatMap((item, at) => faultsOf(item, value[at], [...path, at], sought))
        : []
    case 'object':
      return isObject(value) ? faultsOfObject(def, value, path, sought) : []
    case 'record':
      return isObject(value)
        ? Object.entries(value).flatMap(([key, one]) => faultsOf(def.valueType, one, [...path, key], sought))
        : []
    case 'union': {
      // The alternative that has the fewest faults is the one that was meant.
      const all = def.options.map((option) => faultsOf(option, value, path, sought))
      return all.reduce((fewest, one) => (one.length < fewest.length ? one : fewest))
    }
    default:
      return []
  }
}

function faultsOfList(
  { element, checks = [] }: z.core.$ZodArrayDef,
  list: unknown[],
  path: Path,
  sought: Sought,
): FieldProblem[] {
  const longest = checks.map(({ _zod: { def } }) => (isLongest(def) ? def.maximum : Number.POSITIVE_INFINITY))
  const maximum = Math.min(...longest)
  if (list.length > maximum) return [tooLong(list, maximum, path, sought)]
  const faults: FieldProblem[] = []
  for (const [at, entry] of list.entries()) {
    faults.push(...faultsOf(element, entry, [...path, at], sought))
    if (faults.length >= mostNamed) break
  }
  return faults
}

function faultsOfObject(
  { shape, catchall }: z.core.$ZodObjectDef,
  value: Record<string, unknown>,
  path: Path,
  sought: Sought,
): FieldProblem[] {
  const unknown =
    sought.unknownFields && !catchall ? Object.keys(value).filter((key) => !Object.hasOwn(shape, key)) : []
  const known = Object.entries(shape).filter(([key]) => Object.hasOwn(value, key))
  return [
    ...unknown.map((key) => unknownField([...path, key])),
    ...known.flatMap(([key, part]) => faultsOf(part, value[key], [...path, key], sought)),
  ]
}

function isLongest(def: z.core.$ZodCheckDef): def is z.core.$ZodCheckMaxLengthDef {
  return def.check === 'max_length'
}

function tooLong(list: unknown[], maximum: number, path: Path, { label }: Sought): FieldProblem {
  const issue: z.core.$ZodIssue = { code: 'too_big', origin: 'array', maximum, inclusive: true, path, message: '' }
  const [fault] = fieldProblems(new z.ZodError([{ ...issue, input: list }]), label)
  if (!fault) throw new Error('an issue of zod became no refused field')
  return fault
}

function unknownField(path: Path): FieldProblem {
  const name = path.join('.')
  return {
    path: name,
    code: 'unknown_field',
    message: {
      fr: `Cet appel n’a pas de champ «\u202f${name}\u202f»\u202f: corrigez son nom ou retirez-le.`,
      en: `This call has no field '${name}': correct its name or leave it out.`,
    },
  }
}

function typeOf(schema: Part): string {
  return schema._zod.def.type
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
