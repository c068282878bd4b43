import * as calls from '@filao/domain/access/contract'
import { type Client, mailedToken, type TestApp } from './app.ts'

/** A password that the rules accept. */
export const goodPassword = 'le grand cul-de-sac marin'

/** A user without a company, with the client of the session that registering opened. */
type Registered = { person: Client; email: string; userId: number }

/** Returns the actions of people at the door of an application: they register, sign in and read their mail. */
export function givenUsers(t: TestApp) {
  let people = 0
  const newEmail = () => `somebody-${++people}@example.test`

  /** Registers a user who has no company yet. */
  const registered = async (email = newEmail()): Promise<Registered> => {
    const response = await t.visitor().send(calls.register, { body: { email, language: 'fr' } })
    const { user } = response.body as unknown as { user: { id: number } }
    return { person: t.client(cookieOf(response.headers)), email, userId: user.id }
  }

  /** Registers a user with a password. */
  const withPassword = async (password = goodPassword): Promise<Registered> => {
    const somebody = await registered()
    await somebody.person.request(calls.updateMe, { body: { password } })
    return somebody
  }

  const login = (email: string, password: string) => t.visitor().send(calls.login, { body: { email, password } })

  /** Returns the token of the last mail to the address. */
  const tokenFor = (email: string) => mailedToken(t.mails.findLast(({ to }) => to === email)?.text ?? '')

  /** Lets time pass for every row of a table. */
  const later = (table: 'attempts' | 'sessions', column: string, interval: string) =>
    t.db.pool.query(`update ${table} set ${column} = ${column} - interval '${interval}'`)

  return { newEmail, registered, withPassword, login, tokenFor, later }
}

/** Returns the session cookie that an answer sets. */
export function cookieOf(headers: Record<string, unknown>): string {
  return String(headers['set-cookie']).split(';')[0] ?? ''
}

/** Dates a company's creation back by years, so that it may send as many mails as an established one. */
export async function dateBack(t: TestApp, companyId: number): Promise<void> {
  await t.db.pool.query(`update companies set created_at = '2020-01-01' where id = $1`, [companyId])
}
