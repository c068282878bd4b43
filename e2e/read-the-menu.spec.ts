import { expect, test } from '@playwright/test'
import { inLongRun, isLong } from '../server/testing/operation/long.ts'
import { paths } from '../web/session/paths.ts'
import { type Company, givenFleet, signUpCompany } from './company.ts'
import { expectNoFault } from './screen-faults.ts'

/** The menu in both languages: the entries of the day, then each group by its heading. */
const menus = {
  fr: {
    day: ['Accueil', 'Clients', 'Planning', 'Locations', 'Équipe', 'Comptoir', 'Disponibilités et prix'],
    groups: {
      Parc: ['Véhicules', 'Catégories', 'Options', 'Tarifs', 'Échéances', 'Contraventions'],
      Entreprise: ['Agences', 'Préférences', 'Sources', 'Photos', 'Abonnement', 'Connexions'],
      Argent: ['Factures', 'Comptabilité', 'Chiffres'],
    },
    cashDesk: ['Factures', 'Caisse', 'Comptabilité', 'Chiffres'],
    open: 'Ouvrir le menu',
    tab: 'Qui doit quoi',
  },
  en: {
    day: ['Home', 'Customers', 'Planning', 'Rentals', 'Team', 'Counter', 'Availability and prices'],
    groups: {
      Fleet: ['Vehicles', 'Categories', 'Options', 'Prices', 'Deadlines', 'Fines'],
      Company: ['Agencies', 'Preferences', 'Sources', 'Photos', 'Subscription', 'Connections'],
      Money: ['Invoices', 'Accounting', 'Figures'],
    },
    cashDesk: ['Invoices', 'Cash desk', 'Accounting', 'Figures'],
    open: 'Open the menu',
    tab: 'Who owes what',
  },
}

/** The usual run has one language for each width and each size of a company. */
const cases = [
  { language: 'fr', width: 360, cars: 8 },
  { language: 'en', width: 1280, cars: 40 },
] as const
const otherCases = [
  { language: 'en', width: 360, cars: 40 },
  { language: 'fr', width: 1280, cars: 8 },
] as const

for (const { language, width, cars } of isLong ? [...cases, ...otherCases] : cases) {
  test(`the menu of a company of ${cars} cars fits and leads on, ${language}, ${width} px`, async ({ page }) => {
    const { day, groups, cashDesk, open, tab } = menus[language]
    const company = await signUpCompany(page, language)
    const fleet = await givenFleet(company, platesOf(cars))
    await page.setViewportSize({ width, height: 800 })
    const menu = page.locator('.sidebar')
    const links = menu.getByRole('link')
    const show = async (path: string) => {
      await page.goto(path)
      if (width === 360) await page.getByRole('button', { name: open }).click()
    }
    await show(paths.home)
    await expect(links).toHaveText(day)
    expect(day.length).toBeLessThanOrEqual(9)
    for (const [heading, items] of Object.entries(groups)) {
      await menu.getByRole('button', { name: heading, exact: true }).click()
      await expect(menu.locator('h2', { hasText: heading }).locator('+ ul').getByRole('link')).toHaveText(items)
      await menu.getByRole('button', { name: heading, exact: true }).click()
    }

    // The group of the screen is open, and its entry is marked on each of its tabs.
    await show(paths.receivables)
    const money = menu.locator('h2').last().locator('+ ul').getByRole('link')
    await expect(money.first()).toHaveAttribute('aria-current', 'page')
    await givenCashDesk(company, fleet.agency.id)
    await show(paths.invoices)
    await expect(money).toHaveText(cashDesk)
    if (width === 360) await page.keyboard.press('Escape')
    await page.getByRole('main').getByRole('link', { name: tab }).click()
    await expect(page).toHaveURL(paths.receivables)
    await expectNoFault(page, language)
  })
}

test('addresses of before show what they showed, and a program’s settings are under the connections @long', async ({
  page,
}) => {
  const company = await signUpCompany(page)
  await givenFleet(company, ['AA-101-AA'])
  const tabs = page.getByRole('navigation', { name: /^Connexions/ })
  for (const [path, title] of [
    [paths.receivables, 'Qui doit quoi'],
    [paths.journal, 'Journal'],
    [paths.cashDesk, 'Caisse'],
    [paths.apiKeys, 'Clés d’API'],
    [paths.webhooks, 'Webhooks'],
    [paths.calendars, 'Calendriers'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
  await expect(tabs.getByRole('link')).toHaveText(['Clés d’API', 'Webhooks', 'Calendriers'])
  await page.goto(paths.company(company.id))
  await expect(page.getByRole('main').getByRole('link', { name: 'Webhooks' })).toHaveCount(0)
})

test('each screen has one link to a new rental @long', async ({ page }) => {
  await givenFleet(await signUpCompany(page), platesOf(1))
  for (const path of [paths.home, paths.rentals, paths.planningCounter, paths.statistics, paths.customers]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Nouvelle location' })).toHaveCount(1)
  }
})

const shortcuts = { fr: 'Raccourcis clavier', en: 'Keyboard shortcuts' }

for (const language of inLongRun(['fr', 'en'] as const, ['en'] as const)) {
  test(`all shortcuts are read without scrolling on a screen of 800 px, ${language}`, async ({ page }) => {
    const company = await signUpCompany(page, language)
    await givenCashDesk(company, (await givenFleet(company, platesOf(40))).agency.id)
    await page.goto(paths.home)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('?')
    const content = page.getByRole('dialog', { name: shortcuts[language] }).locator('.dialog-content')
    await expect(content.getByRole('term').last()).toBeVisible()
    expect(await content.evaluate((shown) => shown.scrollHeight - shown.clientHeight)).toBe(0)
    await expectNoFault(page, language)
  })
}

function platesOf(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `AB-${100 + at}-CD`)
}

async function givenCashDesk({ own }: Company, agencyId: number): Promise<void> {
  await own('POST', '/cash-desks', { agencyId, floatAmount: 100, floatReason: 'Premier fond' })
}
