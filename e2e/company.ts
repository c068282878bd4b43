import { type Browser, expect, type Page, test } from '@playwright/test'
import { takeLargestPlan } from './largest-plan.ts'
import { openMail } from './mailbox.ts'

/** The password of every user in the journeys. */
export const password = 'une phrase que je retiens'

type Answer = { id: number }

let companies = 0

/** A company created for one journey, whose administrator is signed in on a page. */
export type Company = {
  id: number
  email: string
  /** Calls the API as the administrator; a refusal fails the journey. */
  request: <T = Answer>(method: 'GET' | 'POST' | 'PATCH' | 'PUT', path: string, data?: object) => Promise<T>
  /** Does the same for paths below the company. */
  own: <T = Answer>(method: 'GET' | 'POST' | 'PATCH' | 'PUT', path: string, data?: object) => Promise<T>
}

/**
 * Signs a company up over HTTP and follows the link of the welcome mail, so that the journey starts with its own
 * subject. The company has the largest plan, so that no limit applies, or the base plan of a new company.
 */
export async function signUpCompany(
  page: Page,
  language: 'fr' | 'en' = 'fr',
  plan: 'largest' | 'base' = 'largest',
): Promise<Company> {
  const email = `patron-${test.info().workerIndex}-${Date.now()}-${++companies}@example.test`
  // Registrations are counted by network, so each company has its own.
  const headers = { ...sameOrigin, 'X-Forwarded-For': networkOf(test.info().workerIndex, companies) }
  const request: Company['request'] = async (method, path, data) => {
    const response = await page.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) })
    expect(response.ok(), `${method} ${path} answers ${response.status()} ${await response.text()}`).toBe(true)
    return await response.json()
  }
  await request('POST', '/auth/registration', { email, language })
  await request('POST', '/auth/emailProof', { token: await mailedToken(email, /Bienvenue|Welcome/) })
  await request('PATCH', '/users/me', { email, password, firstName: 'Alix', lastName: 'Rosélia' })
  const { id } = await request('POST', '/companies', { name: 'Karukera Autos' })
  const own: Company['own'] = (method, path, data) => request(method, `/companies/${id}${path}`, data)
  if (plan === 'largest') await takeLargestPlan(own)
  return { id, email, request, own }
}

/** Returns an address reserved for documentation (RFC 3849) in a network of its own. */
function networkOf(worker: number, company: number): string {
  return `2001:db8:${worker.toString(16)}:${company.toString(16)}::1`
}

const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' }

/** Creates an agency, a category, a price for every day and vehicles with these plates. */
export async function givenFleet({ own }: Company, plates: string[] = []) {
  const agency = await own('POST', '/agencies', { name: 'Le Gosier' })
  const amounts = { securityDepositAmount: 800, waiverAmount: 1100 }
  const category = await own('POST', '/categories', { code: 'B', name: 'Citadine', ...amounts })
  const at = { agencyId: agency.id, categoryId: category.id, seasonId: null }
  await own('PUT', '/prices', [{ ...at, minDays: 1, price: 40 }])
  const vehicles: Answer[] = []
  for (const registrationNumber of plates) {
    const place = { categoryId: category.id, locationId: agency.id }
    vehicles.push(await own('POST', '/vehicles', { registrationNumber, make: 'Renault', model: 'Clio', ...place }))
  }
  return { agency, category, vehicles }
}

type Fleet = Awaited<ReturnType<typeof givenFleet>>

/** Creates drafts of two days of one customer, for the same vehicle and from the same moment. Returns their ids. */
export async function givenDrafts({ own }: Company, fleet: Fleet, startMs: number, count = 1): Promise<number[]> {
  const customer = await own('POST', '/customers', { firstName: 'Zoé', lastName: 'Célestine' })
  const draft = {
    start: new Date(startMs).toISOString(),
    end: new Date(startMs + 2 * 86_400_000).toISOString(),
    vehicleId: fleet.vehicles[0]?.id,
    customerId: customer.id,
    departureAgencyId: fleet.agency.id,
    arrivalAgencyId: fleet.agency.id,
  }
  const ids: number[] = []
  while (ids.length < count) ids.push((await own('POST', '/rentals', draft)).id)
  return ids
}

/** Creates a contract of two days for a vehicle, from tomorrow unless another moment is given. */
export async function givenRental(company: Company, fleet: Fleet, startMs = Date.now() + 86_400_000) {
  const [id] = await givenDrafts(company, fleet, startMs)
  type Contract = Answer & { publicId: string; customerId: number; totalAmount: number }
  return await company.own<Contract>('PATCH', `/rentals/${id}`, { status: 'pending' })
}

/** Returns the token of the link in a mail. */
async function mailedToken(email: string, subject: RegExp): Promise<string> {
  const { links } = await openMail(email, subject)
  return new URL(links[0] ?? '').searchParams.get('token') ?? ''
}

/** Adds a member by invitation: follows the link and chooses the password of the journeys. */
export async function givenMember(
  { request: ask }: Company,
  member: { email: string; [field: string]: unknown },
): Promise<void> {
  await ask('POST', '/users/me/childs', { ...member, isInvited: true })
  const token = await mailedToken(member.email, /accès à Filao|access to Filao/)
  await ask('POST', '/auth/passwordChange', { token, password })
}

/** Opens another user's browser on the same company and signs in there through the form. */
export async function signInElsewhere(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto('/login')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL(/\/$/)
  return page
}

/** Chooses an option in a list that opens under a field. */
export async function choose(page: Page, label: string, option: RegExp | string) {
  await page.getByRole('combobox', { name: label }).first().click()
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: option }).first().click()
}
