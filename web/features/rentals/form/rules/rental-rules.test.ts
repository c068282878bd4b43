import { expect, test } from 'vitest'
import { required } from './rental-rules.ts'
import { schema } from './rental-schema.ts'

test('the fields that are marked before the schema has loaded are those that it requires', () => {
  const needed = Object.entries(schema.shape)
    .filter(([, part]) => !part.safeParse(undefined).success && !part.safeParse(null).success)
    .map(([name]) => name)
  expect(required.toSorted()).toEqual(needed.toSorted())
})
