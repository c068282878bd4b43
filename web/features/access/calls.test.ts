import { changePassword, getSignInOptions, login, register, requestPasswordReset } from '@filao/domain/access/contract'
import { expect, test } from 'vitest'
import * as light from './calls.ts'

const contract = { changePassword, getSignInOptions, login, register, requestPasswordReset }

test('the light calls are those of the contract', () => {
  const lines = Object.entries(contract).map(([name, { method, path }]) => [name, { method, path }])
  expect({ ...light }).toEqual(Object.fromEntries(lines))
})
