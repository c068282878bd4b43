import * as calls from '@filao/domain/access/contract'
import { updateCompany } from '@filao/domain/company/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client, type TestApp, testApp } from '#testing/app'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
// All tests of this file share one network address, whose attempts would add up.
beforeEach(() => t.db.pool.query('delete from attempts'))

const good = 'le grand cul-de-sac marin'
let people = 0
const newEmail = () => `somebody-${++people}@example.test`

/** Registers a user who has no company yet. */
async function registered(email = newEmail()): Promise<{ person: Client; email: string; userId: number }> {
  const answer = await t.visitor().send(calls.register, { body: { email, language: 'fr' } })
  const { user } = answer.body as unknown as { user: { id: number } }
  return { person: t.client(cookieOf(answer.headers)), email, userId: user.id }
}

/** Registers a user with a password. */
async function withPassword(password = good) {
  const somebody = await registered()
  await somebody.person.ask(calls.updateMe, { body: { password } })
  return somebody
}

const login = (email: string, password: string) => t.visitor().send(calls.login, { body: { email, password } })

function cookieOf(headers: Record<string, unknown>): string {
  return String(headers['set-cookie']).split(';')[0] ?? ''
}

/** Returns the token of the last mail to the address. */
function mailedToken(email: string): string {
  const mail = t.mails.findLast(({ to }) => to === email)
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

const later = (table: 'attempts' | 'sessions', column: string, interval: string) =>
  t.db.pool.query(`update ${table} set ${column} = ${column} - interval '${interval}'`)

describe('registration', () => {
  test('opens a session without a company and mails a welcome', async () => {
    const email = newEmail()
    const answer = await t
      .visitor()
      .send(calls.register, { body: { email: ` ${email.toUpperCase()} `, language: 'en' } })
    expect(answer).toMatchObject({
      status: 201,
      body: { user: { email, companyId: null, language: 'en', role: 'admin' }, company: null },
    })
    const me = await t.client(cookieOf(answer.headers)).ask(calls.getMe)
    expect(me).toMatchObject({ email })
    expect(JSON.stringify(answer.body)).not.toContain('assword')
    const welcome = t.mails.filter(({ to }) => to === email)
    expect(welcome).toMatchObject([
      { subject: 'Welcome to Filao', text: expect.stringContaining('http://127.0.0.1:3000') },
    ])
  })

  test('of a known address is refused in the browser’s language, and mails nothing', async () => {
    const { email } = await registered()
    const mailed = t.mails.length
    const body = { email, language: 'en' } as const
    const answer = await t.visitor().send(calls.register, { body, headers: { 'accept-language': 'en-GB' } })
    expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect((answer.body as { detail: string }).detail).toMatch(/^This email address is already in use/)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(t.mails).toHaveLength(mailed)
  })

  test.each([
    [{ email: 'nobody', language: 'fr' }, 'email'],
    [{ email: 'a@b.fr', language: 'de' }, 'language'],
    [{ language: 'fr' }, 'email'],
  ])('%j is refused', async (body, path) => {
    const answer = await t.visitor().send(calls.register, { body: body as never })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path }] } })
  })

  test('ignores a role and a company in the body', async () => {
    const { companyId } = await t.company()
    const body = { email: newEmail(), language: 'fr', role: 'staff', companyId, id: 1 } as never
    const answer = await t.visitor().send(calls.register, { body })
    expect(answer.body).toMatchObject({ user: { role: 'admin', companyId: null } })
  })
})

