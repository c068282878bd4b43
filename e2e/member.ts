import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import type { Role } from '../domain/access/roles.ts'
import type { Language } from './demo-screens.ts'

/** Adds a member to the administrator's company and signs them in on a page of their own. */
export async function givenMember(
  role: Role,
  admin: APIRequestContext,
  browser: Browser,
  baseURL: string,
  language: Language = 'fr',
): Promise<Page> {
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  const login = { email: `${role}-${Date.now()}@filao.example`, password: 'une phrase que je reçois' }
  const names = { firstName: 'Ada', lastName: 'Bilan', language, role }
  expect((await admin.post('/api/users/me/childs', { headers, data: { ...login, ...names } })).ok()).toBe(true)
  const context = await browser.newContext({ baseURL, locale: 'fr-FR', timezoneId: 'America/Guadeloupe' })
  expect((await context.request.post('/api/auth', { headers, data: login })).ok()).toBe(true)
  const own = { currentPassword: login.password, password: 'une phrase que je garde' }
  expect((await context.request.patch('/api/users/me', { headers, data: own })).ok()).toBe(true)
  return await context.newPage()
}
