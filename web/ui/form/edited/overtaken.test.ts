import { expect, test } from 'vitest'
import { changedValues, mayTake, typedChange } from './overtaken.ts'

const then = { values: { make: 'Renault', color: null, phoneNumbers: ['+590690000001'], week: { monday: '8-12' } } }

test('values that a colleague left alone are no change, however they are read', () => {
  expect(changedValues(then, structuredClone(then))).toBeNull()
})

test('a value, an emptied list and a part of a group are changes', () => {
  const values = { ...then.values, color: 'Rouge', phoneNumbers: [], week: { monday: '8-13' } }
  expect(changedValues(then, { values })).toEqual({ color: 'Rouge', phoneNumbers: [], week: { monday: '8-13' } })
})

test('only what was typed is sent', () => {
  const body = { make: 'Renault', color: 'Rouge', phoneNumbers: ['+590690000001'], week: { monday: '8-13' } }
  expect(typedChange(body, then.values)).toEqual({ color: 'Rouge', week: { monday: '8-13' } })
})

test('a form takes newer values unless something else was typed in their fields', () => {
  const inForm = { make: 'Renault', color: 'Rouge' }
  expect(mayTake({ make: 'Dacia' }, then, inForm)).toBe(true)
  expect(mayTake({ make: 'Dacia', color: 'Rouge' }, then, inForm)).toBe(true)
  expect(mayTake({ make: 'Dacia', color: 'Bleu' }, then, inForm)).toBe(false)
})