describe('one’s own account', () => {
  test('accepts an address and a first password as long as there is no company', async () => {
    const { person } = await registered()
    const email = newEmail()
    const changed = await person.ask(calls.updateMe, { body: { email, password: good, firstName: ' Awa ' } })
    expect(changed).toMatchObject({ email, firstName: 'Awa' })
    expect((await login(email, good)).status).toBe(200)
  })

  test('refuses the address of another account', async () => {
    const [{ person }, other] = [await registered(), await registered()]
    const answer = await person.send(calls.updateMe, { body: { email: other.email } })
    expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } })
  })

  test('keeps the address once there is a company, and asks for the current password', async () => {
    const member = await t.company()
    const { email } = await member.ask(calls.getMe)
    await t.db.pool.query(
      'update users set password_hash = (select password_hash from users where id = $2) where id = $1',
      [member.userId, (await withPassword()).userId],
    )
    expect(await member.ask(calls.updateMe, { body: { email: newEmail(), lastName: 'Nestor' } })).toMatchObject({
      email,
      lastName: 'Nestor',
    })
    for (const currentPassword of [undefined, 'wrong one']) {
      const body = { password: 'another good one', ...(currentPassword ? { currentPassword } : {}) }
      expect(await member.send(calls.updateMe, { body })).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'currentPassword', code: 'wrong' }] },
      })
    }
    await member.ask(calls.updateMe, { body: { password: 'another good one', currentPassword: good } })
    expect([(await login(email, good)).status, (await login(email, 'another good one')).status]).toEqual([404, 200])
  })

  test('ends every other session after a new password', async () => {
    const { person, email } = await withPassword()
    const elsewhere = t.client(cookieOf((await login(email, good)).headers))
    await person.ask(calls.updateMe, { body: { password: 'another good one' } })
    expect((await elsewhere.send(calls.getMe)).status).toBe(401)
    expect((await person.send(calls.getMe)).status).toBe(200)
  })

  test.each(['password', 'Password1', 'azertyuiop', '12345678'])('refuses the common password %s', async (password) => {
    const { person } = await registered()
    const answer = await person.send(calls.updateMe, { body: { password } })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'password', code: 'too_common' }] } })
  })

  test.each(['        ', 'zzzzzzzz', 'alizes-et-filaos'])('refuses the weak password %j', async (password) => {
    const { person } = await registered()
    const answer = await person.send(calls.updateMe, { body: { password } })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'password' }] } })
  })

  test('refuses its own address as a password, even one set in the same call', async () => {
    const { person, email } = await registered()
    const refused = { status: 422, body: { errors: [{ path: 'password', code: 'own_address' }] } }
    expect(await person.send(calls.updateMe, { body: { password: email } })).toMatchObject(refused)
    const body = { email: 'maryse.conde@example.test', password: 'maryse.conde' }
    expect(await person.send(calls.updateMe, { body })).toMatchObject(refused)
  })

  test.each(['short 1', 'x'.repeat(129)])('refuses the password %j for its length', async (password) => {
    const { person } = await registered()
    expect(await person.send(calls.updateMe, { body: { password } })).toMatchObject({ status: 422 })
  })

  test('cannot change its role, its company or its id', async () => {
    const [us, them] = [await t.company(), await t.company()]
    const staff = await t.colleague(us, 'staff')
    const body = { role: 'admin', companyId: them.companyId, id: them.userId, firstName: 'Eve' } as never
    expect(await staff.ask(calls.updateMe, { body })).toMatchObject({
      id: staff.userId,
      role: 'staff',
      companyId: us.companyId,
      firstName: 'Eve',
    })
    const params = { companyId: us.companyId }
    expect((await staff.send(calls.updateMe, { body: {} })).status).toBe(200)
    expect(await staff.send(updateCompany, { params, body: { name: 'Ours' } })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    })
  })
})

describe('signing in', () => {
  test('returns the user, with a new token each time, stored as a hash only', async () => {
    const { email } = await withPassword()
    const [first, second] = [await login(email.toUpperCase(), good), await login(email, good)]
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
    const [known, unfinished] = [await withPassword(), await registered()]
    const answers = [
      await login(newEmail(), good),
      await login(known.email, 'a wrong password'),
      await login(unfinished.email, good),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers.map(({ headers }) => headers['set-cookie'])).toEqual([undefined, undefined, undefined])
  })

  test('takes as long for an unknown address as for a wrong password', async () => {
    const { email } = await withPassword()
    const unknown: number[] = []
    const wrong: number[] = []
    const timed = async (work: () => Promise<unknown>) => {
      const start = performance.now()
      await work()
      return performance.now() - start
    }
    for (let i = 0; i < 5; i++) {
      unknown.push(await timed(() => login(newEmail(), 'a wrong password')))
      wrong.push(await timed(() => login(email, 'a wrong password')))
    }
    // Without the hashing, an unknown address would be answered about thirty times faster.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...wrong) / 4)
  })

  test('is refused for 15 minutes after ten failures at an address from one network, even with the right password', async () => {
    const { email } = await withPassword()
    for (let i = 0; i < 10; i++) expect((await login(email, `wrong ${i}`)).status).toBe(404)
    const refused = await login(email, good)
    expect(refused).toMatchObject({
      status: 429,
      headers: { 'retry-after': '900' },
      body: { code: 'too_many_requests' },
    })
    await later('attempts', 'at', '16 minutes')
    expect((await login(email, good)).status).toBe(200)
  })

  test('counts every attempt of a burst at one address before deciding it', async () => {
    const { email } = await withPassword()
    const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => login(email, `wrong ${i}`)))
    expect(answers.filter(({ status }) => status === 404).length).toBeLessThanOrEqual(10)
    await later('attempts', 'at', '1 day')
  })

  test('resets the failures of the address after a success', async () => {
    const { email } = await withPassword()
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 6; i++) expect((await login(email, 'wrong')).status).toBe(404)
      expect((await login(email, good)).status).toBe(200)
    }
  })

  test('is refused to a network address after fifty failures, and only to that one', async () => {
    const { email } = await withPassword()
    const from = (remoteAddress: string, to: string, password: string) =>
      t.app.inject({ method: 'POST', url: '/api/auth', payload: { email: to, password }, remoteAddress })
    for (let i = 0; i < 50; i++) expect((await from('10.9.0.1', newEmail(), 'wrong')).statusCode).toBe(404)
    const refused = await from('10.9.0.1', email, good)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900'])
    expect((await from('10.9.0.2', email, good)).statusCode).toBe(200)
    const pretended = await t.app.inject({
      method: 'POST',
      url: '/api/auth',
      payload: { email, password: good },
      remoteAddress: '10.9.0.1',
      headers: { 'x-forwarded-for': '10.9.0.3' },
    })
    expect(pretended.statusCode).toBe(429)
  })
})

