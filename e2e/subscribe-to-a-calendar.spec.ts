import { expect, test } from '@playwright/test'
import { paths } from '../web/session/paths.ts'
import { givenFleet, signUpCompany } from './company.ts'

test('an administrator gives a partner the calendar of a vehicle, and takes it back', async ({ page }) => {
  const company = await signUpCompany(page)
  await givenFleet(company, ['AB-123-CD'])
  await page.goto(paths.company(company.id))
  await page.getByRole('link', { name: 'Connexions' }).click()
  await page.getByRole('link', { name: 'Calendriers' }).click()
  await expect(page.getByText('Aucun calendrier')).toBeVisible()
  await page.getByRole('button', { name: 'Créer un calendrier' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Nom').fill('Parking')
  await form.getByText('Véhicule', { exact: true }).click()
  await form.getByRole('button', { name: 'Créer un calendrier' }).click()
  await expect(form.getByRole('button', { name: 'Choisissez\u202f: Véhicule' })).toBeVisible()
  await form.getByRole('combobox', { name: 'Véhicule' }).click()
  await page.getByTitle(/AB-123-CD/).click()
  await form.getByRole('button', { name: 'Créer un calendrier' }).click()
  const address = await page.getByRole('dialog').getByLabel('Adresse du calendrier').inputValue()
  await page.getByRole('button', { name: 'J’ai copié l’adresse' }).click()
  await expect(page.getByRole('main')).toBeFocused()
  const row = page.getByRole('row', { name: /Parking/ })
  await expect(row).toContainText('AB-123-CD')
  await expect(row).toContainText('Jamais')

  const path = new URL(address).pathname
  const read = await page.request.get(path)
  expect(await read.text()).toContain('X-WR-CALNAME:Parking')
  expect((await page.request.get(path, { headers: { 'If-None-Match': read.headers().etag ?? '' } })).status()).toBe(304)
  await page.reload()
  await expect(row).not.toContainText('Jamais')
  await page.getByRole('button', { name: 'Révoquer Parking' }).click()
  await page.getByRole('button', { name: 'Révoquer', exact: true }).click()
  await expect(page.getByText('Calendrier révoqué')).toBeVisible()
  expect((await page.request.get(path)).status()).toBe(404)
})
