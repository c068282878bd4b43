import { expect, type Page, test } from '@playwright/test'
import { type Company, choose, givenFleet, signUpCompany } from './company.ts'

test('an agency gets its seasons, and each season its prices, typed without the mouse', async ({ page }) => {
  const company = await signUpCompany(page)
  const { agency, category } = await givenFleet(company)
  await company.own('PUT', '/prices', [])

  await page.goto(`/agency/edit/${agency.id}`)
  await page.getByRole('button', { name: 'Ajouter une saison' }).click()
  const high = page.getByRole('group', { name: 'Saison 1' })
  await high.getByRole('textbox', { name: 'Du' }).focus()
  await page.keyboard.type('22/12')
  await page.keyboard.press('Tab')
  await page.keyboard.type('15 avr.')
  await page.keyboard.press('Tab')
  const warning = page.getByRole('status').filter({ hasText: 'Dates non couvertes par une saison' })
  await expect(warning).toContainText('du 16 avr. au 21 déc.')
  await expect(warning).toContainText('La saison la plus proche s’appliquera à ces dates')
  await page.getByRole('button', { name: 'Ajouter une saison' }).click()
  await expect(warning).toHaveCount(0)
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page).toHaveURL(/\/agency$/)

  await page.goto('/price?view=list')
  const season = page.getByRole('region', { name: /Haute saison/ })
  await season.getByRole('button', { name: 'Une ligne par catégorie' }).click()
  const prices = season.getByLabel('Prix par jour')
  await expect(prices).toBeFocused()
  await page.keyboard.type('60')
  await page.keyboard.press('Enter')
  await expect(prices.nth(1)).toBeFocused()
  await page.keyboard.type('50')
  for (let key = 0; key < 4; key++) await page.keyboard.press('ArrowLeft')
  await expect(season.getByLabel('À partir de').nth(1)).toBeFocused()
  await page.keyboard.type('1')
  await expect(season.getByText('Cette catégorie a déjà un tarif pour la même durée et le même jour')).toHaveCount(2)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('alert')).toContainText('2 lignes sont à corriger')
  await season.getByLabel('À partir de').nth(1).fill('7')
  await expect(season.getByText('7 jours : 350,00 €')).toBeVisible()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('Sauvegarde effectuée')).toBeVisible()
  const stored = await company.own<object[]>('GET', '/prices')
  expect(stored).toMatchObject([
    { categoryId: category.id, minDays: 1, price: 60 },
    { categoryId: category.id, minDays: 7, price: 50 },
  ])

  const low = page.getByRole('region', { name: /Basse saison/ })
  await low.getByRole('combobox', { name: /Copier vers/ }).click()
  await page
    .locator('.ant-select-dropdown:visible')
    .getByText(/Haute saison/)
    .click()
  await expect(low.getByLabel('Prix par jour')).toHaveCount(2)
  await low.getByLabel('Prix par jour').first().fill('40')
  await page.getByRole('button', { name: 'Défaire' }).click()
  await expect(low.getByLabel('Prix par jour').first()).toHaveValue(/^60/)
  await page.getByRole('button', { name: 'Défaire' }).click()
  await expect(low.getByLabel('Prix par jour')).toHaveCount(0)
  await expect(page.getByText('Modifications non enregistrées')).toHaveCount(0)

  await prices.first().fill('50+20')
  await prices.first().press('Tab')
  await expect(prices.first()).toHaveValue(/^50,00/)
  await prices.first().fill('65')
  await expect(page.getByText('Modifications non enregistrées')).toBeVisible()
  await page.getByRole('link', { name: 'Clients' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('Quitter sans enregistrer ?')
  await question.getByRole('button', { name: 'Rester' }).click()
  await expect(prices.first()).toHaveValue(/^65/)
  await page.getByRole('link', { name: 'Clients' }).click()
  await question.getByRole('button', { name: 'Quitter' }).click()
  await expect(page).toHaveURL(/\/customer$/)
  await page.goto('/price?view=list')
  await expect(prices.first()).toHaveValue(/^60/)
})

