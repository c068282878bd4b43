import * as calls from '@filao/domain/access/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/app'
import { cookieOf, givenUsers, goodPassword } from '#testing/given-user'

let t: TestApp
let users: ReturnType<typeof givenUsers>
beforeAll(async () => {
  t = await testApp()
  users = givenUsers(t)
})
afterAll(() => t.close())
// All tests of this file share one network address, whose attempts would add up.
beforeEach(() => t.db.pool.query('delete from attempts'))

describe('signing in', () => {
  test('returns the user, with a new token each time, stored as a hash only', async () => {
    const { email } = await users.withPassword()
    const [first, second] = [
      await users.login(email.toUpperCase(), goodPassword),
      await users.login(email, goodPassword),
    ]
    expect(first).toMatchObject({ status: 200, body: { user: { email }, company: null } })
    const [one, two] = [cookieOf(first.headers), cookieOf(second.headers)]
    expect(one).not.toBe(two)
    expect(one.split('=')[1]).toMatch(/^[\w-]{43}$/)
    const { rows } = await t.db.pool.query(
      "select count(*) as n from sessions where token_hash = convert_to($1, 'UTF8')",
      [one.split('=')[1]],
    )
    expect(rows[0].n).toBe(0)
  })

  test('fails in the same way for an unknown address, a wrong password and an account without one', async () => {
    const [known, unfinished] = [await users.withPassword(), await users.registered()]
    const responses = [
      await users.login(users.newEmail(), goodPassword),
      await users.login(known.email, 'a wrong password'),
      await users.login(unfinished.email, goodPassword),
    ]
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(responses.map(({ headers }) => headers['set-cookie'])).toEqual([undefined, undefined, undefined])
  })

  test('takes as long for an unknown address as for a wrong password', async () => {
    const { email } = await users.withPassword()
    const unknown: number[] = []
    const wrong: number[] = []
    const timed = async (work: () => Promise<unknown>) => {
      const start = performance.now()
      await work()
      return performance.now() - start
    }
    for (let i = 0; i < 5; i++) {
      unknown.push(await timed(() => users.login(users.newEmail(), 'a wrong password')))
      wrong.push(await timed(() => users.login(email, 'a wrong password')))
    }
    // Without the hashing, an unknown address would be answered about thirty times faster.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...wrong) / 4)
  })

  test('is refused for 15 minutes after ten failures at an address from one network, even with the right password', async () => {
    const { email } = await users.withPassword()
    for (let i = 0; i < 10; i++) expect((await users.login(email, `wrong ${i}`)).status).toBe(404)
    const refused = await users.login(email, goodPassword)
    expect(refused).toMatchObject({
      status: 429,
      headers: { 'retry-after': '900' },
      body: { code: 'too_many_requests' },
    })
    await users.later('attempts', 'at', '16 minutes')
    expect((await users.login(email, goodPassword)).status).toBe(200)
  })

  test('counts every attempt of a burst at one address before deciding it', async () => {
    const { email } = await users.withPassword()
    const responses = await Promise.all(Array.from({ length: 30 }, (_, i) => users.login(email, `wrong ${i}`)))
    expect(responses.filter(({ status }) => status === 404).length).toBeLessThanOrEqual(10)
    await users.later('attempts', 'at', '1 day')
  })

  test('resets the failures of the address after a success', async () => {
    const { email } = await users.withPassword()
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 6; i++) expect((await users.login(email, 'wrong')).status).toBe(404)
      expect((await users.login(email, goodPassword)).status).toBe(200)
    }
  })

  test('is refused to a network address after fifty failures, and only to that one', async () => {
    const { email } = await users.withPassword()
    const from = (remoteAddress: string, to: string, password: string) =>
      t.app.inject({ method: 'POST', url: '/api/auth', payload: { email: to, password }, remoteAddress })
    for (let i = 0; i < 50; i++) expect((await from('10.9.0.1', users.newEmail(), 'wrong')).statusCode).toBe(404)
    const refused = await from('10.9.0.1', email, goodPassword)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900'])
    expect((await from('10.9.0.2', email, goodPassword)).statusCode).toBe(200)
    const pretended = await t.app.inject({
      method: 'POST',
      url: '/api/auth',
      payload: { email, password: goodPassword },
      remoteAddress: '10.9.0.1',
      headers: { 'x-forwarded-for': '10.9.0.3' },
    })
    expect(pretended.statusCode).toBe(429)
  })
})

describe('a session', () => {
  test('is held by a cookie that scripts and other sites cannot read', async () => {
    const { email } = await users.withPassword()
    const header = String((await users.login(email, goodPassword)).headers['set-cookie'])
    expect(header).toMatch(/^filao_session=[\w-]{43}; /)
    const flags = header.split('; ').slice(1)
    expect(flags).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Strict', 'Path=/']))
    expect(flags).not.toContain('Secure')
  })

  test('is bound to the exact host over https', async () => {
    const secure = await testApp({ PUBLIC_URL: 'https://filao.example' })
    try {
      const body = { email: users.newEmail(), language: 'fr' } as const
      const response = await secure.visitor().send(calls.register, { body })
      const header = String(response.headers['set-cookie'])
      expect(header).toMatch(/^__Host-filao_session=/)
      expect(header.split('; ')).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Strict', 'Path=/', 'Secure']))
      expect(header).not.toMatch(/domain/i)
      expect(response.headers['strict-transport-security']).toMatch(/max-age=\d+/)
      expect((await secure.client(cookieOf(response.headers)).send(calls.getMe)).status).toBe(200)
      const unbound = cookieOf(response.headers).replace('__Host-', '')
      expect((await secure.client(unbound).send(calls.getMe)).status).toBe(401)
    } finally {
      await secure.close()
    }
  })

  test('ends with the logout, which needs no session', async () => {
    const { person, email } = await users.withPassword()
    const elsewhere = t.client(cookieOf((await users.login(email, goodPassword)).headers))
    const response = await person.send(calls.logout)
    expect(response.status).toBe(204)
    expect(String(response.headers['set-cookie'])).toMatch(/^filao_session=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/)
    expect((await person.send(calls.getMe)).status).toBe(401)
    expect((await elsewhere.send(calls.getMe)).status).toBe(200)
    expect((await t.visitor().send(calls.logout)).status).toBe(204)
  })

  test('lasts thirty days after it was last used, and ninety in all', async () => {
    const { person } = await users.registered()
    await users.later('sessions', 'last_seen_at', '29 days')
    expect((await person.send(calls.getMe)).status).toBe(200)
    await users.later('sessions', 'last_seen_at', '29 days')
    expect((await person.send(calls.getMe)).status).toBe(200)
    await users.later('sessions', 'last_seen_at', '31 days')
    expect((await person.send(calls.getMe)).status).toBe(401)
    const other = await users.registered()
    await users.later('sessions', 'created_at', '89 days')
    expect((await other.person.send(calls.getMe)).status).toBe(200)
    await users.later('sessions', 'created_at', '2 days')
    expect((await other.person.send(calls.getMe)).status).toBe(401)
  })

  test.each(['filao_session=forged', 'filao_session=', "filao_session=' or 1=1 --"])(
    '%s opens nothing',
    async (cookie) => {
      expect((await t.client(cookie).send(calls.getMe)).status).toBe(401)
    },
  )
})
