import * as calls from '@filao/domain/access/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { inTransaction } from '#platform/database/tenancy/tenant'
import { type Client, type TestApp, testApp } from '#testing/app'
import { cookieOf } from '#testing/given-user'
import { countSignIn } from './sign-in-throttle.ts'
import { countCall } from './throttle.ts'

// Hashing is replaced here: only the counting is tested.
vi.mock('@node-rs/argon2', () => ({
  hash: async (password: string) => `hash of ${password}`,
  verify: async (stored: string, typed: string) => stored === `hash of ${typed}`,
}))

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.db.pool.query('delete from attempts'))

const good = 'le grand cul-de-sac marin'
let people = 0
const newEmail = () => `throttled-${++people}@example.test`
const pass = (seconds: number) => t.db.pool.query(`update attempts set at = at - interval '${seconds} seconds'`)

/** Registers a user with a password and no company yet. */
async function somebody(at = t): Promise<{ email: string; person: Client }> {
  const email = newEmail()
  const response = await at.visitor().send(calls.register, { body: { email, language: 'fr' } })
  const person = at.client(cookieOf(response.headers))
  await person.request(calls.updateMe, { body: { password: good } })
  return { email, person }
}

/** Signs in; returns the status, the seconds to wait, and the cookie of the device. */
async function signIn(email: string, password: string, remoteAddress: string, device = '', at = t) {
  const response = await at.app.inject({
    method: 'POST',
    url: '/api/auth',
    payload: { email, password },
    remoteAddress,
    headers: { 'sec-fetch-site': 'same-origin', ...(device ? { cookie: device } : {}) },
  })
  const cookies = [response.headers['set-cookie'] ?? []].flat()
  const given = cookies.find((cookie) => cookie.includes('filao_device')) ?? ''
  return {
    status: response.statusCode,
    wait: Number(response.headers['retry-after'] ?? 0),
    detail: response.json().detail as string | undefined,
    given,
    device: given.split(';')[0] ?? '',
  }
}

async function fail(email: string, address: string, times: number, device = ''): Promise<number[]> {
  const statuses: number[] = []
  for (let n = 0; n < times; n++) statuses.push((await signIn(email, `wrong ${n}`, address, device)).status)
  return statuses
}

describe('failures at an address', () => {
  test('from one network lock only that network out', async () => {
    const { email } = await somebody()
    await fail(email, '10.30.0.1', 10)
    expect(await signIn(email, good, '10.30.0.1')).toMatchObject({ status: 429, wait: 900 })
    expect((await signIn(email, good, '10.30.0.2')).status).toBe(200)
    expect((await signIn(newEmail(), good, '10.30.0.1')).status).toBe(404)
  })

  test('from many networks slow an unknown browser down, and its owner signs in within a minute', async () => {
    const { email } = await somebody()
    for (let network = 1; network <= 7; network++) {
      for (let n = 0; n < 10; n++) {
        await fail(email, `10.31.0.${network}`, 1)
        await t.db.pool.query(
          `update attempts set at = at - interval '60 seconds' where at > now() - interval '1 minute'`,
        )
      }
    }
    const announced = await signIn(email, good, '10.31.1.1')
    expect(announced).toMatchObject({ status: 429, wait: 60, detail: expect.stringContaining('60 secondes') })
    await pass(30)
    expect(await signIn(email, good, '10.31.1.1')).toMatchObject({ status: 429, wait: 30 })
    await pass(30)
    expect((await signIn(email, good, '10.31.1.1')).status).toBe(200)
  })

  test('from two networks cost an unknown browser five seconds for each further attempt', async () => {
    const { email } = await somebody()
    await fail(email, '10.32.0.1', 10)
    await fail(email, '10.32.0.2', 10)
    expect(await signIn(email, 'wrong', '10.32.0.3')).toMatchObject({ status: 429, wait: 5 })
    await pass(5)
    expect(await signIn(email, 'wrong', '10.32.0.3')).toMatchObject({ status: 404 })
    expect(await signIn(email, 'wrong', '10.32.0.3')).toMatchObject({ status: 429, wait: 5 })
  })

  test('do not slow a known device, which has a count of its own', async () => {
    const { email } = await somebody()
    const { device } = await signIn(email, good, '10.33.0.1')
    for (const network of ['10.33.0.1', '10.33.0.2', '10.33.0.3']) await fail(email, network, 10)
    expect((await signIn(email, good, '10.33.0.1', device)).status).toBe(200)
    expect(await fail(email, '10.33.0.4', 11, device)).toEqual([...Array.from({ length: 10 }, () => 404), 429])
    expect(await signIn(email, good, '10.33.0.4', device)).toMatchObject({ status: 429, wait: 900 })
    await pass(900)
    expect((await signIn(email, good, '10.33.0.4', device)).status).toBe(200)
  })

  test('of a known device are deleted at its next success', async () => {
    const { email } = await somebody()
    const { device } = await signIn(email, good, '10.33.1.1')
    for (let round = 0; round < 2; round++) {
      expect(await fail(email, '10.33.1.1', 9, device)).not.toContain(429)
      expect((await signIn(email, good, '10.33.1.1', device)).status).toBe(200)
    }
  })
})

