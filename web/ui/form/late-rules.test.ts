import type { FormRule } from 'antd'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { lateRules } from './late-rules.ts'

const schema = z.object({ name: z.string().min(1) })
const rules = (fetchSchema: () => Promise<z.ZodObject>) => lateRules(fetchSchema, { name: 'Nom' }, ['name'], 'fr')

async function refusal([rule]: FormRule[], value: unknown): Promise<string | null> {
  if (typeof rule !== 'object' || !rule.validator) throw new Error('no rule')
  const refused = await Promise.resolve(rule.validator({}, value, () => {})).catch((error: Error) => error.message)
  return refused ?? null
}

test('a field is drawn without its schema, which is fetched for the first check and refuses in the usual words', async () => {
  let fetched = 0
  const field = rules(async () => {
    fetched += 1
    return schema
  }).field('name')
  expect([field.label, field.required, fetched]).toEqual(['Nom', true, 0])
  expect(await refusal(field.rules, '')).toBe('Le champ «\u00a0Nom\u00a0» est obligatoire')
  expect(await refusal(field.rules, 'Citadine')).toBeNull()
})

test('a value whose schema cannot be fetched is left to the server', async () => {
  const offline = rules(() => Promise.reject(new Error('no network')))
  expect(await refusal(offline.field('name').rules, '')).toBeNull()
})
