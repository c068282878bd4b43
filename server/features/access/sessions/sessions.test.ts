import * as calls from '@filao/domain/access/contract'
import { demoLogin } from '@filao/domain/access/demo-login'
import * as factorCalls from '@filao/domain/access/factor/contract'
import * as teamCalls from '@filao/domain/access/team/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client, type TestApp, testApp } from '#testing/app'
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

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:152.0) Gecko/20100101 Firefox/152.0'

async function signIn({ email }: Protected, headers: Record<string, string> = {}) {
  const body = { email, password: goodPassword }
  const response = await t.visitor().send(calls.login, { body, headers: { 'user-agent': firefox, ...headers } })
  return t.client(cookieOf(response.headers))
}
const list = (who: Client) => who.request(calls.listSessions)
const subjects = ({ email }: { email: string }) =>
  t.mails.filter(({ to }) => to === email).map(({ subject }) => subject)

describe('the sessions of a user', () => {
  test('are listed with device, network address and use, this one marked', async () => {
    const by = await people.founder()
    const there = await signIn(by)
    const sessions = await list(there)
    expect(sessions).toMatchObject([
      { device: 'Firefox · Windows', address: '127.0.0.1', isCurrent: true },
      { isCurrent: false },
    ])
    expect(JSON.stringify(sessions)).not.toMatch(/token|hash/i)
    await t.db.pool.query(`update sessions set created_at = now() - interval '91 days' where id = $1`, [
      sessions[1]?.id,
    ])
    expect(await list(there)).toHaveLength(1)
  })

  test('are one for each browser: a new sign-in replaces its earlier one', async () => {
    const by = await people.founder()
    const { browser } = await people.firstStep(by)
    await people.firstStep(by, browser)
    expect((await browser.send(calls.getMe)).status).toBe(401)
    expect(await list(by)).toHaveLength(2)
  })

  test('are ended one by one, only by their owner, or all others at once', async () => {
    const [by, other] = [await people.founder(), await people.founder()]
    const [one, two] = [await signIn(by), await signIn(by)]
    const id = (await list(one)).find(({ isCurrent }) => isCurrent)?.id ?? 0
    const end = (who: Client) => who.send(calls.endSession, { params: { id } })
    expect((await end(other)).status).toBe(404)
    expect((await end(two)).status).toBe(204)
    expect((await one.send(calls.getMe)).status).toBe(401)
    expect((await end(two)).status).toBe(404)
    await two.request(calls.endOtherSessions)
    expect((await by.send(calls.getMe)).status).toBe(401)
    expect(await list(two)).toHaveLength(1)
    expect((await other.send(calls.getMe)).status).toBe(200)
  })
})

describe('a mail about a sign-in', () => {
  const news = 'Connexion à Filao depuis un nouvel appareil'

  test('is sent for an unknown device, five times an hour at most, and not for a known one', async () => {
    const by = await people.founder()
    const first = await people.firstStep(by)
    expect(subjects(by).filter((one) => one === news)).toHaveLength(1)
    await people.firstStep(by, first.browser)
    expect(subjects(by).filter((one) => one === news)).toHaveLength(1)
    for (let i = 0; i < 6; i++) await signIn(by)
    expect(subjects(by).filter((one) => one === news)).toHaveLength(5)
    const mail = t.mails.findLast(({ to }) => to === by.email)?.text ?? ''
    expect(mail).toContain('Appareil\u202f: Firefox · Windows')
    expect(mail).toContain('Adresse réseau\u202f: 127.0.0.1')
  })

  test('is not sent for the first one of a member, nor to the demo', async () => {
    const by = await people.founder()
    const member = { firstName: 'Guy', lastName: 'Tirolien', email: 'guy@example.test', password: goodPassword }
    await by.request(teamCalls.createTeamMember, { body: member })
    await t.visitor().request(calls.login, { body: { email: member.email, password: goodPassword } })
    expect(subjects(member)).not.toContain(news)
    const demo = await people.founder()
    await t.db.pool.query('update users set email = $2 where id = $1', [demo.userId, demoLogin.email])
    await signIn({ ...demo, email: demoLogin.email })
    expect(subjects(demoLogin)).toEqual([])
  })

  test('is not sent to an address that nobody proved', async () => {
    const by = await people.withPassword(await t.company({ isProven: false }))
    await signIn(by)
    expect(subjects(by)).not.toContain(news)
  })
})

describe('a mail about a change', () => {
  test('of the password goes to its user, whoever changed it', async () => {
    const by = await people.founder()
    const member = await people.withPassword(await t.colleague(by, 'staff'))
    const changed = 'Votre mot de passe Filao a été modifié'
    const own = { currentPassword: goodPassword, password: 'la pointe des châteaux' }
    const response = await by.send(calls.updateMe, { body: own })
    expect(subjects(by)).toContain(changed)
    expect(String(response.headers['set-cookie']), 'the browser stays known').toContain('filao_device_')
    await by.request(teamCalls.updateTeamMember, {
      params: { id: member.userId },
      body: { password: 'un mot pour commencer' },
    })
    expect(subjects(member)).toEqual([changed])
  })

  test('of the address goes to the old one', async () => {
    const by = await people.founder()
    const member = await people.withPassword(await t.colleague(by, 'staff'))
    const email = `nouvelle-${member.userId}@example.test`
    await by.request(teamCalls.updateTeamMember, { params: { id: member.userId }, body: { email } })
    expect(subjects(member)).toEqual(['L’adresse de votre compte Filao a été modifiée'])
    expect(t.mails.at(-1)?.text).toContain(email)
    expect(subjects({ email })).toEqual([])
  })

  test('of the factors and recovery codes goes to their user, in their language', async () => {
    const by = await people.founder()
    await by.request(calls.updateMe, { body: { language: 'en' } })
    const [code = ''] = await people.addApp(by)
    const { browser } = await people.firstStep(by)
    await browser.send(factorCalls.completeSignIn, { body: { code } })
    await by.request(factorCalls.renewRecoveryCodes, { body: { currentPassword: goodPassword } })
    await by.request(factorCalls.removeApp, { body: { currentPassword: goodPassword } })
    const mailed = subjects(by).slice(1)
    expect(mailed).toEqual([
      'Authenticator app added',
      'A recovery code was used',
      'Login to Filao from a new device',
      'New recovery codes',
      'Authenticator app removed',
    ])
    expect(t.mails.find(({ subject }) => subject === 'A recovery code was used')?.text).toContain('Codes left: 9')
  })
})
