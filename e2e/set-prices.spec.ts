import { expect, test } from '@playwright/test'
import { givenFleet, signUpCompany } from './company.ts'

test('an agency gets its seasons, and each season its prices, typed without the mouse', async ({ page }) => {
  const company = await signUpCompany(page)
  const { agency, category } = await givenFleet(company)
  await company.own('PUT', '/prices', [])

  await page.goto(`/agency/edit/${agency.id}`)
  await page.getByRole('button', { name: 'Ajouter une saison' }).click()
  const high = page.getByRole('group', { name: 'Saison 1' })
  for (const [side, day, month] of [
    ['Du', '22', 'déc.'],
    ['Au', '15', 'avr.'],
  ] as const) {
    await high.getByRole('combobox', { name: `${side}, Mois` }).click()
    await page.keyboard.type(month)
    await page.keyboard.press('Enter')
    await high.getByRole('spinbutton', { name: `${side}, Jour` }).fill(day)
  }
  const warning = page.getByRole('status').filter({ hasText: 'Dates non couvertes par une saison' })
  await expect(warning).toContainText('du 16 avr. au 21 déc.')
  await expect(warning).toContainText('La saison la plus proche s’appliquera à ces dates')
  await page.getByRole('button', { name: 'Ajouter une saison' }).click()
  await expect(warning).toHaveCount(0)
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page).toHaveURL(/\/agency$/)

  await page.goto('/price')
  const season = page.getByRole('region', { name: /Haute saison/ })
  await season.getByRole('button', { name: 'Une ligne par catégorie' }).click()
  const prices = season.getByLabel('Prix par jour')
  await expect(prices).toBeFocused()
  await page.keyboard.type('60')
  await page.keyboard.press('Enter')
  await expect(prices.nth(1)).toBeFocused()
  await page.keyboard.type('50')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(season.getByLabel('À partir de').nth(1)).toBeFocused()
  await page.keyboard.type('1')
  await expect(season.getByText('Cette catégorie a déjà un tarif à partir de la même durée')).toHaveCount(2)
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
  await page.goto('/price')
  await expect(prices.first()).toHaveValue(/^60/)
})