test('prices of a season are typed, pasted from a spreadsheet, raised by percent, saved and found again', async ({
  page,
}) => {
  const company = await signUpCompany(page)
  const shop = await givenSeasons(company)
  await page.goto('/price')
  const grid = page.getByRole('table', { name: 'Tarifs, Haute saison' })
  const cell = (category: string, days: number) =>
    grid.getByRole('textbox', { name: new RegExp(`^${category} · .*, ${days} j et plus`) })
  await expect(page.getByText(/Haute saison\s: toutes/)).toBeVisible()
  await page.getByRole('tab', { name: 'Haute saison' }).click()

  await cell('A', 1).focus()
  await page.keyboard.type('45,5')
  await page.keyboard.press('Enter')
  await expect(cell('B', 1)).toBeFocused()
  await page.keyboard.type('abc')
  await page.keyboard.press('ArrowUp')
  await expect(cell('A', 1)).toBeFocused()
  await expect(cell('A', 1)).toHaveValue('45,50')
  await expect(cell('B', 1)).toHaveValue('')
  const told = page.getByRole('status').filter({ hasText: 'refusée' })
  await expect(told).toContainText(/B, 1 jour et plus\s: «\sabc\s» n’est pas un prix/)
  await page.keyboard.press('ArrowRight')
  await expect(cell('A', 3)).toBeFocused()
  await cell('B', 1).focus()
  await page.keyboard.type('50')
  await expect(told).toHaveCount(0)

  await cell('A', 1).focus()
  await paste(page, '45,50\t40,25 €\t1 035,00\r\n50\tsur demande\t\r\n-5\t60\t55\r\n1\t\t\r\n')
  await expect(cell('A', 7)).toHaveValue('1035,00')
  await expect(cell('B', 1)).toHaveValue('50,00')
  await expect(cell('C', 3)).toHaveValue('60,00')
  const pasted = page.getByRole('status').filter({ hasText: 'cases collées' })
  await expect(pasted).toContainText('7 cases collées · 3 valeurs refusées')
  await expect(pasted).toContainText(/B, 3 jours et plus\s: «\ssur demande\s» n’est pas un prix/)
  await expect(pasted).toContainText(/C, 1 jour et plus\s: Un prix ne peut pas être négatif/)
  await expect(pasted).toContainText(/«\s1\s»\s: Au-delà de la grille/)

  await cell('C', 3).focus()
  await paste(page, 'Catégorie\t1 j\t7 j\t14 j\r\nB\t48\t41\t\r\nC\t70\t\t52\r\n')
  await expect(pasted).toHaveText(/6 cases collées/)
  await expect(cell('B', 7)).toHaveValue('41,00')
  await expect(cell('C', 14)).toHaveValue('52,00')
  await expect(cell('C', 3)).toHaveValue('60,00')
  await page.getByRole('button', { name: 'Défaire' }).click()
  await expect(cell('C', 14)).toHaveCount(0)

  await grid.getByRole('button', { name: '3 jours et plus', exact: true }).click()
  const percent = page.getByRole('textbox', { name: 'Pourcentage' })
  await percent.fill('+1o')
  await expect(page.getByText('Indiquez un pourcentage')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Appliquer' })).toBeDisabled()
  await percent.fill('+10')
  await choose(page, 'Arrondi', 'À 0,50 €')
  await page.getByRole('button', { name: 'Appliquer' }).press('Enter')
  await expect(cell('A', 3)).toHaveValue('44,50')
  await expect(percent).toBeFocused()
  await expect(cell('C', 3)).toHaveValue('66,00')
  await expect(cell('A', 1)).toHaveValue('45,50')
  await page.getByRole('button', { name: 'Défaire' }).click()
  await expect(cell('C', 3)).toHaveValue('60,00')

  await page.getByRole('spinbutton', { name: 'À partir de' }).fill('14')
  await page.keyboard.press('Enter')
  await expect(cell('A', 14)).toBeFocused()
  await page.keyboard.type('30')
  await expect(page.getByText(/Haute saison\s: C \(moins de 3 jours\)/)).toBeVisible()
  await cell('B', 1).fill('48 environ')
  await cell('B', 1).press('ArrowUp')
  await expect(told).toContainText('n’est pas un prix')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Sauvegarde effectuée')).toBeVisible()
  await expect(told).toHaveCount(0)
  await page.reload()
  await expect(cell('A', 3)).toHaveValue('40,25')
  await expect(cell('A', 14)).toHaveValue('30,00')
  await expect(cell('B', 3)).toHaveValue('')
  expect(await company.own<object[]>('GET', '/prices')).toHaveLength(7)

  await page.getByRole('tab', { name: 'Basse saison' }).click()
  const low = page.getByRole('table', { name: 'Tarifs, Basse saison' })
  await choose(page, 'Copier vers Basse saison les tarifs de', /Le Gosier · Haute saison/)
  await expect(low.getByRole('textbox', { name: /^A · .*, 14 j/ })).toHaveValue('30,00')
  await choose(page, 'Copier vers Basse saison les tarifs de', /Le Gosier · Haute saison/)
  const question = page.getByRole('dialog')
  await expect(question).toContainText('À remplacer : 7 prix. À copier : 7 prix')
  await question.getByRole('button', { name: 'Annuler' }).click()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('Sauvegarde effectuée')).toBeVisible()
  const stored = await company.own<{ seasonId: number }[]>('GET', '/prices')
  expect(stored.filter(({ seasonId }) => seasonId === shop.low)).toHaveLength(7)
})

