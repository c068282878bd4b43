import {
  changePassword,
  getSignInOptions,
  login,
  logout,
  proveEmail,
  register,
  requestPasswordReset,
  updateMe,
} from '@filao/domain/access/contract'
import {
  addPasskey,
  completeSignIn,
  confirmApp,
  signInWithPasskey,
  startApp,
  startPasskey,
  startPasskeySignIn,
} from '@filao/domain/access/factor/contract'
import { expect, test } from 'vitest'
import * as light from './calls.ts'

const contract = {
  addPasskey,
  changePassword,
  completeSignIn,
  confirmApp,
  getSignInOptions,
  login,
  logout,
  proveEmail,
  register,
  requestPasswordReset,
  signInWithPasskey,
  startApp,
  startPasskey,
  startPasskeySignIn,
  updateMe,
}

test('the light calls match those of the contract', () => {
  const lines = Object.entries(contract).map(([name, { method, path }]) => [name, { method, path }])
  expect({ ...light }).toEqual(Object.fromEntries(lines))
})
