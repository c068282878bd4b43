import * as calls from '@filao/domain/access/contract'
import * as factorCalls from '@filao/domain/access/factor/contract'
import * as teamCalls from '@filao/domain/access/team/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client, type TestApp, testApp } from '#testing/app'
import { type Authenticator, givenAuthenticator } from '#testing/factor/authenticator'
import { givenFactors, noon, type Protected } from '#testing/factor/given-factor'
import { cookieOf, goodPassword } from '#testing/given-user'

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

type Faults = Partial<Parameters<Authenticator['signIn']>[0]>
const refused = { status: 404, body: { code: 'not_found' } }

const startAdding = (by: Client) => by.request(factorCalls.startPasskey, { body: { currentPassword: goodPassword } })

async function add(by: Protected, device: Authenticator, faults: Faults = {}, name = 'Téléphone') {
  const { challenge } = await startAdding(by)
  return await by.send(factorCalls.addPasskey, { body: { name, credential: device.create({ challenge, ...faults }) } })
}

const challengeFor = async (browser: Client) => (await browser.request(factorCalls.startPasskeySignIn)).challenge

async function signIn(device: Authenticator, faults: Faults = {}, browser = t.visitor()) {
  const challenge = await challengeFor(browser)
  return await browser.send(factorCalls.signInWithPasskey, {
    body: { credential: device.signIn({ challenge, ...faults }) },
  })
}