describe('a known device', () => {
  const lockOut = (email: string) => fail(email, '10.34.0.1', 10)

  test('is known by a cookie that scripts and other sites cannot read', async () => {
    const { email } = await somebody()
    const flags = (await signIn(email, good, '10.34.0.2')).given.split('; ')
    expect(flags[0]).toMatch(/^filao_device_\d+=[\w-]{22}\.[\w-]{43}$/)
    expect(flags.slice(1)).toEqual(
      expect.arrayContaining(['Max-Age=31536000', 'Path=/api/auth', 'HttpOnly', 'SameSite=Strict']),
    )
    expect(flags).not.toContain('Secure')
  })

  test('over https is known by a cookie that http neither sets nor reads', async () => {
    const secure = await testApp({ PUBLIC_URL: 'https://filao.example' })
    try {
      const { email } = await somebody(secure)
      expect((await signIn(email, good, '10.34.0.2', '', secure)).given).toMatch(
        /^__Secure-filao_device_\d+=.*; Secure/,
      )
    } finally {
      await secure.close()
    }
  })

  test.each([
    ['without its signature', (device: string) => device.split('.')[0] ?? ''],
    ['with another name', (device: string) => device.replace(/=..../, '=AAAA')],
    ['with a signature that was made up', (device: string) => `${device.slice(0, -4)}AAAA`],
  ])('is unknown %s', async (_, forge) => {
    const { email } = await somebody()
    const { device } = await signIn(email, good, '10.34.0.2')
    await lockOut(email)
    expect((await signIn(email, good, '10.34.0.1', forge(device))).status).toBe(429)
    expect((await signIn(email, good, '10.34.0.1', device)).status).toBe(200)
  })

  test('of one user is unknown for another user', async () => {
    const [one, other] = [await somebody(), await somebody()]
    const { device } = await signIn(one.email, good, '10.34.0.2')
    const theirs = (await signIn(other.email, good, '10.34.0.2')).device.split('=')[0]
    await lockOut(other.email)
    const renamed = `${theirs}=${device.split('=')[1]}`
    expect((await signIn(other.email, good, '10.34.0.1', renamed)).status).toBe(429)
  })

  test('is unknown again after a new password', async () => {
    const { email, person } = await somebody()
    const { device } = await signIn(email, good, '10.34.0.2')
    await person.request(calls.updateMe, { body: { password: 'another good one' } })
    await lockOut(email)
    expect((await signIn(email, 'another good one', '10.34.0.1', device)).status).toBe(429)
  })
})

