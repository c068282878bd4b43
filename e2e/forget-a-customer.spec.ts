import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { paths } from '../web/session/paths.ts'
import { givenFleet, givenRental, signUpCompany } from './company.ts'

test('a customer gets their file, waits for the end of a rental, and is then erased from every list', async ({
  page,
}) => {
  const company = await signUpCompany(page)
  const fleet = await givenFleet(company, ['AA-123-AA'])
  const rental = await givenRental(company, fleet)

  await page.goto(paths.customer(rental.customerId))
  await page.getByRole('link', { name: 'Données personnelles' }).click()
  await expect(page.getByRole('heading', { name: 'Données personnelles – Zoé Célestine' })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger le dossier' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.zip$/)
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK')

  // The rental keeps everything.
  await expect(page.getByText('la location n’est pas terminée').first()).toBeVisible()
  await expect(page.getByText('Rien ne peut être effacé aujourd’hui')).toBeVisible()
  await company.own('PATCH', `/rentals/${rental.id}`, { status: 'cancelled' })
  await page.reload()

  const dispute = page.getByRole('switch', { name: 'Un litige est en cours avec ce client' })
  await dispute.click()
  await expect(page.getByText('un litige est en cours, jusqu’à ce que ce soit réglé').first()).toBeVisible()
  // The switch is turned before the page is read again: a click in between takes back the one before it.
  const reading = Promise.withResolvers<void>()
  await page.route('**/erasure', async (route) => {
    await reading.promise
    await route.continue()
  })
  await dispute.click()
  await expect(dispute).not.toBeChecked()
  await dispute.click()
  await expect(dispute).toBeChecked()
  await dispute.click()
  await expect(dispute).not.toBeChecked()
  reading.resolve()
  await expect(page.getByRole('heading', { name: 'Ce qui est effacé' })).toBeVisible()

  await page.getByRole('button', { name: 'Effacer ce client' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Effacer', exact: true }).click()
  await expect(page.getByText('Ce client est effacé')).toBeVisible()
  await expect(page.getByText('preuve en cas de réclamation').first()).toBeVisible()
  await expect(page.getByText('Célestine')).toBeHidden()
  await expect(page.locator('section:focus')).toContainText('Ce qui est conservé')

  await page.goto(`${paths.customers}?q=Célestine`)
  await expect(page.getByText('Zoé Célestine')).toBeHidden()
  await page.goto(paths.companyPrivacy(company.id))
  await expect(page.getByRole('heading', { name: 'Durées de conservation' })).toBeVisible()
  await expect(page.getByText(/À la demande – .*nom et coordonnées de 1 client/)).toBeVisible()
  await page.getByLabel('Scans du permis et des pièces d’identité').fill('15')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText(/rien n’est à effacer/)).toBeVisible()
})
