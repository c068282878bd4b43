import { getMe, login, logout, register } from '@filao/domain/access/contract'
import { getCompany } from '@filao/domain/company/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('another company’s id is as unknown as one that does not exist', async () => {
  const [ours, theirs] = [await t.company(), await t.company()]
  const answer = await ours.send(getCompany, { params: { companyId: theirs.companyId } })
  expect(answer.status).toBe(404)
})
test('a wrong password', async () => {
  const answer = await t.visitor().send(login, { body: { email: 'x@y.fr', password: 'nope' } })
  expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
})
