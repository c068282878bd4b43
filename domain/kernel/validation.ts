import { z } from 'zod'
import type { Sentence } from './language.ts'
import type { FieldProblem } from './problem.ts'
import { guillemets } from './text.ts'

type Path = readonly PropertyKey[]

/**
 * The two arguments of `.refine` for a rule with words of its own: `.refine(...rule(isSiret, 'siret', { fr, en }))`.
 * The sentence reaches the user as it stands; the code reaches the API's clients.
 */
export function rule<Value>(check: (value: Value) => boolean, code: string, sentence: Sentence) {
  return [check, { error: sentence.en, params: { code, sentence } }] as const
}

/** Text that must say something: blanks at the ends are dropped, what remains has 1 to `max` characters. */
export function requiredText(max = 200) {
  return z.string().trim().min(1).max(max)
}

/** Text that may be empty, at most `max` characters without the blanks at its ends. */
export function optionalText(max = 200) {
  return z.string().trim().max(max)
}

/**
 * The refusals of a schema as fields with sentences (product.md 5: required, whitespace, type, length, range, pattern).
 * `label` names the field for the user, otherwise its key does. `input`, what was parsed, tells an empty field from a wrong one.
 */
export function fieldProblems(
  error: z.ZodError,
  label: (path: Path) => Sentence = keyOf,
  input?: unknown,
): FieldProblem[] {
  return error.issues.map((issue) => {
    const own =
      issue.code === 'custom' ? (issue.params as { code?: string; sentence?: Sentence } | undefined) : undefined
    const path = issue.path.map(String).join('.')
    if (own?.sentence) return { path, code: own.code ?? 'pattern', message: own.sentence }
    const { code, fr, en } = predicate(issue, valueAt(input, issue.path))
    const field = label(issue.path)
    return {
      path,
      code,
      message: { fr: `Le champ ${guillemets(field.fr)} ${fr}`, en: `The field '${field.en}' ${en}` },
    }
  })
}

type Predicate = { code: 'required' | 'whitespace' | 'type' | 'length' | 'range' | 'pattern'; fr: string; en: string }

function predicate(issue: z.core.$ZodIssue, value: unknown): Predicate {
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_value':
    case 'invalid_union':
      return isMissing(issue, value) ? required : wrongType(issue)
    case 'too_small':
      return issue.origin === 'string' && Number(issue.minimum) === 1 ? blank(value) : tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'not_multiple_of':
      return {
        code: 'range',
        fr: `doit être un multiple de ${french(issue.divisor)}`,
        en: `must be a multiple of ${issue.divisor}`,
      }
    case 'invalid_format':
      return value === '' ? required : wrongFormat(issue.format)
    default:
      return wrong
  }
}

const required: Predicate = { code: 'required', fr: 'est obligatoire', en: 'is required' }
const whitespace: Predicate = {
  code: 'whitespace',
  fr: 'ne peut pas contenir que des espaces',
  en: 'cannot be only spaces',
}
const wrong: Predicate = { code: 'type', fr: 'n’a pas une valeur acceptée', en: 'does not have an accepted value' }

function blank(value: unknown): Predicate {
  return typeof value === 'string' && value !== '' ? whitespace : required
}

function isMissing(issue: z.core.$ZodIssue, value: unknown): boolean {
  return (
    value === null ||
    value === '' ||
    (value === undefined && (/received (undefined|null)$/.test(issue.message) || issue.code !== 'invalid_type'))
  )
}

const types: Record<string, { fr: string; en: string }> = {
  string: { fr: 'doit être un texte', en: 'must be text' },
  number: { fr: 'doit être un nombre', en: 'must be a number' },
  int: { fr: 'doit être un nombre entier', en: 'must be a whole number' },
  boolean: { fr: 'doit être vrai ou faux', en: 'must be true or false' },
  array: { fr: 'doit être une liste', en: 'must be a list' },
  object: { fr: 'doit être un objet', en: 'must be an object' },
}

function wrongType(issue: z.core.$ZodIssue): Predicate {
  const words = issue.code === 'invalid_type' ? types[issue.expected] : undefined
  return words ? { code: 'type', ...words } : wrong
}

type Bounded = { origin: string; exact?: boolean; inclusive?: boolean }

function tooSmall(issue: Bounded & { minimum: number | bigint }): Predicate {
  const { minimum } = issue
  if (isCounted(issue.origin)) {
    const [fr, en] = unit(issue.origin, minimum)
    const exact = issue.exact
    return {
      code: 'length',
      fr: `doit compter ${exact ? 'exactement' : 'au moins'} ${french(minimum)} ${fr}`,
      en: `must have ${exact ? 'exactly' : 'at least'} ${minimum} ${en}`,
    }
  }
  if (issue.inclusive === false)
    return { code: 'range', fr: `doit être supérieur à ${french(minimum)}`, en: `must be more than ${minimum}` }
  return { code: 'range', fr: `doit être au moins ${french(minimum)}`, en: `must be at least ${minimum}` }
}

function tooBig(issue: Bounded & { maximum: number | bigint }): Predicate {
  const { maximum } = issue
  if (isCounted(issue.origin)) {
    const [fr, en] = unit(issue.origin, maximum)
    const exact = issue.exact
    return {
      code: 'length',
      fr: `doit compter ${exact ? 'exactement' : 'au plus'} ${french(maximum)} ${fr}`,
      en: `must have ${exact ? 'exactly' : 'at most'} ${maximum} ${en}`,
    }
  }
  if (issue.inclusive === false)
    return { code: 'range', fr: `doit être inférieur à ${french(maximum)}`, en: `must be less than ${maximum}` }
  return { code: 'range', fr: `doit être au plus ${french(maximum)}`, en: `must be at most ${maximum}` }
}

function isCounted(origin: string): boolean {
  return origin === 'string' || origin === 'array' || origin === 'set'
}

function unit(origin: string, count: number | bigint): [fr: string, en: string] {
  const [fr, en] = origin === 'string' ? ['caractère', 'character'] : ['élément', 'item']
  return [Number(count) > 1 ? `${fr}s` : fr, Number(count) === 1 ? en : `${en}s`]
}

const formats: Record<string, { fr: string; en: string }> = {
  email: { fr: 'doit être une adresse e-mail valable', en: 'must be a valid email address' },
  url: { fr: 'doit être une adresse web valable', en: 'must be a valid web address' },
  date: { fr: 'doit être une date valable', en: 'must be a valid date' },
  datetime: { fr: 'doit être une date et une heure valables', en: 'must be a valid date and time' },
}

function wrongFormat(format: string): Predicate {
  return { code: 'pattern', ...(formats[format] ?? { fr: 'n’a pas le bon format', en: 'is not in the right format' }) }
}

function french(value: number | bigint): string {
  return new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 6 }).format(value)
}

function keyOf(path: Path): Sentence {
  const name = String(path.findLast((key) => typeof key === 'string') ?? path.at(-1) ?? '')
  return { fr: name, en: name }
}

function valueAt(input: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    input,
  )
}
