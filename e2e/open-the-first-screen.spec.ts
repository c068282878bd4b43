import { expect, type Page, test } from '@playwright/test'
import { paths } from '../web/session/paths.ts'
import { signUpCompany } from './company.ts'
import { holdBack } from './hold-back.ts'

const application = /\/assets\/start-/

test('the brand shows while the first screen and its picture load, and goes when it is there @long', async ({
  page,
}) => {
  const release = await holdBack(page, application)
  const picture = page.waitForRequest(/\/assets\/landscape-/)
  await page.goto(paths.login, { waitUntil: 'commit' })
  const brand = page.locator('.starting svg')
  await expect(brand).toBeVisible()
  await picture
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(brand).toBeHidden()
})

test('a page whose code does not arrive says so, in both languages', async ({ page }) => {
  await page.route(application, (route) => route.abort())
  await page.goto(paths.login)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Vérifiez votre connexion, puis rechargez la page.')
  await expect(alert).toContainText('Check your connection, then reload the page.')
  await page.unroute(application)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Check your connection')).toBeHidden()
})

test('a later start asks for the data of the company at once; another company gets its own', async ({ page }) => {
  const { id: companyId } = await signUpCompany(page)
  const figures = `/api/companies/${companyId}/home`
  await page.goto(paths.home)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const remembered = () => page.evaluate(() => localStorage.getItem('filao:company'))
  await expect.poll(remembered).toContain(`"id":${companyId},`)
  expect(await stylesOf(page)).toEqual(['antd', 'product'])

  const release = await holdBack(page, /\/api\/companies$/)
  const requested = page.waitForRequest((request) => new URL(request.url()).pathname === figures)
  await page.reload({ waitUntil: 'commit' })
  await requested
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.unroute(/\/api\/companies$/)

  await page.evaluate(() => localStorage.setItem('filao:company', '{"id":999999,"countryCode":"GP"}'))
  const askedAgain = page.waitForResponse((response) => new URL(response.url()).pathname === figures)
  await page.reload()
  expect((await askedAgain).status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(remembered).toContain(`"id":${companyId},`)
})

test('a browser in another language draws the first screen in the language of the user @long', async ({
  page,
  browser,
}) => {
  await signUpCompany(page)
  await page.goto(paths.home)
  const context = await browser.newContext({
    locale: 'en-US',
    serviceWorkers: 'block',
    storageState: { cookies: await page.context().cookies(), origins: [] },
  })
  const english = await context.newPage()
  await english.addInitScript(() => {
    const drawn: string[] = []
    Object.assign(window, { drawn })
    new MutationObserver(() => {
      const menu = document.querySelector('.sidebar')?.textContent
      if (menu && menu !== drawn.at(-1)) drawn.push(menu)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  const requested: string[] = []
  english.on('request', (request) => requested.push(request.url()))
  await english.goto(new URL(paths.home, page.url()).href)
  await expect(english.getByRole('link', { name: 'Clients' })).toBeVisible()
  const drawn = await english.evaluate(() => (window as unknown as { drawn: string[] }).drawn)
  expect(drawn.length).toBeGreaterThan(0)
  for (const menu of drawn) expect(menu).toContain('Clients')
  expect(requested.filter((url) => /words\.en-/.test(url))).toEqual([])
  expect(requested.filter((url) => /words\.fr-/.test(url))).toHaveLength(1)
  await context.close()
})

test('a phone that saves data loads the menu with its first press, and nothing heavy before @long', async ({
  page,
}) => {
  await signUpCompany(page)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.setViewportSize({ width: 360, height: 740 })
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  const requested = (name: RegExp) => scripts.filter((url) => name.test(url)).length
  await page.goto(paths.home)
  // Both follow the first paint on every device.
  await expect.poll(() => requested(/\/(Offline|WaitingChecks)-/)).toBe(2)
  const heavy = /\/(pieces|schemas|form|fields)-/
  expect(requested(heavy)).toBe(0)
  const button = page.getByRole('button', { name: /Mon compte/ })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Se déconnecter' })).toBeVisible()
  await expect(button).toBeFocused()
  expect(requested(heavy)).toBeGreaterThan(0)
  await page.getByRole('menuitem', { name: 'Sombre' }).press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Sombre' })).toBeHidden()
  await expect(button).toBeFocused()
})

/** Returns whose styles the page has, in their order, each as long as they follow each other. */
function stylesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('head style[data-order], link[rel=stylesheet]')]
      .map((sheet) => (sheet.localName === 'style' ? 'antd' : 'product'))
      .filter((owner, at, owners) => owner !== owners[at - 1]),
  )
}
