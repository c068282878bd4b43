import * as calls from '@filao/domain/access/contract'
import { createCompany, listCompanies } from '@filao/domain/company/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client, mailedToken, type TestApp, testApp } from '#testing/app'
import { cookieOf } from '#testing/given-user'
import { auditOf } from '#testing/stored-rental'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ PUBLIC_URL: 'https://filao.example' })
})
afterAll(() => t.close())
// All tests of this file share one network address, whose attempts would add up.
beforeEach(() => t.db.pool.query('delete from attempts'))

const password = 'le grand cul-de-sac marin'
let people = 0
const newEmail = () => `proof-${++people}@example.test`

const mailsTo = (email: string) => t.mails.filter(({ to }) => to === email)
const tokenFor = (email: string) => mailedToken(mailsTo(email).at(-1)?.text ?? '')

/** Registers a user who has not opened their mail yet. */
async function registered(email = newEmail()) {
  const response = await t.visitor().send(calls.register, { body: { email, language: 'fr' } })
  return { person: t.client(cookieOf(response.headers)), email }
}

const prove = (who: Client, token: string, isConfirmed = false) =>
  who.send(calls.proveEmail, { body: { token, isConfirmed } })
const later = (interval: string) =>
  t.db.pool.query(`update address_tokens set expires_at = expires_at - interval '${interval}'`)

describe('the link of the welcome mail', () => {
  test('proves the address at once in the browser that registered, and any company founded later with it', async () => {
    const { person, email } = await registered()
    expect(mailsTo(email)[0]?.text).toContain('https://filao.example/confirm-email?token=')
    expect(await person.request(calls.getMe)).toMatchObject({ isEmailProven: false })
    expect(await prove(person, tokenFor(email))).toMatchObject({ status: 200, body: { email, isProven: true } })
    expect(await person.request(calls.getMe)).toMatchObject({ isEmailProven: true })
    expect(await person.request(createCompany, { body: { name: 'Karukera' } })).toMatchObject({ isProven: true })
  })

  test('proves an existing company, which is written to its audit trail and sent to its screens', async () => {
    const by = await t.company({ isProven: false })
    const { email } = await by.request(calls.getMe)
    await t.db.pool.query('delete from events')
    expect(await by.request(listCompanies)).toMatchObject([{ isProven: false }])
    await prove(by, tokenFor(email))
    expect(await by.request(listCompanies)).toMatchObject([{ isProven: true }])
    expect(await auditOf(t, by, 'user', by.userId)).toMatchObject([{ action: 'email_proven', userId: by.userId }])
    const { rows } = await t.db.pool.query('select company_id, top from events order by id')
    expect(rows).toEqual(['companies', 'users'].map((top) => ({ company_id: by.companyId, top })))
  })

  test('asks for confirmation in any other browser, so that a stranger or a mail server proves nothing by opening it', async () => {
    const { person, email } = await registered()
    const other = await t.company()
    for (const who of [t.visitor(), other]) {
      expect(await prove(who, tokenFor(email))).toMatchObject({ status: 200, body: { email, isProven: false } })
    }
    expect(await person.request(calls.getMe)).toMatchObject({ isEmailProven: false })
    const response = await prove(t.visitor(), tokenFor(email), true)
    expect(response).toMatchObject({ status: 200, body: { email, isProven: true } })
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(await person.request(calls.getMe)).toMatchObject({ isEmailProven: true })
    expect(await other.request(listCompanies)).toMatchObject([{ isProven: true }])
  })

  test('works once, for three days, and is stored as a hash', async () => {
    const { person, email } = await registered()
    const token = tokenFor(email)
    const { rows } = await t.db.pool.query('select token_hash, expires_at from address_tokens order by expires_at')
    expect(rows.every((row) => !row.token_hash.equals(Buffer.from(token)))).toBe(true)
    expect(Date.parse(rows.at(-1).expires_at) - Date.now()).toBeLessThanOrEqual(72 * 3_600_000)
    await later('71 hours')
    expect((await prove(person, token)).status).toBe(200)
    expect(await prove(person, token)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    const expired = await registered()
    await later('72 hours')
    for (const isConfirmed of [false, true]) {
      expect((await prove(expired.person, tokenFor(expired.email), isConfirmed)).status).toBe(404)
    }
    expect(await expired.person.request(calls.getMe)).toMatchObject({ isEmailProven: false })
  })

  test('serves one of two requests at the same moment', async () => {
    const { person, email } = await registered()
    const token = tokenFor(email)
    const responses = await Promise.all([prove(person, token), prove(person, token)])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404])
  })

  test.each(['', 'nonsense', 'x'.repeat(201)])('proves nothing with the token %j', async (token) => {
    const { person } = await registered()
    expect([404, 422]).toContain((await prove(person, token, true)).status)
  })

  test('cannot choose a password, and a link to choose one does not prove an address', async () => {
    const { person, email } = await registered()
    const proof = tokenFor(email)
    const reset = await t.visitor().send(calls.changePassword, { body: { token: proof, password } })
    expect(reset.status).toBe(404)
    await t.visitor().request(calls.requestPasswordReset, { body: { email } })
    expect((await prove(person, tokenFor(email))).status).toBe(404)
  })
})