describe('a network', () => {
  test('does not count successful sign-ins', async () => {
    const { email } = await somebody()
    await t.db.pool.query('delete from attempts')
    for (let n = 0; n < 55; n++) expect((await signIn(email, good, '10.35.0.1')).status).toBe(200)
    const { rows } = await t.db.pool.query('select count(*)::int as count from attempts')
    expect(rows[0].count).toBe(0)
  })

  test('is a /64 of IPv6, or an IPv4 address in either notation', async () => {
    const { email } = await somebody()
    for (let n = 0; n < 50; n++) {
      expect((await signIn(newEmail(), 'wrong', `2001:db8:1:2:${n.toString(16)}::1`)).status).toBe(404)
    }
    expect((await signIn(email, good, '2001:db8:1:2:ffff:ffff:ffff:ffff')).status).toBe(429)
    expect((await signIn(email, good, '2001:db8:1:3::1')).status).toBe(200)
    await fail(email, '::ffff:10.35.0.2', 5)
    await fail(email, '10.35.0.2', 5)
    expect((await signIn(email, good, '::ffff:a23:2')).status).toBe(429)
  })

  test('is a /64 for public pages, too', async () => {
    const visit = (address: string) =>
      inTransaction(t.db, { identity: true }, (tx) => countCall(tx, { name: 'page', perMinute: 1 }, address))
    await visit('2001:db8:5:6::1')
    await expect(visit('2001:db8:5:6::2')).rejects.toMatchObject({ code: 'too_many_requests' })
    await visit('2001:db8:5:7::1')
  })

  test('gets fifty of eighty attempts decided when several processes count at once', async () => {
    const count = (n: number) =>
      inTransaction(t.db, { identity: true }, (tx) =>
        countSignIn(tx, { email: `${n}@example.test`, address: '10.35.0.3', device: null }),
      )
    const refusals = await Promise.all(Array.from({ length: 80 }, (_, n) => count(n)))
    expect(refusals.filter((refusal) => refusal === null)).toHaveLength(50)
  })
})

describe('the current password', () => {
  /** Creates a user with a company, who must type their password to change it. */
  async function member() {
    const by = await t.company()
    await t.db.pool.query('update users set password_hash = $2 where id = $1', [by.userId, `hash of ${good}`])
    const change = (currentPassword: string) =>
      by.send(calls.updateMe, { body: { password: good, currentPassword } }).then(({ status }) => status)
    return { change }
  }

  test('may be typed ten times in 15 minutes; then even the right one is refused', async () => {
    const [one, other] = [await member(), await member()]
    for (let n = 0; n < 10; n++) expect(await one.change(`wrong ${n}`)).toBe(422)
    expect([await one.change('wrong'), await one.change(good), await other.change(good)]).toEqual([429, 429, 200])
    await pass(900)
    expect(await one.change(good)).toBe(200)
  })

  test('has a new count after a right entry', async () => {
    const { change } = await member()
    for (let round = 0; round < 2; round++) {
      for (let n = 0; n < 9; n++) expect(await change('wrong')).toBe(422)
      expect(await change(good)).toBe(200)
    }
  })
})

describe('links for a new password', () => {
  const request = (email: string, remoteAddress: string) =>
    t.app
      .inject({ method: 'POST', url: '/api/auth/passwordReset', payload: { email }, remoteAddress })
      .then(({ statusCode }) => statusCode)

  test('can still be requested after a stranger requested some', async () => {
    const { email } = await somebody()
    const stranger: number[] = []
    for (let n = 0; n < 4; n++) stranger.push(await request(email, '10.36.0.1'))
    expect(stranger).toEqual([204, 204, 204, 429])
    const mailed = t.mails.length
    expect(await request(email, '10.36.0.2')).toBe(204)
    expect(t.mails).toHaveLength(mailed + 1)
  })

  test('are mailed at most five times an hour over all networks, without an error above', async () => {
    const { email } = await somebody()
    const mailed = t.mails.length
    for (let n = 0; n < 9; n++) expect(await request(email, `10.37.0.${n}`)).toBe(204)
    expect(t.mails).toHaveLength(mailed + 5)
    expect(await request(newEmail(), '10.37.0.1')).toBe(404)
    await pass(3600)
    expect(await request(email, '10.37.0.1')).toBe(204)
    expect(t.mails).toHaveLength(mailed + 6)
  })
})
