import * as calls from '@filao/domain/access/contract'
import * as factorCalls from '@filao/domain/access/factor/contract'
import { codeAt } from '#features/access/factor/totp'
import type { Client, Member, TestApp } from '../app.ts'
import { goodPassword } from '../given-user.ts'

/** A member with a password, who signs in by their address. */
export type Protected = Member & { email: string }

/** The time at which these tests type their first code. */
export const noon = '2026-03-02T12:00:00Z'

/** Returns the actions of people who sign in with a second factor. */
export function givenFactors(t: TestApp) {
  /** Founds a proven company whose administrator has a password. */
  const founder = async (): Promise<Protected> => {
    const by = await t.company()
    return await withPassword(by)
  }

  /** Gives a member a password. */
  const withPassword = async (by: Member): Promise<Protected> => {
    await t.db.pool.query(
      `update users set password_hash = (select password_hash from users where id = $2) where id = $1`,
      [by.userId, await hashOwner()],
    )
    return { ...by, email: (await by.request(calls.getMe)).email }
  }

  let owner: Promise<number> | null = null
  /** Returns a user with the good password, whose hash the others get: hashing takes long. */
  const hashOwner = () => {
    owner ??= (async () => {
      const response = await t.visitor().send(calls.register, { body: { email: 'hash@example.test', language: 'fr' } })
      const cookie = String(response.headers['set-cookie']).split(';')[0] ?? ''
      const { id } = await t.client(cookie).request(calls.updateMe, { body: { password: goodPassword } })
      return id
    })()
    return owner
  }

  /** Returns the code of the user's app, some steps of 30 seconds after noon. */
  const codeOf = async ({ userId }: Member, steps = 0): Promise<string> => {
    const { rows } = await t.db.pool.query<{ secret: Buffer }>('select secret from totp_secrets where user_id = $1', [
      userId,
    ])
    return codeAt(rows[0]?.secret ?? Buffer.alloc(0), Date.parse(noon) / 30_000 + steps)
  }

  /** Sets up an app and returns the recovery codes. */
  const addApp = async (by: Protected): Promise<string[]> => {
    t.setNow(noon)
    await by.request(factorCalls.startApp, { body: { currentPassword: goodPassword } })
    const { recoveryCodes } = await by.request(factorCalls.confirmApp, { body: { code: await codeOf(by) } })
    return recoveryCodes ?? []
  }

  /** Types the address and the password; returns the answer, and a browser with all its cookies. */
  const firstStep = async ({ email }: Protected, from: Client = t.visitor(), password = goodPassword) => {
    const response = await from.send(calls.login, { body: { email, password } })
    return { answer: response, browser: t.client(withCookies(from.cookie, response.headers)) }
  }

  return { founder, withPassword, codeOf, addApp, firstStep }
}

/** Returns a browser's cookies after an answer. */
export function withCookies(before: string, headers: Record<string, unknown>): string {
  const set = [headers['set-cookie'] ?? []].flat().map((line) => String(line).split(';')[0] ?? '')
  const all = [...before.split('; ').filter(Boolean), ...set].map((one) => one.split('=') as [string, string])
  return [...new Map(all)].map(([name, value]) => `${name}=${value}`).join('; ')
}
