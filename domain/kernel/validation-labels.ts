import type { z } from 'zod'
import type { Sentence } from './language.ts'

/** The words that follow the name of a refused field, and their generic code. */
type Predicate = Sentence & { code: 'required' | 'whitespace' | 'type' | 'length' | 'range' | 'pattern' }

/** Returns the generic words for an issue of zod; `value` is the sent value, where it is known. */
export function predicate(issue: z.core.$ZodIssue, value: unknown): Predicate {
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

const types: Record<string, Sentence> = {
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
  if (isCounted(issue.origin)) return counted(issue, issue.minimum, { fr: 'au moins', en: 'at least' })
  if (issue.inclusive === false) return bounded(issue.minimum, { fr: 'supérieur à', en: 'more than' })
  return bounded(issue.minimum, { fr: 'au moins', en: 'at least' })
}

function tooBig(issue: Bounded & { maximum: number | bigint }): Predicate {
  if (isCounted(issue.origin)) return counted(issue, issue.maximum, { fr: 'au plus', en: 'at most' })
  if (issue.inclusive === false) return bounded(issue.maximum, { fr: 'inférieur à', en: 'less than' })
  return bounded(issue.maximum, { fr: 'au plus', en: 'at most' })
}

function counted(issue: Bounded, count: number | bigint, side: Sentence): Predicate {
  const bound = issue.exact ? { fr: 'exactement', en: 'exactly' } : side
  const [fr, en] = unit(issue.origin, count)
  return {
    code: 'length',
    fr: `doit compter ${bound.fr} ${french(count)} ${fr}`,
    en: `must have ${bound.en} ${count} ${en}`,
  }
}

function bounded(limit: number | bigint, side: Sentence): Predicate {
  return { code: 'range', fr: `doit être ${side.fr} ${french(limit)}`, en: `must be ${side.en} ${limit}` }
}

function isCounted(origin: string): boolean {
  return origin === 'string' || origin === 'array' || origin === 'set'
}

function unit(origin: string, count: number | bigint): [fr: string, en: string] {
  const [fr, en] = origin === 'string' ? ['caractère', 'character'] : ['élément', 'item']
  return [Number(count) > 1 ? `${fr}s` : fr, Number(count) === 1 ? en : `${en}s`]
}

const formats: Record<string, Sentence> = {
  email: { fr: 'doit être une adresse e-mail valable', en: 'must be a valid email address' },
  url: { fr: 'doit être une adresse web valable', en: 'must be a valid web address' },
  date: { fr: 'doit être une date valable', en: 'must be a valid date' },
  datetime: {
    fr: 'doit être une date et une heure UTC, comme 2026-03-01T14:00:00Z',
    en: 'must be a date and time in UTC, such as 2026-03-01T14:00:00Z',
  },
}

function wrongFormat(format: string): Predicate {
  return { code: 'pattern', ...(formats[format] ?? { fr: 'n’a pas le bon format', en: 'is not in the right format' }) }
}

/** Writes four digits without a separator, as French allows: they may be a year. */
function french(value: number | bigint): string {
  return new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 6, useGrouping: 'min2' }).format(value)
}
