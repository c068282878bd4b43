import * as calls from '@filao/domain/access/contract'
import * as factorCalls from '@filao/domain/access/factor/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailedToken, type TestApp, testApp } from '#testing/app'
import { givenFactors, noon, type Protected, withCookies } from '#testing/factor/given-factor'
import { goodPassword } from '#testing/given-user'
import { auditOf } from '#testing/stored-rental'

let t: TestApp
let people: ReturnType<typeof givenFactors>
beforeAll(async () => {
  t = await testApp({ PUBLIC_URL: 'https://filao.example' })
  people = givenFactors(t)
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.db.pool.query('delete from attempts')
  t.setNow(noon)
})

const later = (seconds: number) => t.setNow(new Date(Date.parse(noon) + seconds * 1000).toISOString())
const complete = (browser: ReturnType<TestApp['client']>, code: string) =>
  browser.send(factorCalls.completeSignIn, { body: { code } })
const requested = { status: 403, body: { code: 'second_factor_required' } }
const wrong = { status: 422, body: { errors: [{ path: 'code', code: 'wrong' }] } }
const over = { status: 404, body: { code: 'not_found' } }

describe('a user with an authenticator app', () => {
  test('signs in with the password and then a code, which opens the only session', async () => {
    const by = await people.founder()
    await people.addApp(by)
    const { answer: response, browser } = await people.firstStep(by)
    expect(response).toMatchObject({ ...requested, body: { methods: ['app', 'recoveryCode'] } })
    expect(String(response.headers['set-cookie'])).toMatch(
      /^__Secure-filao_pending=[\w-]{43}; Max-Age=600; Path=\/api\/auth; HttpOnly; Secure; SameSite=Strict$/,
    )
    expect((await browser.send(calls.getMe)).status).toBe(401)
    later(30)
    const entered = await complete(browser, await people.codeOf(by, 1))
    expect(entered).toMatchObject({ status: 200, body: { user: { id: by.userId, hasSecondFactor: true } } })
    const inside = t.client(withCookies(browser.cookie, entered.headers))
    expect(await inside.request(factorCalls.getSecondFactors)).toEqual({
      hasApp: true,
      passkeys: [],
      recoveryCodesLeft: 10,
    })
    expect(await complete(browser, await people.codeOf(by, 2)), 'the first step is used up').toMatchObject(over)
  })

  test('uses each code once, and none before the last one used', async () => {
    const by = await people.founder()
    await people.addApp(by)
    later(30)
    const { browser } = await people.firstStep(by)
    expect(await complete(browser, await people.codeOf(by, 0)), 'the code that confirmed the app').toMatchObject(wrong)
    const code = await people.codeOf(by, 1)
    const twins = await Promise.all([people.firstStep(by), people.firstStep(by)])
    const responses = await Promise.all(twins.map((twin) => complete(twin.browser, code)))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await complete(browser, code)).toMatchObject(wrong)
    later(60)
    expect(await complete(browser, await people.codeOf(by, 1)), 'a code of the window, before the last').toMatchObject(
      wrong,
    )
    expect(await complete(browser, await people.codeOf(by, 2))).toMatchObject({ status: 200 })
  })

  test('needs the first step in the same browser, less than ten minutes ago', async () => {
    const by = await people.founder()
    await people.addApp(by)
    later(30)
    const code = await people.codeOf(by, 1)
    expect(await complete(t.visitor(), code)).toMatchObject(over)
    const { browser } = await people.firstStep(by)
    await t.db.pool.query(`update pending_sign_ins set expires_at = now() where user_id = $1`, [by.userId])
    expect(await complete(browser, code)).toMatchObject(over)
  })

  test('cannot be passed by a new password, which ends a sign-in under way', async () => {
    const by = await people.founder()
    await people.addApp(by)
    later(30)
    const { browser } = await people.firstStep(by)
    await t.visitor().request(calls.requestPasswordReset, { body: { email: by.email } })
    const token = mailedToken(t.mails.findLast(({ to }) => to === by.email)?.text ?? '')
    const changed = await t
      .visitor()
      .send(calls.changePassword, { body: { token, password: 'la pointe des châteaux' } })
    expect([changed.status, changed.headers['set-cookie']]).toEqual([200, undefined])
    expect(await complete(browser, await people.codeOf(by, 1))).toMatchObject(over)
    const again = await people.firstStep(by, t.visitor(), 'la pointe des châteaux')
    expect(again.answer).toMatchObject(requested)
  })

  test('has ten wrong codes in 15 minutes; those of strangers do not lock a known device', async () => {
    const by = await people.founder()
    const known = await people.firstStep(by)
    await people.addApp(by)
    later(30)
    const stranger = await people.firstStep(by)
    const tries = await Promise.all(Array.from({ length: 14 }, () => complete(stranger.browser, '000000')))
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(10)
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(4)
    expect((await complete(stranger.browser, await people.codeOf(by, 1))).status).toBe(429)
    const owner = await people.firstStep(by, known.browser)
    expect((await complete(owner.browser, await people.codeOf(by, 1))).status).toBe(200)
  })
})

