import { expect, test } from '@playwright/test'
import { paths } from '../web/session/paths.ts'
import { givenFleet, signUpCompany } from './company.ts'

test('a rental is billed to a company created on the way, whose name is on the contract and in the lists', async ({
  page,
}) => {
  const company = await signUpCompany(page)
  await givenFleet(company, ['AA-123-AA'])
  await company.own('POST', '/customers', { firstName: 'Zoé', lastName: 'Célestine' })
  await page.goto(paths.rentals)
  await page.goto(paths.newRental)
  await page.getByRole('button', { name: '1 jour', exact: true }).click()
  await page.getByRole('option', { name: /AA-123-AA/ }).click()
  const customer = page.getByRole('combobox', { name: 'Client' })
  await customer.fill('celestine')
  await expect(page.locator('.customer-choice')).toHaveText(/Zoé Célestine/)
  await customer.press('Enter')

  await page.getByText('Facturer à quelqu’un d’autre').click()
  const billed = page.getByRole('group').filter({ hasText: 'Facturer à quelqu’un d’autre' })
  await billed.getByRole('button', { name: 'Nouveau' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Entreprise', { exact: true }).click()
  await dialog.getByLabel('Raison sociale').fill('SARL Soleil')
  await dialog.getByLabel('SIREN').fill('732 829 321')
  await dialog.getByLabel('Contact').fill('Awa Diallo')
  await expect(dialog.getByText(/^Ce numéro SIREN n’est pas valable/).first()).toBeVisible()
  await dialog.getByLabel('SIREN').fill('732 829 320')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Créer la location' }).click()

  const facts = page.locator('.summary-facts')
  await expect(facts.getByRole('link', { name: 'SARL Soleil' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${paths.rentals}$`))
  await page.goForward()
  await expect(page.getByRole('link', { name: 'L’adresse complète de SARL Soleil' })).toBeVisible()
  await page.getByRole('button', { name: 'Créer le contrat' }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.rentals}$`))

  const [rental] = await company.own<{ id: number }[]>('GET', '/rentals')
  await page.goto(`${paths.printableContract}?id=${rental?.id}`)
  await expect(page.getByRole('main')).toContainText(/Facturé à\s*SARL Soleil\s*SIREN 732.829.320/)

  await page.goto(`${paths.customers}?q=solleil`)
  await page.getByRole('link', { name: 'SARL Soleil' }).click()
  await expect(page.getByRole('heading', { name: 'SARL Soleil' })).toBeVisible()
  await expect(page.getByText('Awa Diallo')).toBeVisible()
})
