import type { FormRule } from 'antd'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { namePath } from './form-action.ts'
import { schemaRules } from './schema-rules.ts'

const Category = z.object({
  name: z.string().trim().min(1).max(5),
  description: z.string().nullable(),
  deposit: z.number().min(0),
  preparation: z.int().optional(),
})
const category = (language: 'fr' | 'en') => schemaRules(Category, { name: 'Nom', deposit: 'Caution' }, language)

async function refusal(rules: FormRule[], value: unknown): Promise<string | null> {
  const [rule] = rules
  if (typeof rule !== 'object' || !rule.validator) throw new Error('no rule')
  try {
    await rule.validator({}, value, () => {})
    return null
  } catch (error) {
    return (error as Error).message
  }
}

test('required fields of the contract are marked as required', () => {
  const { field } = category('fr')
  expect([field('name').required, field('description').required, field('preparation').required]).toEqual([
    true,
    false,
    false,
  ])
})

test('a field is refused with the generic words, in the language of the screen', async () => {
  expect(await refusal(category('fr').field('name').rules, '')).toBe('Le champ «\u00a0Nom\u00a0» est obligatoire')
  expect(await refusal(category('en').field('name').rules, undefined)).toBe("The field 'Nom' is required")
  expect(await refusal(category('en').field('deposit').rules, -1)).toBe("The field 'Caution' must be at least 0")
  expect(await refusal(category('fr').field('name').rules, 'Citad')).toBeNull()
})

test('emptied fields are sent in the contract’s form, unknown ones not at all', () => {
  const values = { name: 'A', description: '', deposit: 10.5, preparation: null, other: 1 }
  expect(category('fr').body(values)).toEqual({ name: 'A', description: null, deposit: 10.5 })
})

test('a dotted path of the server is the name of a field', () => {
  expect(namePath('openingHours.0.openTimeMinutes')).toEqual(['openingHours', 0, 'openTimeMinutes'])
})
