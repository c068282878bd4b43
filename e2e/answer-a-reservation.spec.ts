import { type APIRequestContext, type Browser, test as base, expect, type Page } from '@playwright/test'
import { demoLogin } from '../domain/access/demo-login.ts'
import { Problem } from '../domain/kernel/problem.ts'
import { problemForCustomer } from '../domain/rentals/public-page/public-page.ts'
import { holdBack } from './hold-back.ts'
import { misplaced } from './screen-faults.ts'

type Person = { id: number; firstName: string; language: 'fr' | 'en' }
type Rental = { id: number; publicId: string; code: string; status: string }

/** The calls that the administrator of the demo company makes over the API. */
type Counter = {
  reserve: (language: 'fr' | 'en') => Promise<Rental & { customer: Person }>
  find: (id: number) => Promise<Rental & { version: string }>
  move: (id: number, status: string, version?: string) => Promise<number>
  signedIn: APIRequestContext['storageState']
}

/** Signs in once for each process. */
const test = base.extend<object, { counter: Counter }>({
  counter: [
    async ({ playwright }, use) => {
      const baseURL = process.env.FILAO_URL ?? ''
      const api = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { Origin: baseURL } })
      // Retries: of two sign-ins to one account at the same moment, one is refused.
      await expect(async () => expect((await api.post('/api/auth', { data: demoLogin })).status()).toBe(200)).toPass()
      await use(await openCounter(api))
      await api.dispose()
    },
    { scope: 'worker' },
  ],
})

let reserved = 0

async function openCounter(api: APIRequestContext): Promise<Counter> {
  const [{ id: company }] = await (await api.get('/api/companies')).json()
  const at = (path: string) => `/api/companies/${company}${path}`
  const read = async (path: string) => (await api.get(at(path))).json()
  const move: Counter['move'] = async (id, status, version) => {
    const headers: Record<string, string> = version ? { 'If-Match': version } : {}
    return (await api.patch(at(`/rentals/${id}`), { data: { status }, headers })).status()
  }
  const find: Counter['find'] = async (id) => {
    const answer = await api.get(at(`/rentals/${id}`))
    return { ...(await answer.json()), version: answer.headers().etag ?? '' }
  }
  const reserve: Counter['reserve'] = async (language) => {
    const [customers, agencies] = await Promise.all([read('/customers'), read('/agencies')])
    const customer = (customers as Person[]).find((one) => one.language === language)
    if (!customer) throw new Error(`nobody of the demo company reads ${language}`)
    // Each period is months ahead and later than the one before, so that no other rental is in it.
    const first = Date.now() + (150 + 60 * test.info().workerIndex + 3 * reserved++) * 86_400_000
    const period = { start: new Date(first).toISOString(), end: new Date(first + 2 * 86_400_000).toISOString() }
    const places = { departureAgencyId: agencies[0].id, arrivalAgencyId: agencies[0].id }
    const free = (await read(`/availabilities?${new URLSearchParams({ ...period, ...stringified(places) })}`))[0]
    const data = { ...period, ...places, customerId: customer.id, vehicleId: free.id }
    const rental = await (await api.post(at('/rentals'), { data })).json()
    expect(await move(rental.id, 'validating')).toBe(200)
    return { ...rental, customer }
  }
  return { reserve, find, move, signedIn: () => api.storageState() }
}

const stringified = (values: Record<string, number>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))

let networks = 0

/** A customer's phone, with a network address of its own. */
async function phone(
  browser: Browser,
  language: 'fr' | 'en',
  network = `10.5.${test.info().workerIndex}.${++networks}`,
) {
  const context = await browser.newContext({
    baseURL: process.env.FILAO_URL ?? '',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    timezoneId: language === 'fr' ? 'America/Guadeloupe' : 'Europe/London',
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'X-Forwarded-For': network },
  })
  return await context.newPage()
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const accepted = { fr: 'Cette location a été acceptée', en: 'This rental has been accepted' }
const cancelled = { fr: 'Location annulée', en: 'Rental cancelled' }
const heading = (page: Page, name: string) => page.getByRole('heading', { name })

/** The idempotency keys of the answers that the page sends. */
function keysSent(page: Page): string[] {
  const keys: string[] = []
  page.on('request', (sent) => {
    if (sent.method() === 'PUT') keys.push(sent.headers()['idempotency-key'] ?? 'none')
  })
  return keys
}

