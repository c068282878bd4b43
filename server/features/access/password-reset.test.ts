import * as calls from '@filao/domain/access/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { givenUsers, goodPassword } from '#testing/given-user'

let t: TestApp
let users: ReturnType<typeof givenUsers>
beforeAll(async () => {
  t = await testApp()
  users = givenUsers(t)
})
afterAll(() => t.close())
// All tests of this file share one network address, whose attempts would add up.
beforeEach(() => t.db.pool.query('delete from attempts'))

describe('limits of registrations and password resets', () => {
  test('allow three an hour for one mail address from one network', async () => {
    const email = users.newEmail()
    const body = { email, language: 'fr' } as const
    const statuses = []
    for (let i = 0; i < 4; i++) statuses.push((await t.visitor().send(calls.register, { body })).status)
    expect(statuses).toEqual([201, 409, 409, 429])
    const resets = []
    for (let i = 0; i < 4; i++) resets.push(await t.visitor().send(calls.requestPasswordReset, { body: { email } }))
    expect(resets.map(({ status }) => status)).toEqual([204, 204, 204, 429])
    expect(resets[3]?.headers['retry-after']).toBe('3600')
    await users.later('attempts', 'at', '61 minutes')
    expect((await t.visitor().send(calls.requestPasswordReset, { body: { email } })).status).toBe(204)
  })

  test('allow thirty an hour for one network address', async () => {
    const from = (path: string, i: number) =>
      t.app.inject({
        method: 'POST',
        url: `/api${path}`,
        payload: { email: users.newEmail(), language: 'fr' },
        remoteAddress: i < 31 ? '10.9.1.1' : '10.9.1.2',
      })
    for (const [path, status] of [
      [calls.register.path, 201],
      [calls.requestPasswordReset.path, 404],
    ] as const) {
      for (let i = 0; i < 30; i++) expect((await from(path, i)).statusCode).toBe(status)
      expect([(await from(path, 30)).statusCode, (await from(path, 31)).statusCode]).toEqual([429, status])
    }
  })
})

describe('a forgotten password', () => {
  const request = (email: string, headers = {}) =>
    t.visitor().send(calls.requestPasswordReset, { body: { email }, headers })
  const change = (token: string, password = 'a brand new one') =>
    t.visitor().send(calls.changePassword, { body: { token, password } })

  test('is replaced once through a mailed link, and every session ends', async () => {
    const { person, email } = await users.withPassword()
    expect(await request(email, { host: 'evil.example' })).toMatchObject({ status: 204 })
    const mail = t.mails.at(-1)
    expect(mail).toMatchObject({ to: email, subject: 'Votre nouveau mot de passe Filao' })
    expect(mail?.text).toContain('http://127.0.0.1:3000/password-reset?token=')
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil')
    const token = users.tokenFor(email)
    expect(await change(token)).toMatchObject({ status: 200, body: { email } })
    expect((await person.send(calls.getMe)).status).toBe(401)
    expect([
      (await users.login(email, goodPassword)).status,
      (await users.login(email, 'a brand new one')).status,
    ]).toEqual([404, 200])
    expect(await change(token, 'yet another one')).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  test('gets 404 and no mail for an unknown address', async () => {
    const mailed = t.mails.length
    expect(await request(users.newEmail())).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(t.mails).toHaveLength(mailed)
  })

  test('has a link for one hour, stored as a hash', async () => {
    const { email } = await users.withPassword()
    await request(email)
    const token = users.tokenFor(email)
    const { rows } = await t.db.pool.query('select token_hash, expires_at from password_tokens order by expires_at')
    expect(rows.every((row) => !row.token_hash.equals(Buffer.from(token)))).toBe(true)
    expect(Date.parse(rows.at(-1).expires_at) - Date.now()).toBeLessThanOrEqual(3_600_000)
    await t.db.pool.query("update password_tokens set expires_at = expires_at - interval '1 hour'")
    expect((await change(token)).status).toBe(404)
  })

  test('has two valid links after two requests; using one ends the other', async () => {
    const { email } = await users.withPassword()
    await request(email)
    const first = users.tokenFor(email)
    await request(email)
    const second = users.tokenFor(email)
    expect(first).not.toBe(second)
    expect([(await change(first)).status, (await change(second)).status]).toEqual([200, 404])
  })

  test('is replaced by no link that was mailed before its owner changed it', async () => {
    const { person, email } = await users.withPassword()
    await request(email)
    await person.request(calls.updateMe, { body: { currentPassword: goodPassword, password: 'chosen in the profile' } })
    expect((await change(users.tokenFor(email))).status).toBe(404)
    expect((await users.login(email, 'chosen in the profile')).status).toBe(200)
  })

  test('accepts a link once when two requests use it at the same moment', async () => {
    const { email } = await users.withPassword()
    await request(email)
    const token = users.tokenFor(email)
    const responses = await Promise.all([change(token, 'one good password'), change(token, 'two good passwords')])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404])
  })

  test('is not replaced by a common one, and the link stays valid', async () => {
    const { email } = await users.withPassword()
    await request(email)
    const token = users.tokenFor(email)
    expect(await change(token, 'password1')).toMatchObject({ status: 422, body: { errors: [{ path: 'password' }] } })
    expect(await change(token, email)).toMatchObject({ status: 422, body: { errors: [{ path: 'password' }] } })
    expect((await change(token)).status).toBe(200)
  })

  test.each(['', 'nonsense', 'x'.repeat(201)])('is not replaced with the token %j', async (token) => {
    expect([404, 422]).toContain((await change(token)).status)
  })

  test('can be replaced for an address that failures closed to this network', async () => {
    const { email } = await users.withPassword()
    for (let i = 0; i < 10; i++) await users.login(email, 'wrong')
    await request(email)
    await change(users.tokenFor(email))
    expect((await users.login(email, 'a brand new one')).status).toBe(200)
  })
})
