import { expect, test } from 'vitest'
import { ApiProblem } from '#api/problem'
import { sendUntilConfirmed } from './confirmation.ts'

const refusal = (...paths: string[]) => {
  const errors = paths.map((path) => ({ path, code: 'odometer_backwards', message: path }))
  return new ApiProblem('odometer_backwards', 409, '', errors)
}

/** Sends a change of vehicle whose two readings are each refused until they are confirmed. */
const sendBoth = async (_: boolean, confirmed: readonly ApiProblem[]) => {
  const sides = confirmed.flatMap(({ errors }) => errors.map(({ path }) => path))
  for (const side of ['back.odometer', 'out.odometer']) if (!sides.includes(side)) throw refusal(side)
  return sides
}

test('each refusal is confirmed on its own, and the request is sent with all of them', async () => {
  const requested: string[] = []
  const isMeant = async ({ errors }: ApiProblem) => requested.push(errors[0]?.path ?? '') > 0
  expect(await sendUntilConfirmed('odometer_backwards', isMeant, sendBoth)).toEqual(['back.odometer', 'out.odometer'])
  expect(requested).toEqual(['back.odometer', 'out.odometer'])
})

test('a refusal that is not confirmed, comes again or has another code is thrown', async () => {
  const never = { errors: [{ path: 'back.odometer' }] }
  await expect(sendUntilConfirmed('odometer_backwards', async () => false, sendBoth)).rejects.toMatchObject(never)
  let sent = 0
  const stubborn = async () => {
    sent += 1
    throw refusal('odometer')
  }
  await expect(sendUntilConfirmed('odometer_backwards', async () => true, stubborn)).rejects.toThrow()
  expect(sent).toBe(2)
  await expect(sendUntilConfirmed('amount_over', async () => true, stubborn)).rejects.toThrow()
  expect(sent).toBe(3)
})