test('a customer accepts in French, with a thumb that taps twice', async ({ browser, counter }) => {
  const { id, code, publicId, customer } = await counter.reserve('fr')
  const page = await phone(browser, 'fr')
  const keys = keysSent(page)
  await page.goto(`/l/${code}`)
  await expect(heading(page, `Bonjour ${customer.firstName}`)).toBeVisible()
  await expect(page).toHaveTitle(`Réservation ${publicId} · Filao`)
  await expect(page.getByText(/heure locale/)).toHaveCount(0)
  await expect(page.getByText('Total')).toBeVisible()
  await page.getByText('Conditions générales de location').first().click()
  await expect(page.getByText('Le véhicule ne quitte pas la Guadeloupe')).toBeVisible()
  await button(page, 'Accepter').tap()
  await expect(heading(page, `Voulez-vous accepter la réservation ${publicId}\u202f?`)).toBeVisible()
  await button(page, 'Oui, accepter').dblclick()
  await expect(heading(page, accepted.fr)).toBeVisible()
  await expect(page.getByRole('status')).toBeFocused()
  await expect(button(page, 'Accepter')).toHaveCount(0)
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
  expect((await counter.find(id)).status).toBe('pending')
  await page.reload()
  await expect(heading(page, accepted.fr)).toBeVisible()
})

