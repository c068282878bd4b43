import { expect, test } from '@playwright/test'
import { givenFleet, signUpCompany } from './company.ts'
import { axeFindings } from './screen-faults.ts'

/**
 * A list as a company keeps it: a title, prices with their sign, a flat price, and a category that Filao does not have.
 */
const list = [
  'TARIFS 2027;;;;',
  'Catégorie;1-3 jours;4-6 jours;7 jours et +;week-end',
  'B;42,00 €;39,5;;90',
  'ZZ;60;55;50;',
].join('\r\n')

test('a price list is imported after each change was shown, and undone', async ({ page }) => {
  const company = await signUpCompany(page)
  await givenFleet(company)
  const before = await company.own<object[]>('GET', '/prices')
  await page.goto('/price')
  await page.getByRole('link', { name: 'Importer' }).click()
  await page.getByRole('button', { name: 'Commencer' }).click()
  await page
    .getByLabel('Choisir un classeur Excel ou un fichier CSV')
    .setInputFiles({ name: 'tarifs.csv', mimeType: 'text/csv', buffer: Buffer.from(list) })
  await expect(page.getByText('week-end – 1 cellule')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Suivant' }).click()
  await expect(page.getByRole('list', { name: 'Lignes' })).toContainText('« ZZ » n’est ni le code ni le nom')
  await page.getByRole('button', { name: 'Vérifier 1 ligne' }).click()

  await expect(page.getByRole('definition')).toHaveText(['1', '0', '1', '0'])
  await expect(page.getByRole('list', { name: 'Prix qui changent' })).toContainText(/40,00\s€ → 42,00\s€/)
  expect(await axeFindings(page)).toEqual([])
  expect(await company.own<object[]>('GET', '/prices')).toEqual(before)
  await page.getByRole('button', { name: 'Enregistrer 1 ligne de prix' }).click()
  await expect(page.getByText('1 ligne de prix enregistrée')).toBeVisible()
  const after = await company.own<{ minDays: number; price: number }[]>('GET', '/prices')
  expect(after.map(({ minDays, price }) => [minDays, price])).toEqual([
    [1, 42],
    [4, 39.5],
  ])

  await page.getByRole('button', { name: 'Annuler cet import' }).click()
  await page.getByRole('button', { name: 'Remettre' }).click()
  await expect(page.getByText(/^Import annulé/)).toBeVisible()
  const undone = await company.own<{ minDays: number; price: number }[]>('GET', '/prices')
  expect(undone.map(({ minDays, price }) => [minDays, price])).toEqual([[1, 40]])
})
