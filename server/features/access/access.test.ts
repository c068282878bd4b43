import * as calls from '@filao/domain/access/contract'
import * as teamCalls from '@filao/domain/access/team/contract'
import { updateCompany } from '@filao/domain/company/contract'
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

describe('registration', () => {
  test('opens a session without a company and mails a welcome', async () => {
    const email = users.newEmail()
    const response = await t
      .visitor()
      .send(calls.register, { body: { email: ` ${email.toUpperCase()} `, language: 'en' } })
    expect(response).toMatchObject({
      status: 201,
      body: { user: { email, companyId: null, language: 'en', role: 'admin' }, company: null },
    })
    const me = await t.client(cookieOf(response.headers)).request(calls.getMe)
    expect(me).toMatchObject({ email })
    expect(JSON.stringify(response.body)).not.toContain('assword')
    const welcome = t.mails.filter(({ to }) => to === email)
    expect(welcome).toMatchObject([
      { subject: 'Welcome to Filao', text: expect.stringContaining('http://127.0.0.1:3000') },
    ])
  })

  test('of a known address is refused in the browser’s language, and mails nothing', async () => {
    const { email } = await users.registered()
    const mailed = t.mails.length
    const body = { email, language: 'en' } as const
    const response = await t.visitor().send(calls.register, { body, headers: { 'accept-language': 'en-GB' } })
    expect(response).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect((response.body as { detail: string }).detail).toMatch(/^This email address is already in use/)
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(t.mails).toHaveLength(mailed)
  })

  test.each([
    [{ email: 'nobody', language: 'fr' }, 'email'],
    [{ email: 'a@b.fr', language: 'de' }, 'language'],
    [{ language: 'fr' }, 'email'],
  ])('%j is refused', async (body, path) => {
    const response = await t.visitor().send(calls.register, { body: body as never })
    expect(response).toMatchObject({ status: 422, body: { errors: [{ path }] } })
  })

  test('ignores a role and a company in the body', async () => {
    const { companyId } = await t.company()
    const body = { email: users.newEmail(), language: 'fr', role: 'staff', companyId, id: 1 } as never
    const response = await t.visitor().send(calls.register, { body })
    expect(response.body).toMatchObject({ user: { role: 'admin', companyId: null } })
  })
})

describe('one’s own account', () => {
  test('accepts an address and a first password as long as there is no company', async () => {
    const { person } = await users.registered()
    const email = users.newEmail()
    const changed = await person.request(calls.updateMe, {
      body: { email, password: goodPassword, firstName: ' Awa ' },
    })
    expect(changed).toMatchObject({ email, firstName: 'Awa' })
    expect((await users.login(email, goodPassword)).status).toBe(200)
  })

  test('stores the view of the board that the user chose last, as no change of the account', async () => {
    const member = await t.company()
    expect((await member.request(calls.getMe)).boardView).toBeNull()
    expect(await member.request(calls.updateMe, { body: { boardView: 'week' } })).toMatchObject({ boardView: 'week' })
    expect((await member.request(calls.getMe)).boardView).toBe('week')
    const entries = await member.request(calls.listAudit, { params: { companyId: member.companyId }, query: {} })
    expect(entries.filter(({ changes }) => 'boardView' in (changes ?? {}))).toEqual([])
    const response = await member.send(calls.updateMe, { body: { boardView: 'decade' } as never })
    expect(response).toMatchObject({ status: 422, body: { errors: [{ path: 'boardView' }] } })
  })

  test('refuses the address of another account', async () => {
    const [{ person }, other] = [await users.registered(), await users.registered()]
    const response = await person.send(calls.updateMe, { body: { email: other.email } })
    expect(response).toMatchObject({ status: 409, body: { code: 'conflict' } })
  })

  test('keeps the address once there is a company, and asks for the current password', async () => {
    const member = await t.company()
    const { email } = await member.request(calls.getMe)
    await t.db.pool.query(
      'update users set password_hash = (select password_hash from users where id = $2) where id = $1',
      [member.userId, (await users.withPassword()).userId],
    )
    expect(
      await member.request(calls.updateMe, { body: { email: users.newEmail(), lastName: 'Nestor' } }),
    ).toMatchObject({
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
    await member.request(calls.updateMe, { body: { password: 'another good one', currentPassword: goodPassword } })
    expect([
      (await users.login(email, goodPassword)).status,
      (await users.login(email, 'another good one')).status,
    ]).toEqual([404, 200])
  })

  test('ends every other session after a new password', async () => {
    const { person, email } = await users.withPassword()
    const elsewhere = t.client(cookieOf((await users.login(email, goodPassword)).headers))
    await person.request(calls.updateMe, { body: { password: 'another good one' } })
    expect((await elsewhere.send(calls.getMe)).status).toBe(401)
    expect((await person.send(calls.getMe)).status).toBe(200)
  })

  test.each(['password', 'Password1', 'azertyuiop', '12345678'])('refuses the common password %s', async (password) => {
    const { person } = await users.registered()
    const response = await person.send(calls.updateMe, { body: { password } })
    expect(response).toMatchObject({ status: 422, body: { errors: [{ path: 'password', code: 'too_common' }] } })
  })

  test.each(['        ', 'zzzzzzzz', 'alizes-et-filaos'])('refuses the weak password %j', async (password) => {
    const { person } = await users.registered()
    const response = await person.send(calls.updateMe, { body: { password } })
    expect(response).toMatchObject({ status: 422, body: { errors: [{ path: 'password' }] } })
  })

  test('refuses its own address as a password, even one set in the same call', async () => {
    const { person, email } = await users.registered()
    const refused = { status: 422, body: { errors: [{ path: 'password', code: 'own_address' }] } }
    expect(await person.send(calls.updateMe, { body: { password: email } })).toMatchObject(refused)
    const body = { email: 'maryse.conde@example.test', password: 'maryse.conde' }
    expect(await person.send(calls.updateMe, { body })).toMatchObject(refused)
  })

  test.each(['short 1', 'x'.repeat(129)])('refuses the password %j for its length', async (password) => {
    const { person } = await users.registered()
    expect(await person.send(calls.updateMe, { body: { password } })).toMatchObject({ status: 422 })
  })

  test('cannot change its role, its company or its id', async () => {
    const [us, them] = [await t.company(), await t.company()]
    const staff = await t.colleague(us, 'staff')
    const body = { role: 'admin', companyId: them.companyId, id: them.userId, firstName: 'Eve' } as never
    expect(await staff.request(calls.updateMe, { body })).toMatchObject({
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
    const { person } = await users.registered()
    const response = await write(headers, person.cookie)
    expect(response.statusCode).toBe(status)
    expect((await person.send(calls.getMe)).status).toBe(status === 204 ? 401 : 200)
  })

  test('is allowed without any cookie, so that programs may write', async () => {
    expect((await write({})).statusCode).toBe(204)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'as %s is not read',
    async (type) => {
      const payload = '{"email":"a@b.fr","password":"x"}'
      const response = await t.app.inject({
        method: 'POST',
        url: '/api/auth',
        payload,
        headers: { 'content-type': type },
      })
      expect(response.statusCode).toBe(415)
      expect(response.json()).toMatchObject({ code: 'unsupported_media' })
    },
  )
})

test('the company lists its own users only', async () => {
  const [us] = [await t.company(), await t.company()]
  const colleague = await t.colleague(us, 'staff')
  const users = await colleague.request(teamCalls.listUsers, { params: { companyId: us.companyId } })
  expect(users.map(({ id }) => id)).toEqual([us.userId, colleague.userId])
  expect(JSON.stringify(users)).not.toMatch(/assword|argon/)
})