test('a customer cancels in English with the keyboard alone, after reading it in French', async ({
  browser,
  counter,
}) => {
  const { id, code, customer } = await counter.reserve('en')
  const page = await phone(browser, 'en')
  await page.goto(`/l/${code}?lang=fr`)
  await expect(heading(page, `Bonjour ${customer.firstName}`)).toBeVisible()
  await page.getByRole('button', { name: 'EN · English' }).press('Enter')
  await expect(heading(page, `Hello ${customer.firstName}`)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByText('(Guadeloupe time)')).toHaveCount(2)
  await button(page, 'Decline').press('Enter')
  await expect(heading(page, 'Do you really want to cancel this reservation ?')).toBeVisible()
  await expect(button(page, 'Go back')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Decline')).toBeFocused()
  expect((await counter.find(id)).status).toBe('validating')
  await page.keyboard.press('Enter')
  await expect(button(page, 'Go back')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(heading(page, cancelled.en)).toBeVisible()
  expect((await counter.find(id)).status).toBe('cancelled')
})

test('a cancellation by the agency while the page is open is shown @long', async ({ browser, counter }) => {
  const { id, code } = await counter.reserve('fr')
  const page = await phone(browser, 'fr')
  await page.goto(`/l/${code}`)
  await button(page, 'Accepter').tap()
  expect(await counter.move(id, 'cancelled')).toBe(200)
  await button(page, 'Oui, accepter').tap()
  await expect(page.getByRole('alert')).toContainText(
    'Cette réservation a été annulée\u202f: elle ne peut plus être acceptée',
  )
  await expect(heading(page, cancelled.fr)).toBeVisible()
  await expect(button(page, 'Accepter')).toHaveCount(0)
})

test('a vehicle that is no longer free is reported without saying who has it; cancelling stays possible', async ({
  browser,
  counter,
}) => {
  const { code } = await counter.reserve('en')
  const page = await phone(browser, 'en')
  const refusal = problemForCustomer(new Problem('vehicle_taken', { fr: '', en: 'Rental 12 has it' }))
  const answer = { title: 'Conflict', status: 409, code: refusal.code, detail: refusal.sentence.en }
  await page.route('**/status', (route) =>
    route.fulfill({ status: 409, contentType: 'application/problem+json', body: JSON.stringify(answer) }),
  )
  await page.goto(`/l/${code}`)
  await button(page, 'Accept').tap()
  await button(page, 'Yes, accept').tap()
  await expect(page.getByRole('alert')).toContainText('This vehicle is no longer available on these dates')
  await expect(page.getByRole('alert')).toBeFocused()
  await page.unrouteAll()
  await button(page, 'Decline').tap()
  await button(page, 'Yes, cancel').tap()
  await expect(heading(page, cancelled.en)).toBeVisible()
})

test('an answer whose response is lost is sent again, and counts once', async ({ browser, counter }) => {
  const { id, code } = await counter.reserve('fr')
  const page = await phone(browser, 'fr')
  const keys = keysSent(page)
  await page.goto(`/l/${code}`)
  await page.route('**/status', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await button(page, 'Accepter').tap()
  await button(page, 'Oui, accepter').tap()
  await expect(heading(page, 'Votre réponse est-elle arrivée\u202f?')).toBeVisible()
  expect((await counter.find(id)).status).toBe('pending')
  await page.unrouteAll()
  await button(page, 'Réessayer').tap()
  await expect(heading(page, accepted.fr)).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('an answer whose response is lost is no longer in doubt once the page has read what became of it @long', async ({
  browser,
  counter,
}) => {
  const { code } = await counter.reserve('fr')
  const page = await phone(browser, 'fr')
  await page.clock.install()
  await page.goto(`/l/${code}`)
  await page.route('**/status', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await button(page, 'Accepter').tap()
  await button(page, 'Oui, accepter').tap()
  const doubt = heading(page, 'Votre réponse est-elle arrivée\u202f?')
  await expect(doubt).toBeVisible()
  await page.clock.fastForward(20_000)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(heading(page, accepted.fr)).toBeVisible()
  await expect(doubt).toBeHidden()
})

test('customer and agency answer at the same moment: one outcome, and both are shown it', async ({
  browser,
  counter,
}) => {
  for (let round = 0; round < 10; round++) {
    const { id, code } = await counter.reserve('fr')
    const page = await phone(browser, 'fr')
    await page.goto(`/l/${code}`)
    await button(page, 'Accepter').tap()
    const { version } = await counter.find(id)
    const [refused] = await Promise.all([counter.move(id, 'cancelled', version), button(page, 'Oui, accepter').tap()])
    const isAccepted = refused === 412
    expect([200, 412]).toContain(refused)
    await expect(heading(page, isAccepted ? accepted.fr : cancelled.fr)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(isAccepted ? 0 : 1)
    expect((await counter.find(id)).status).toBe(isAccepted ? 'pending' : 'cancelled')
    await page.context().close()
  }
})

test('the reservation is asked for while the code of the page loads, and once @long', async ({ browser, counter }) => {
  const { code, customer } = await counter.reserve('fr')
  const page = await phone(browser, 'fr')
  const asked: string[] = []
  page.on('request', (request) => /\/byCode\//.test(request.url()) && asked.push(request.url()))
  const release = await holdBack(page, /\/assets\/index-.*\.js$/)
  await page.goto(`/l/${code}`, { waitUntil: 'commit' })
  await expect.poll(() => asked).toHaveLength(1)
  release()
  await expect(heading(page, `Bonjour ${customer.firstName}`)).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('an unknown link, and one that is requested too often, get a helpful page', async ({ browser }) => {
  const page = await phone(browser, 'en', '10.6.0.1')
  await page.goto('/l/0000000000000000')
  await expect(heading(page, 'Reservation not found')).toBeVisible()
  for (let times = 0; times < 30; times++) await page.request.get('/api/companies/-1/rentals/byCode/0000000000000000')
  await page.reload()
  await expect(heading(page, 'Too many requests at once')).toBeVisible()
  await expect(page.getByText(/Try again in \d+ seconds/)).toBeVisible()
})

test('text twice as large fits on the smallest phone, also in a dialog @long', async ({ browser, counter }) => {
  const { code } = await counter.reserve('fr')
  const page = await phone(browser, 'fr')
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`/l/${code}`)
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
  // The heading is drawn again once the reservation has loaded.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '60px')
  await expect(button(page, 'Accepter')).toBeVisible()
  expect(await misplaced(page)).toEqual([])
  await button(page, 'Accepter').click()
  await expect(button(page, 'Oui, accepter')).toBeVisible()
  expect(await misplaced(page)).toEqual([])
})

test('a phone without JavaScript shows how to answer', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: process.env.FILAO_URL ?? '', javaScriptEnabled: false })
  await page.goto('/l/0000000000000000')
  const [french, english] = [page.locator('noscript [lang=fr]'), page.locator('noscript [lang=en]')]
  await expect(french).toContainText('ou appelez simplement votre agence')
  await expect(french).toBeInViewport()
  await expect(english).toBeInViewport()
  await page.goto('/login')
  await expect(french).toContainText('Filao a besoin de JavaScript')
  await expect(french).toBeInViewport()
  await page.close()
})

test('the agency copies the link from the summary, and opens the page @long', async ({ browser, counter, baseURL }) => {
  const { id, code, customer } = await counter.reserve('fr')
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    storageState: await counter.signedIn(),
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  await page.goto(`/rental/summary/${id}`)
  await expect(page.getByLabel('Page du client')).toHaveValue(`${baseURL}/l/${code}`)
  await button(page, 'Copier le lien').click()
  await expect(page.getByText('Lien copié')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/l/${code}`)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Ouvrir', exact: true }).click()
  await expect(heading(await opened, `Bonjour ${customer.firstName}`)).toBeVisible()
  await counter.move(id, 'cancelled')
  await page.reload()
  await expect(page.getByText('Annulée').first()).toBeVisible()
  await expect(page.getByLabel('Page du client')).toHaveCount(0)
  await context.close()
})