describe('a new mail', () => {
  test('is sent three times an hour, and any of its links is valid', async () => {
    const { person, email } = await registered()
    const first = tokenFor(email)
    const statuses = []
    for (let n = 0; n < 4; n++) statuses.push(await person.send(calls.requestEmailProof))
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    expect(statuses[3]?.headers['retry-after']).toBe('3600')
    expect(mailsTo(email)).toHaveLength(4)
    expect(mailsTo(email).at(-1)?.subject).toBe('Confirmez votre adresse e-mail')
    expect((await prove(person, first)).status).toBe(200)
    expect((await prove(person, tokenFor(email))).status).toBe(404)
  })

  test('is shown on screen where no mail server is set, and nowhere else', async () => {
    const { person, email } = await registered()
    expect(await person.request(calls.getEmailProof)).toEqual({ isMailed: false })
    const { url } = await person.request(calls.requestEmailProof)
    expect(url).toContain(`/confirm-email?token=${tokenFor(email)}`)
    const mailing = await testApp({ SMTP_URL: 'smtp://127.0.0.1:2525' })
    const response = await mailing.visitor().send(calls.register, { body: { email: newEmail(), language: 'fr' } })
    const other = mailing.client(cookieOf(response.headers))
    expect(await other.request(calls.getEmailProof)).toEqual({ isMailed: true })
    expect(await other.request(calls.requestEmailProof)).toEqual({ url: null })
    await mailing.close()
  })

  test('is refused when the address is proven, and without a session', async () => {
    const by = await t.company()
    const { email } = await by.request(calls.getMe)
    const mailed = mailsTo(email).length
    expect(await by.send(calls.requestEmailProof)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect((await t.visitor().send(calls.requestEmailProof)).status).toBe(401)
    expect(mailsTo(email)).toHaveLength(mailed)
  })
})

describe('another address during the onboarding', () => {
  test('must be proven itself: an earlier proof or an earlier link does not count', async () => {
    const { person, email } = await registered()
    const first = tokenFor(email)
    await person.request(calls.requestEmailProof)
    await prove(person, first)
    const other = newEmail()
    expect(await person.request(calls.updateMe, { body: { email: other, password } })).toMatchObject({
      email: other,
      isEmailProven: false,
    })
    await person.request(createCompany, { body: { name: 'Piège' } })
    expect(await person.request(listCompanies)).toMatchObject([{ isProven: false }])
    expect((await prove(person, tokenFor(email), true)).status).toBe(404)
    expect(mailsTo(other)).toHaveLength(1)
    await prove(person, tokenFor(other))
    expect(await person.request(listCompanies)).toMatchObject([{ isProven: true }])
  })

  test('is not proven by a password link that was mailed to the first one', async () => {
    const { person, email } = await registered()
    await t.visitor().request(calls.requestPasswordReset, { body: { email } })
    const reset = tokenFor(email)
    await person.request(calls.updateMe, { body: { email: newEmail() } })
    expect((await t.visitor().send(calls.changePassword, { body: { token: reset, password } })).status).toBe(404)
    expect(await person.request(calls.getMe)).toMatchObject({ isEmailProven: false })
  })

  test('is mailed within the same limit', async () => {
    const { person } = await registered()
    const statuses: number[] = []
    for (let n = 0; n < 31; n++) {
      statuses.push((await person.send(calls.updateMe, { body: { email: newEmail() } })).status)
    }
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([30, 429])
  })

  test('mails nothing when it is the same address', async () => {
    const { person, email } = await registered()
    await person.request(calls.updateMe, { body: { email, password } })
    expect(mailsTo(email)).toHaveLength(1)
  })
})

test('a password chosen with a mailed link proves the address too, and ends every session', async () => {
  const by = await t.company({ isProven: false })
  const { email } = await by.request(calls.getMe)
  await t.visitor().request(calls.requestPasswordReset, { body: { email } })
  await t.visitor().request(calls.changePassword, { body: { token: tokenFor(email), password } })
  expect((await by.send(calls.getMe)).status).toBe(401)
  const actions = (await auditOf(t, by, 'user', by.userId)).map(({ action }) => action)
  expect(actions).toEqual(['password_changed', 'email_proven'])
  const response = await t.visitor().send(calls.login, { body: { email, password } })
  expect(await t.client(cookieOf(response.headers)).request(listCompanies)).toMatchObject([{ isProven: true }])
})
