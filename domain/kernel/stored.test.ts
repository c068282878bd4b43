import { expect, test } from 'vitest'
import { z } from 'zod'
import { optionalText, requiredText } from './field.ts'
import { Euros } from './money.schema.ts'
import { fieldNames, stored } from './stored.ts'

const fields = z.object({
  name: requiredText(3),
  note: optionalText(3),
  size: z.enum(['small', 'large']).nullable(),
  seats: z.int().min(1).max(9),
  price: Euros,
  tags: z.array(requiredText(3)).max(1),
})
const response = z.object(stored(fields))

test('a stored value is returned as it is, even where input would refuse or correct it', () => {
  const old = { name: ' longer', note: '', size: null, seats: 12, price: 0.125, tags: ['red', 'green '] }
  expect(fields.safeParse(old).success).toBe(false)
  expect(response.parse(old)).toEqual(old)
})

test('a stored value keeps its type, and every field is required', () => {
  const value = { name: 'a', note: null, size: 'small', seats: 2, price: 1, tags: [] }
  for (const wrong of [
    { name: 1 },
    { size: 'huge' },
    { seats: 1.5 },
    { price: '1' },
    { tags: [1] },
    { note: undefined },
  ]) {
    expect(response.safeParse({ ...value, ...wrong }).success).toBe(false)
  }
})

test('the names are those of the fields, in their order', () => {
  expect(fieldNames(fields)).toEqual(['name', 'note', 'size', 'seats', 'price', 'tags'])
})
