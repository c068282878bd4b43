import { expect, test } from 'vitest'
import { freePasskeyName, isAppCode, wrongRecoveryCode } from './second-factor.ts'

test('six digits are a code of an app, in one group or in two', () => {
  expect(['123456', '123 456', '12345', '1234567', 'ABCD-EFGH'].map(isAppCode)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

test('a wrong recovery code is not told to wait for the next one; digits alone are told that there are six', () => {
  expect(wrongRecoveryCode('abcd-efgh').details.fields?.[0]?.message.fr).toMatch(/^Ce code de secours/)
  expect(wrongRecoveryCode('12 345').details.fields?.[0]?.message.en).toBe(
    'The code of the app has six digits. Check it and try again.',
  )
})

test('a passkey whose name the user has already gets the first free number', () => {
  expect(freePasskeyName('Téléphone', [])).toBe('Téléphone')
  expect(freePasskeyName('Téléphone', ['Ordinateur'])).toBe('Téléphone')
  expect(freePasskeyName('téléphone', ['Téléphone'])).toBe('téléphone (2)')
  expect(freePasskeyName('Téléphone', ['Téléphone', 'Téléphone (3)', 'téléphone (2)'])).toBe('Téléphone (4)')
})