describe('limits of registrations and password resets', () => {
  test('three an hour for one mail address from one network', async () => {
    const email = newEmail()
    const body = { email, language: 'fr' } as const
    const statuses = []
    for (let i = 0; i < 4; i++) statuses.push((await t.visitor().send(calls.register, { body })).status)
    expect(statuses).toEqual([201, 409, 409, 429])
    const resets = []
    for (let i = 0; i < 4; i++) resets.push(await t.visitor().send(calls.requestPasswordReset, { body: { email } }))
    expect(resets.map(({ status }) => status)).toEqual([204, 204, 204, 429])
    expect(resets[3]?.headers['retry-after']).toBe('3600')
    await later('attempts', 'at', '61 minutes')
    expect((await t.visitor().send(calls.requestPasswordReset, { body: { email } })).status).toBe(204)
  })

  test('thirty an hour for one network address', async () => {
    const from = (path: string, i: number) =>
      t.app.inject({
        method: 'POST',
        url: `/api${path}`,
        payload: { email: newEmail(), language: 'fr' },
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
    const { person, email } = await withPassword()
    expect(await request(email, { host: 'evil.example' })).toMatchObject({ status: 204 })
    const mail = t.mails.at(-1)
    expect(mail).toMatchObject({ to: email, subject: 'Votre nouveau mot de passe Filao' })
    expect(mail?.text).toContain('http://127.0.0.1:3000/password-reset?token=')
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil')
    const token = mailedToken(email)
    expect(await change(token)).toMatchObject({ status: 200, body: { email } })
    expect((await person.send(calls.getMe)).status).toBe(401)
    expect([(await login(email, good)).status, (await login(email, 'a brand new one')).status]).toEqual([404, 200])
    expect(await change(token, 'yet another one')).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  test('gets 404 and no mail for an unknown address', async () => {
    const mailed = t.mails.length
    expect(await request(newEmail())).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(t.mails).toHaveLength(mailed)
  })

  test('has a link for one hour, stored as a hash', async () => {
    const { email } = await withPassword()
    await request(email)
    const token = mailedToken(email)
    const { rows } = await t.db.pool.query('select token_hash, expires_at from password_tokens order by expires_at')
    expect(rows.every((row) => !row.token_hash.equals(Buffer.from(token)))).toBe(true)
    expect(Date.parse(rows.at(-1).expires_at) - Date.now()).toBeLessThanOrEqual(3_600_000)
    await t.db.pool.query("update password_tokens set expires_at = expires_at - interval '1 hour'")
    expect((await change(token)).status).toBe(404)
  })

  test('has two valid links after two requests; using one ends the other', async () => {
    const { email } = await withPassword()
    await request(email)
    const first = mailedToken(email)
    await request(email)
    const second = mailedToken(email)
    expect(first).not.toBe(second)
    expect([(await change(first)).status, (await change(second)).status]).toEqual([200, 404])
  })

  test('accepts a link once when two requests use it at the same moment', async () => {
    const { email } = await withPassword()
    await request(email)
    const token = mailedToken(email)
    const answers = await Promise.all([change(token, 'one good password'), change(token, 'two good passwords')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  })

  test('is not replaced by a common one, and the link stays valid', async () => {
    const { email } = await withPassword()
    await request(email)
    const token = mailedToken(email)
    expect(await change(token, 'password1')).toMatchObject({ status: 422, body: { errors: [{ path: 'password' }] } })
    expect(await change(token, email)).toMatchObject({ status: 422, body: { errors: [{ path: 'password' }] } })
    expect((await change(token)).status).toBe(200)
  })

  test.each(['', 'nonsense', 'x'.repeat(201)])('is not replaced with the token %j', async (token) => {
    expect([404, 422]).toContain((await change(token)).status)
  })

  test('can be replaced for an address that failures closed to this network', async () => {
    const { email } = await withPassword()
    for (let i = 0; i < 10; i++) await login(email, 'wrong')
    await request(email)
    await change(mailedToken(email))
    expect((await login(email, 'a brand new one')).status).toBe(200)
  })
})

describe('a session', () => {
  test('is held by a cookie that scripts and other sites cannot read', async () => {
    const { email } = await withPassword()
    const header = String((await login(email, good)).headers['set-cookie'])
    expect(header).toMatch(/^filao_session=[\w-]{43}; /)
    const flags = header.split('; ').slice(1)
    expect(flags).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Strict', 'Path=/']))
    expect(flags).not.toContain('Secure')
  })

  test('is bound to the exact host over https', async () => {
    const secure = await testApp({ PUBLIC_URL: 'https://filao.example' })
    try {
      const body = { email: newEmail(), language: 'fr' } as const
      const answer = await secure.visitor().send(calls.register, { body })
      const header = String(answer.headers['set-cookie'])
      expect(header).toMatch(/^__Host-filao_session=/)
      expect(header.split('; ')).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Strict', 'Path=/', 'Secure']))
      expect(header).not.toMatch(/domain/i)
      expect(answer.headers['strict-transport-security']).toMatch(/max-age=\d+/)
      expect((await secure.client(cookieOf(answer.headers)).send(calls.getMe)).status).toBe(200)
      const unbound = cookieOf(answer.headers).replace('__Host-', '')
      expect((await secure.client(unbound).send(calls.getMe)).status).toBe(401)
    } finally {
      await secure.close()
    }
  })

  test('ends with the logout, which needs no session', async () => {
    const { person, email } = await withPassword()
    const elsewhere = t.client(cookieOf((await login(email, good)).headers))
    const answer = await person.send(calls.logout)
    expect(answer.status).toBe(204)
    expect(String(answer.headers['set-cookie'])).toMatch(/^filao_session=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/)
    expect((await person.send(calls.getMe)).status).toBe(401)
    expect((await elsewhere.send(calls.getMe)).status).toBe(200)
    expect((await t.visitor().send(calls.logout)).status).toBe(204)
  })

  test('lasts thirty days after it was last used, and ninety in all', async () => {
    const { person } = await registered()
    await later('sessions', 'last_seen_at', '29 days')
    expect((await person.send(calls.getMe)).status).toBe(200)
    await later('sessions', 'last_seen_at', '29 days')
    expect((await person.send(calls.getMe)).status).toBe(200)
    await later('sessions', 'last_seen_at', '31 days')
    expect((await person.send(calls.getMe)).status).toBe(401)
    const other = await registered()
    await later('sessions', 'created_at', '89 days')
    expect((await other.person.send(calls.getMe)).status).toBe(200)
    await later('sessions', 'created_at', '2 days')
    expect((await other.person.send(calls.getMe)).status).toBe(401)
  })

  test.each(['filao_session=forged', 'filao_session=', "filao_session=' or 1=1 --"])(
    '%s opens nothing',
    async (cookie) => {
      expect((await t.client(cookie).send(calls.getMe)).status).toBe(401)
    },
  )
})

describe('a write sent by another site through the browser', () => {
  const write = (headers: Record<string, string>, cookie = '') =>
    t.app.inject({
      method: 'DELETE',
      url: '/api/auth',
      headers: { host: '127.0.0.1:3000', ...(cookie ? { cookie } : {}), ...headers },
    })

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://127.0.0.1:3000' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 204],
    [{ origin: 'http://evil.example' }, 403],
    [{ origin: 'http://127.0.0.1:3001' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://127.0.0.1:3000' }, 204],
    [{}, 403],
  ])('with %j is answered %i', async (headers, status) => {
    const { person } = await registered()
    const answer = await write(headers, person.cookie)
    expect(answer.statusCode).toBe(status)
    expect((await person.send(calls.getMe)).status).toBe(status === 204 ? 401 : 200)
  })

  test('is allowed without any cookie, so that programs may write', async () => {
    expect((await write({})).statusCode).toBe(204)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'as %s is not read',
    async (type) => {
      const payload = '{"email":"a@b.fr","password":"x"}'
      const answer = await t.app.inject({
        method: 'POST',
        url: '/api/auth',
        payload,
        headers: { 'content-type': type },
      })
      expect(answer.statusCode).toBe(415)
      expect(answer.json()).toMatchObject({ code: 'unsupported_media' })
    },
  )
})

test('the company lists its own users only', async () => {
  const [us] = [await t.company(), await t.company()]
  const colleague = await t.colleague(us, 'staff')
  const users = await colleague.ask(calls.listUsers, { params: { companyId: us.companyId } })
  expect(users.map(({ id }) => id)).toEqual([us.userId, colleague.userId])
  expect(JSON.stringify(users)).not.toMatch(/assword|argon/)
})
