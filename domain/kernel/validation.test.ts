import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldProblems, rule } from './validation.ts'

/** Returns the code and the English sentence of the only refusal. */
function refusal(schema: z.ZodType, input: unknown) {
  const { error } = schema.safeParse(input)
  const [problem, ...others] = error ? fieldProblems(error, undefined, input) : []
  expect(others).toEqual([])
  return problem && [problem.path, problem.code, problem.message.en]
}

test('a missing name is reported in both languages', () => {
  const { error } = z.object({ name: z.string() }).safeParse({})
  expect(error && fieldProblems(error, () => ({ fr: 'Nom', en: 'Name' }))).toEqual([
    {
      path: 'name',
      code: 'required',
      message: { fr: 'Le champ «\u00a0Nom\u00a0» est obligatoire', en: "The field 'Name' is required" },
    },
  ])
})

const name = z.object({ name: z.string().trim().min(1).max(3) })
const amount = z.object({ amount: z.number().min(0).max(50).multipleOf(5) })

test.each<[string, z.ZodType, unknown, string, string]>([
  ['required', name, { name: null }, 'name', "The field 'name' is required"],
  ['required', name, { name: '' }, 'name', "The field 'name' is required"],
  ['whitespace', name, { name: '  ' }, 'name', "The field 'name' cannot be only spaces"],
  ['length', name, { name: 'Clio' }, 'name', "The field 'name' must have at most 3 characters"],
  ['type', name, { name: 7 }, 'name', "The field 'name' must be text"],
  ['range', amount, { amount: -5 }, 'amount', "The field 'amount' must be at least 0"],
  ['range', amount, { amount: 55 }, 'amount', "The field 'amount' must be at most 50"],
  ['range', amount, { amount: 12 }, 'amount', "The field 'amount' must be a multiple of 5"],
  ['type', amount, { amount: '5' }, 'amount', "The field 'amount' must be a number"],
  ['range', z.object({ n: z.number().positive() }), { n: 0 }, 'n', "The field 'n' must be more than 0"],
  ['type', z.object({ n: z.int() }), { n: 1.5 }, 'n', "The field 'n' must be a whole number"],
  [
    'pattern',
    z.object({ mail: z.email() }),
    { mail: 'zoe@' },
    'mail',
    "The field 'mail' must be a valid email address",
  ],
  ['required', z.object({ mail: z.email() }), { mail: '' }, 'mail', "The field 'mail' is required"],
  ['pattern', z.object({ on: z.iso.date() }), { on: '2026-02-30' }, 'on', "The field 'on' must be a valid date"],
  [
    'pattern',
    z.object({ at: z.iso.datetime() }),
    { at: '2026-03-01T10:00:00+00:00' },
    'at',
    "The field 'at' must be a date and time in UTC, such as 2026-03-01T14:00:00Z",
  ],
  [
    'pattern',
    z.object({ vin: z.string().regex(/^[A-Z]+$/) }),
    { vin: 'a' },
    'vin',
    "The field 'vin' is not in the right format",
  ],
  ['required', z.object({ fuel: z.enum(['Diesel']) }), {}, 'fuel', "The field 'fuel' is required"],
  [
    'type',
    z.object({ fuel: z.enum(['Diesel']) }),
    { fuel: 'Eau' },
    'fuel',
    "The field 'fuel' does not have an accepted value",
  ],
  [
    'length',
    z.object({ ids: z.array(z.int()).min(2) }),
    { ids: [1] },
    'ids',
    "The field 'ids' must have at least 2 items",
  ],
  [
    'length',
    z.object({ ids: z.array(z.int()).max(1) }),
    { ids: [1, 2] },
    'ids',
    "The field 'ids' must have at most 1 item",
  ],
  [
    'length',
    z.object({ code: z.string().length(4) }),
    { code: 'abc' },
    'code',
    "The field 'code' must have exactly 4 characters",
  ],
])('%s: %o refuses %o', (code, schema, input, path, sentence) => {
  expect(refusal(schema, input)).toEqual([path, code, sentence])
})

test('a nested field has a dotted path and its own key as its name', () => {
  const schema = z.object({ openingHours: z.array(z.object({ openTimeMinutes: z.int() })) })
  expect(refusal(schema, { openingHours: [{ openTimeMinutes: 480 }, {}] })).toEqual([
    'openingHours.1.openTimeMinutes',
    'required',
    "The field 'openTimeMinutes' is required",
  ])
})

test('a wrong value that was read out of a text is not missing', () => {
  const listed = z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(['paid', 'due'])))
  const sentence = "The field 'state' does not have an accepted value"
  expect(refusal(z.object({ state: listed }), { state: 'paid,overdue' })).toEqual(['state.1', 'type', sentence])
  const named = z
    .string()
    .transform((name) => ({ name }))
    .pipe(z.object({ name: z.enum(['paid', 'due']) }))
  expect(refusal(z.object({ state: named }), { state: 'overdue' })?.slice(0, 2)).toEqual(['state.name', 'type'])
})

test('French sentences have French plurals and numbers', () => {
  const french = (schema: z.ZodType, input: unknown) => {
    const { error } = schema.safeParse(input)
    return error && fieldProblems(error, () => ({ fr: 'Prix', en: 'Price' }), input)[0]?.message.fr
  }
  expect(french(z.number().max(12_345.5), 20_000)).toBe('Le champ «\u00a0Prix\u00a0» doit être au plus 12\u202f345,5')
  expect(french(z.int().min(1900), 19)).toBe('Le champ «\u00a0Prix\u00a0» doit être au moins 1900')
  expect(french(z.string().max(1), 'ab')).toBe('Le champ «\u00a0Prix\u00a0» doit compter au plus 1 caractère')
})

test('a custom rule keeps its code and its sentence', () => {
  const sentence = { fr: 'Ce nombre est impair', en: 'This number is odd' }
  const even = z.number().refine(...rule((n: number) => n % 2 === 0, 'even', sentence))
  const { error } = z.object({ seats: even }).safeParse({ seats: 3 })
  expect(error && fieldProblems(error)).toEqual([{ path: 'seats', code: 'even', message: sentence }])
  expect(even.safeParse(4).success).toBe(true)
})