test('prices that a colleague saved meanwhile are merged and shown before the save', async ({ page }) => {
  const company = await signUpCompany(page)
  const { agency, category } = await givenFleet(company)
  const line = { agencyId: agency.id, categoryId: category.id, seasonId: null }
  await page.goto('/price')
  const price = (days: number) => page.getByRole('textbox', { name: new RegExp(`${days} j et plus`) })
  await price(1).fill('45')
  await price(1).press('Tab')
  await page.getByRole('button', { name: 'Défaire' }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await price(1).fill('44')
  const [stored] = await company.own<object[]>('GET', '/prices')
  await company.own('PUT', '/prices', [stored as object, { ...line, minDays: 7, price: 35 }])
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').filter({ hasText: 'Un collègue a modifié les tarifs' })).toBeVisible()
  await expect(price(1)).toHaveValue(/^44/)
  await expect(price(7)).toHaveValue('35,00')
  await page.keyboard.press('Control+s')
  // The first save succeeds too when the colleague's prices arrived before it.
  await expect(page.getByText('Sauvegarde effectuée').first()).toBeVisible()
  expect(await company.own('GET', '/prices')).toMatchObject([{ price: 44 }, { minDays: 7, price: 35 }])
})

/** Creates an agency with two seasons and three categories, without prices. */
async function givenSeasons({ own }: Company) {
  const seasons = [
    { start: '12-22', end: '04-15', userLabel: 'Haute saison' },
    { start: '04-16', end: '12-21', userLabel: 'Basse saison' },
  ]
  const agency = await own<{ seasons: { id: number; start: string }[] }>('POST', '/agencies', {
    name: 'Le Gosier',
    seasons: seasons.toReversed(),
  })
  for (const [code, name] of [
    ['A', 'Mini'],
    ['B', 'Citadine'],
    ['C', 'Familiale'],
  ])
    await own('POST', '/categories', { code, name, securityDepositAmount: 800, waiverAmount: 1100 })
  return { low: agency.seasons.find(({ start }) => start === '04-16')?.id }
}

/** Pastes a text into the focused field, as a spreadsheet puts it on the clipboard. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)
}
