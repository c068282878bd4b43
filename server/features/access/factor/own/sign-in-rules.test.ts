import * as calls from '@filao/domain/access/contract'
import * as factorCalls from '@filao/domain/access/factor/contract'
import * as teamCalls from '@filao/domain/access/team/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client, type Member, type TestApp, testApp } from '#testing/app'
import { givenFactors, noon, type Protected } from '#testing/factor/given-factor'
import { cookieOf, goodPassword } from '#testing/given-user'
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

const setRequired = (by: Member, isSecondFactorRequired = true) =>
  by.send(factorCalls.updateSignInRules, { params: by, body: { isSecondFactorRequired } })
const setUpFirst = { status: 403, body: { code: 'second_factor_setup_required' } }

/** Signs in with the password alone. */
async function inside(who: Protected): Promise<Client> {
  const { answer: response } = await people.firstStep(who)
  expect(response.status).toBe(200)
  return t.client(cookieOf(response.headers))
}

describe('a second factor required for administrators', () => {
  test('is required by an administrator who has one', async () => {
    const by = await people.founder()
    const staff = await t.colleague(by, 'staff')
    expect((await setRequired(staff)).status).toBe(403)
    expect((await setRequired({ ...by, companyId: (await t.company()).companyId })).status).toBe(404)
    expect(await setRequired(by)).toMatchObject({ status: 409, body: { errors: [{ code: 'own_factor_missing' }] } })
    await people.addApp(by)
    expect(await setRequired(by)).toMatchObject({ status: 200, body: { isSecondFactorRequired: true } })
    expect(await staff.request(factorCalls.getSignInRules, { params: by })).toEqual({ isSecondFactorRequired: true })
    const entries = await auditOf(t, by, 'company', by.companyId)
    expect(entries.find(({ action }) => action === 'changed')?.changes).toEqual({
      isSecondFactorRequired: [false, true],
    })
    expect((await setRequired(by, false)).status).toBe(200)
  })

  test('ends the sessions of administrators without one, who at their next sign-in can only set it up', async () => {
    const by = await people.founder()
    const admin = await people.withPassword(await t.colleague(by, 'admin'))
    const staff = await t.colleague(by, 'staff')
    await people.addApp(by)
    await setRequired(by)
    expect((await admin.send(calls.getMe)).status).toBe(401)
    expect((await staff.send(teamCalls.listTeam)).status).toBe(200)
    const client = await inside(admin)

    const { paths } = (await t.app.inject('/api/openapi.json')).json() as { paths: Record<string, object> }
    const open: string[] = []
    for (const [path, methods] of Object.entries(paths)) {
      if (/^\/(auth|public|companies\/-1)\b/.test(path)) continue
      for (const method of Object.keys(methods)) {
        const response = await t.app.inject({
          method: method.toUpperCase() as 'GET',
          url: `/api${path.replaceAll('{companyId}', String(by.companyId)).replaceAll(/\{\w+\}/g, '1')}`,
          headers: { 'sec-fetch-site': 'same-origin', cookie: client.cookie },
          ...(method === 'get' || method === 'delete' ? {} : { payload: {} }),
        })
        if (response.statusCode !== 403 || response.json().code !== setUpFirst.body.code) open.push(`${method} ${path}`)
      }
    }
    expect(open.toSorted()).toEqual([
      'get /users/me',
      'get /users/me/secondFactors',
      'post /users/me/authenticatorApp',
      'post /users/me/authenticatorApp/confirmation',
      'post /users/me/passkeyOptions',
      'post /users/me/passkeys',
    ])
    const events = { url: `/api/companies/${by.companyId}/events`, headers: { cookie: client.cookie } }
    expect((await t.app.inject(events)).json()).toMatchObject(setUpFirst.body)
    const password = 'le nouveau mot de passe'
    for (const body of [{ firstName: 'Eve' }, { currentPassword: goodPassword, password }]) {
      expect(await client.send(calls.updateMe, { body })).toMatchObject(setUpFirst)
    }
    await people.addApp({ ...admin, ...client })
    expect((await client.send(teamCalls.listTeam)).status).toBe(200)
  })

  test('holds for a member who becomes an administrator, and not for staff', async () => {
    const by = await people.founder()
    await people.addApp(by)
    await setRequired(by)
    const member = await t.colleague(by, 'staff')
    expect((await member.send(teamCalls.listTeam)).status).toBe(200)
    await by.request(teamCalls.updateTeamMember, { params: { id: member.userId }, body: { role: 'admin' } })
    expect(await member.send(teamCalls.listTeam)).toMatchObject(setUpFirst)
  })
})

describe('the factors of a member who lost them', () => {
  test('are removed by an administrator, with the sessions, and the member is mailed', async () => {
    const by = await people.founder()
    const member = await people.withPassword(await t.colleague(by, 'staff'))
    await people.addApp(member)
    const remove = (who: Client) => who.send(factorCalls.removeMemberFactors, { params: { id: member.userId } })
    expect((await remove(await t.colleague(by, 'staff'))).status).toBe(403)
    expect((await remove(await t.company())).status).toBe(404)
    expect((await remove(member)).status).toBe(403)
    expect((await people.firstStep(member)).answer.status).toBe(403)
    expect(await by.request(teamCalls.listTeam)).toMatchObject([{ hasSecondFactor: true }, { hasSecondFactor: false }])
    expect((await remove(by)).status).toBe(204)
    expect(t.mails.findLast(({ to }) => to === member.email)?.subject).toBe('Double authentification supprimée')
    expect((await member.send(calls.getMe)).status).toBe(401)
    expect((await people.firstStep(member)).answer.status).toBe(200)
    const trail = (await auditOf(t, by, 'user', member.userId)).map(({ action }) => action)
    expect(trail.filter((action) => action === 'factors_removed')).toHaveLength(1)
  })

  test('are removed by nobody from oneself: the last administrator has the recovery codes', async () => {
    const by = await people.founder()
    await people.addApp(by)
    const response = await by.send(factorCalls.removeMemberFactors, { params: { id: by.userId } })
    expect(response.status).toBe(404)
  })
})