describe('a passkey', () => {
  test('is added under a name, and signs in without a password', async () => {
    const by = await people.founder()
    const device = givenAuthenticator()
    const options = await startAdding(by)
    expect(options).toMatchObject({
      rp: { id: 'filao.example' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const added = await add(by, device)
    expect(added).toMatchObject({ status: 200, body: { passkey: { name: 'Téléphone', lastUsedAt: null } } })
    expect((added.body as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10)
    expect(await t.visitor().request(factorCalls.startPasskeySignIn)).toMatchObject({
      rpId: 'filao.example',
      userVerification: 'required',
    })
    const entered = await signIn(device)
    expect(entered).toMatchObject({ status: 200, body: { user: { id: by.userId }, company: { id: by.companyId } } })
    expect(await t.client(cookieOf(entered.headers)).request(calls.getMe)).toMatchObject({ hasSecondFactor: true })
    expect((await by.request(factorCalls.getSecondFactors)).passkeys).toMatchObject([
      { lastUsedAt: expect.any(String) },
    ])
    expect((await signIn(device)).status).toBe(200)
  })

  test('is the second step after a password, where only the own ones count', async () => {
    const [by, other] = [await people.founder(), await people.founder()]
    const [mine, theirs] = [givenAuthenticator(), givenAuthenticator()]
    await add(by, mine)
    await add(other, theirs)
    const { answer: response, browser } = await people.firstStep(by)
    expect(response).toMatchObject({ status: 403, body: { methods: ['passkey', 'recoveryCode'] } })
    const { allowCredentials } = (await browser.request(factorCalls.startPasskeySignIn)) as unknown as Record<
      string,
      unknown[]
    >
    expect(allowCredentials).toHaveLength(1)
    expect(await signIn(theirs, {}, browser)).toMatchObject(refused)
    expect(await signIn(mine, {}, browser)).toMatchObject({ status: 200, body: { user: { id: by.userId } } })
  })

  test('answers each challenge once, within five minutes', async () => {
    const by = await people.founder()
    const device = givenAuthenticator()
    await add(by, device)
    const challenge = await challengeFor(t.visitor())
    const use = (challenge: string) =>
      t.visitor().send(factorCalls.signInWithPasskey, { body: { credential: device.signIn({ challenge }) } })
    expect((await use(challenge)).status).toBe(200)
    expect(await use(challenge)).toMatchObject(refused)
    const late = await challengeFor(t.visitor())
    await t.db.pool.query('update passkey_challenges set expires_at = now()')
    expect(await use(late)).toMatchObject(refused)
    expect(await use('bm90IG91cnM')).toMatchObject(refused)
    const spoiled = await challengeFor(t.visitor())
    const wrong = device.signIn({ challenge: spoiled, origin: 'https://filao.evil.example' })
    expect(await t.visitor().send(factorCalls.signInWithPasskey, { body: { credential: wrong } })).toMatchObject(
      refused,
    )
    expect(await use(spoiled), 'a refused answer uses the challenge up').toMatchObject(refused)
  })

  test.each<[string, Faults]>([
    ['of another origin', { origin: 'https://filao.evil.example' }],
    ['of another port', { origin: 'https://filao.example:8443' }],
    ['without a verified user', { isVerified: false }],
  ])('%s is refused, when added and when used', async (_, faults) => {
    const by = await people.founder()
    const device = givenAuthenticator()
    expect(await add(by, device, faults)).toMatchObject(refused)
    expect(await by.request(factorCalls.getSecondFactors)).toMatchObject({ passkeys: [] })
    await add(by, device)
    expect(await signIn(device, faults)).toMatchObject(refused)
  })

  test('of another site, unknown, repeated or forged is refused', async () => {
    const by = await people.founder()
    expect(await add(by, givenAuthenticator({ id: 'evil.example', origin: 'https://filao.example' }))).toMatchObject(
      refused,
    )
    expect(await signIn(givenAuthenticator())).toMatchObject(refused)
    const [device, forger] = [givenAuthenticator(), givenAuthenticator()]
    await add(by, device)
    expect(await add(by, device), 'the same one twice').toMatchObject(refused)
    const challenge = await challengeFor(t.visitor())
    const { id } = device.signIn({ challenge })
    const credential = { ...forger.signIn({ challenge }), id, rawId: id }
    expect(await t.visitor().send(factorCalls.signInWithPasskey, { body: { credential } })).toMatchObject(refused)
  })

  test('is added by the user who began it, with the current password', async () => {
    const [by, other] = [await people.founder(), await people.founder()]
    const { challenge } = await startAdding(by)
    const device = givenAuthenticator()
    const body = { name: 'Clé', credential: device.create({ challenge }) }
    expect(await other.send(factorCalls.addPasskey, { body })).toMatchObject(refused)
    const wrong = await by.send(factorCalls.startPasskey, { body: { currentPassword: 'wrong' } })
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ path: 'currentPassword', code: 'wrong' }] } })
    const forSignIn = await challengeFor(t.visitor())
    const mixed = { name: 'Clé', credential: givenAuthenticator().create({ challenge: forSignIn }) }
    expect(await by.send(factorCalls.addPasskey, { body: mixed })).toMatchObject(refused)
  })

  test('is removed by its owner alone, with the current password', async () => {
    const [by, other] = [await people.founder(), await people.founder()]
    const device = givenAuthenticator()
    await add(by, device)
    const id = (await by.request(factorCalls.getSecondFactors)).passkeys[0]?.id ?? 0
    const remove = (who: Client, currentPassword: string) =>
      who.send(factorCalls.removePasskey, { params: { id }, body: { currentPassword } })
    expect((await remove(other, goodPassword)).status).toBe(404)
    expect((await remove(by, 'wrong')).status).toBe(422)
    expect((await remove(by, goodPassword)).status).toBe(204)
    expect(await signIn(device)).toMatchObject(refused)
    expect((await people.firstStep(by)).answer.status).toBe(200)
  })

  test('gets a number when its owner has another one of that name, and both sign in', async () => {
    const [by, other] = [await people.founder(), await people.founder()]
    const [first, second] = [givenAuthenticator(), givenAuthenticator()]
    await add(by, first)
    expect(await add(by, second)).toMatchObject({ status: 200, body: { passkey: { name: 'Téléphone (2)' } } })
    expect(await add(other, givenAuthenticator())).toMatchObject({ body: { passkey: { name: 'Téléphone' } } })
    const names = (await by.request(factorCalls.getSecondFactors)).passkeys.map(({ name }) => name)
    expect(names).toEqual(['Téléphone', 'Téléphone (2)'])
    expect(t.mails.findLast(({ to }) => to === by.email)?.text).toContain('Téléphone (2)')
    expect([(await signIn(first)).status, (await signIn(second)).status]).toEqual([200, 200])
  })

  test('of a removed member opens nothing', async () => {
    const by = await people.founder()
    const member = await people.withPassword(await t.colleague(by, 'staff'))
    const device = givenAuthenticator()
    await add(member, device)
    await by.request(teamCalls.deleteTeamMember, { params: { id: member.userId } })
    expect(await signIn(device)).toMatchObject(refused)
  })
})

test('challenges for strangers are thirty a minute for each network', async () => {
  const responses = await Promise.all(
    Array.from({ length: 33 }, () => t.visitor().send(factorCalls.startPasskeySignIn)),
  )
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(3)
})
