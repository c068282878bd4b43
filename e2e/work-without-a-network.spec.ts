import { expect, type Page, test } from '@playwright/test'
import { paths } from '../web/session/paths.ts'
import { givenFleet, givenMember, givenRental, password, signUpCompany } from './company.ts'
import { nextVersion } from './next-version.ts'

test.use({ serviceWorkers: 'allow' })

test('what was read stays readable without a network, in a new tab too, with its age; then it is saved again', async ({
  page,
}) => {
  const { company, rental } = await givenReadScreens(page)
  await page.context().setOffline(true)
  const tab = await page.context().newPage()
  await tab.goto(paths.planningCounter)
  await expect(tab.getByRole('heading', { name: 'Comptoir' })).toBeVisible()
  await expect(tab.getByText(/^Sans réseau\s: données de \d{1,2}h\d\d$/)).toBeVisible()
  await tab.goto(paths.planning)
  await expect(tab.locator(`[data-bar="r${rental.id}"]`).first()).toBeVisible()
  await expect(tab.getByText(/^Sans réseau/)).toBeVisible()
  await tab.goto(paths.rentals)
  await tab.getByRole('link', { name: rental.publicId }).click()
  await expect(tab).toHaveURL(new RegExp(`${paths.rentalSummary(rental.id)}$`))
  await expect(tab.getByText(/Sans réseau\s: données de/)).toBeVisible()

  // A form that was open keeps the typed values, and saves them once the network is back.
  await page.getByLabel('Prénom').fill('Maëlle')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Le serveur ne répond pas')
  await expect(page.getByLabel('Prénom')).toHaveValue('Maëlle')
  await page.context().setOffline(false)
  await expect(page.getByText(/^Sans réseau/)).toBeHidden()
  await expect(tab.getByText(/^Sans réseau/)).toBeHidden()
  await page.getByLabel('Nom', { exact: true }).fill('Rosine')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('Client créé')).toBeVisible()
  expect(await company.own<object[]>('GET', '/customers')).toHaveLength(2)
})