describe('setting up an app', () => {
  test('needs the current password, a code, and protects nothing before', async () => {
    const by = await people.founder()
    const start = (currentPassword: string) => by.send(factorCalls.startApp, { body: { currentPassword } })
    expect(await start('wrong')).toMatchObject({ status: 422, body: { errors: [{ path: 'currentPassword' }] } })
    const begun = await start(goodPassword)
    expect(begun.body).toMatchObject({ secret: expect.stringMatching(/^[A-Z2-7]{32}$/) })
    expect(await by.send(factorCalls.confirmApp, { body: { code: '000000' } })).toMatchObject(wrong)
    expect(await by.send(factorCalls.confirmApp, { body: { code: '00000' } })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'code', code: 'pattern' }] },
    })
    expect((await people.firstStep(by)).answer.status).toBe(200)
    expect(await by.request(calls.getMe)).toMatchObject({ hasSecondFactor: false })
    await by.request(factorCalls.confirmApp, { body: { code: await people.codeOf(by) } })
    expect(await by.request(calls.getMe)).toMatchObject({ hasSecondFactor: true })
    expect((await start(goodPassword)).status).toBe(409)
    expect((await by.send(factorCalls.confirmApp, { body: { code: await people.codeOf(by, 1) } })).status).toBe(404)
  })

  test('is undone with the password, and takes the recovery codes along', async () => {
    const by = await people.founder()
    await people.addApp(by)
    const remove = (currentPassword: string) => by.send(factorCalls.removeApp, { body: { currentPassword } })
    expect((await remove('wrong')).status).toBe(422)
    expect((await remove(goodPassword)).status).toBe(204)
    expect((await remove(goodPassword)).status).toBe(404)
    expect(await by.request(factorCalls.getSecondFactors)).toEqual({
      hasApp: false,
      passkeys: [],
      recoveryCodesLeft: 0,
    })
    expect((await people.firstStep(by)).answer.status).toBe(200)
    const trail = (await auditOf(t, by, 'user', by.userId)).map(({ action }) => action)
    expect(trail).toEqual(expect.arrayContaining(['app_added', 'app_removed']))
  })
})

describe('recovery codes', () => {
  const typed = (code = '') => ` ${code.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')}`

  test('sign in once each, however they are typed', async () => {
    const by = await people.founder()
    const codes = await people.addApp(by)
    expect(new Set(codes).size).toBe(10)
    expect(codes[0]).toMatch(/^([\da-hjkmnp-tv-z]{4}-){5}[\da-hjkmnp-tv-z]{4}$/)
    const { browser } = await people.firstStep(by)
    const entered = await complete(browser, typed(codes[0]))
    expect(entered.status).toBe(200)
    expect(await by.request(factorCalls.getSecondFactors)).toMatchObject({ recoveryCodesLeft: 9 })
    const again = await people.firstStep(by)
    expect(await complete(again.browser, codes[0] ?? '')).toMatchObject(wrong)
    expect(await complete(again.browser, 'not a code')).toMatchObject(wrong)
    expect((await complete(again.browser, codes[1] ?? '')).status).toBe(200)
    const trail = (await auditOf(t, by, 'user', by.userId)).map(({ action }) => action)
    expect(trail.filter((action) => action === 'recovery_code_used')).toHaveLength(2)
  })

  test('of somebody else, or of a renewed list, are refused', async () => {
    const [by, other] = [await people.founder(), await people.founder()]
    const [codes, theirs] = [await people.addApp(by), await people.addApp(other)]
    const { browser } = await people.firstStep(by)
    expect(await complete(browser, theirs[0] ?? '')).toMatchObject(wrong)
    const { recoveryCodes } = await by.request(factorCalls.renewRecoveryCodes, {
      body: { currentPassword: goodPassword },
    })
    expect(await complete(browser, codes[0] ?? '')).toMatchObject(wrong)
    expect((await complete(browser, recoveryCodes?.[0] ?? '')).status).toBe(200)
    expect((await other.request(factorCalls.getSecondFactors)).recoveryCodesLeft).toBe(10)
  })

  test('are nowhere in the database, also when the call had an Idempotency-Key', async () => {
    const by = await people.founder()
    const body = { currentPassword: goodPassword }
    expect((await by.send(factorCalls.renewRecoveryCodes, { body })).status).toBe(409)
    await people.addApp(by)
    const headers = { 'idempotency-key': 'renewed' }
    const renew = async (by: Protected) =>
      (await by.request(factorCalls.renewRecoveryCodes, { body, headers })).recoveryCodes
    const [first, second] = [await renew(by), await renew(by)]
    expect(first).not.toEqual(second)
    const { rows } = await t.db.pool.query('select count(*)::int as n from idempotency_keys where key = $1', [
      'renewed',
    ])
    expect(rows).toEqual([{ n: 0 }])
    const { rows: kept } = await t.db.pool.query('select encode(code_hash, $1) as hash from recovery_codes', ['escape'])
    expect(JSON.stringify(kept)).not.toContain(second?.[0])
  })
})