test('a screen that was opened later opens without a network too @long', async ({ page }) => {
  await signUpCompany(page)
  await page.goto(paths.home)
  await controlled(page)
  await page.getByRole('button', { name: 'Parc', exact: true }).click()
  await page.getByRole('link', { name: 'Véhicules', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Véhicules' })).toBeVisible()
  await expect.poll(() => notKept(page)).toEqual([])
  // The answers are kept from the next load on.
  await page.reload()
  await expect.poll(() => keptTexts(page)).toMatch(/\/api\/companies\n/)
  await page.context().setOffline(true)
  const tab = await page.context().newPage()
  await tab.goto(paths.vehicles)
  await expect(tab.getByRole('heading', { name: 'Véhicules' })).toBeVisible()
})

/** Returns the files that the page has loaded and the device has not kept. */
const notKept = (page: Page) =>
  page.evaluate(async () => {
    const urls = performance.getEntriesByType('resource').map(({ name }) => name)
    const files = urls.filter((url) => url.startsWith(`${location.origin}/assets/`))
    const kept = await Promise.all(files.map((url) => caches.match(url, { ignoreVary: true })))
    return files.filter((_, index) => !kept[index])
  })

test('signing out, a lost session and another user leave nothing of the first one on the device', async ({ page }) => {
  const { company, rental } = await givenReadScreens(page)
  expect(await keptTexts(page)).toContain('Célestine')
  await page.goto(paths.home)
  const other = await page.context().newPage()
  await other.goto(paths.home)
  await other.getByRole('button', { name: /Mon compte/ }).click()
  await other.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  await expect(other).toHaveURL(/\/login/)
  expect(await keptTexts(other)).not.toContain('Célestine')
  await other.close()
  await page.context().setOffline(true)
  await page.goto(paths.planningCounter)
  await expect(page).toHaveURL(/\/login\?unreachable/)
  expect(await page.locator('body').textContent()).not.toContain('Célestine')
  await page.context().setOffline(false)

  await signIn(page, company.email)
  await readScreens(page, rental)
  expect(await keptTexts(page)).toContain('Célestine')
  const email = `agent-${company.email}`
  await givenMember(company, { email, firstName: 'Maryse', lastName: 'Luce', role: 'staff' })
  await signIn(page, email)
  await page.goto(paths.home)
  await expect(page.getByRole('button', { name: 'ML · Mon compte' })).toBeVisible()
  // The home page of the same company is read again; nothing else is there.
  await expect.poll(() => keptTexts(page)).toContain('Maryse')
  const texts = await keptTexts(page)
  expect(texts).not.toContain('Rosélia')
  expect(texts).not.toMatch(/\/companies\/\d+\/(planning|rentals)/)
})

test('a new version is told, waits for the end of typing, and opens with the next screen', async ({
  browser,
  page,
}) => {
  const company = await signUpCompany(page)
  const version = await nextVersion()
  const tab = await (await browser.newContext({ baseURL: version.url })).newPage()
  await signIn(tab, company.email)
  await controlled(tab)
  await tab.goto('/customer/edit')
  await tab.getByLabel('Prénom').fill('Zoé')
  // The part that listens for new versions loads once the browser is idle.
  await tab.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /Offline-/.test(name)))
  version.release()
  await tab.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await expect(tab.getByText('Une nouvelle version est prête.')).toBeVisible()
  expect(await runs(tab)).toBe('first')
  await expect(tab.getByLabel('Prénom')).toHaveValue('Zoé')
  await tab.getByLabel('Nom', { exact: true }).fill('Célestine')
  await tab.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect.poll(() => runs(tab)).toBe('next')
  await expect(tab).toHaveURL(/\/customer\/edit\/\d+$/)
  await expect(tab.getByText('Une nouvelle version est prête.')).toBeHidden()
  expect(await company.own<object[]>('GET', '/customers')).toHaveLength(1)
  await version.close()
})

const runs = (page: Page) =>
  page.evaluate(() => (document.querySelector('script[src*="next"]') ? 'next' : 'first')).catch(() => 'loading')

/** Signs in through the form, wherever the page is. */
async function signIn(page: Page, email: string): Promise<void> {
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page).not.toHaveURL(/login/)
}

/** Waits until the service worker has kept the screens and serves the page. */
async function controlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

type Rental = Awaited<ReturnType<typeof givenRental>>

/** Opens the screens that are kept, then an empty form. */
async function readScreens(page: Page, rental: Rental): Promise<void> {
  const kept = (end: string) => expect.poll(() => keptTexts(page)).toMatch(new RegExp(`/companies/\\d+/${end}`))
  await page.goto(paths.home)
  await controlled(page)
  await page.goto(paths.planningCounter)
  await kept('planning/counter')
  await page.goto(paths.planning)
  await expect(page.locator('[data-bar]').first()).toBeVisible()
  await kept('planning\\?')
  await page.goto(paths.rentals)
  await page.getByRole('link', { name: rental.publicId }).click()
  await kept(`rentals/${rental.id}\n`)
  await page.goto('/customer/edit')
  await expect(page.getByLabel('Prénom')).toBeVisible()
}

async function givenReadScreens(page: Page) {
  const company = await signUpCompany(page)
  const rental = await givenRental(company, await givenFleet(company, ['AA-123-AA']))
  await readScreens(page, rental)
  return { company, rental }
}

/** Returns the URLs and texts of everything that the origin keeps: all caches, databases and storages. */
async function keptTexts(page: Page): Promise<string> {
  return await page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        texts.push(request.url)
        if (!request.url.includes('/assets/')) texts.push((await (await cache.match(request))?.text()) ?? '')
      }
    }
    for (const { name } of await indexedDB.databases()) texts.push(String(name))
    return texts.join('\n')
  })
}
