import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { readPdf } from '../server/testing/pdf.ts'
import { paths } from '../web/session/paths.ts'
import { signInToDemo } from './demo-screens.ts'

test('missing data of a contract is completed, and the accepted contract is handed over as PDF', async ({ page }) => {
  const { rental, customer, plate } = await givenDraft(page)
  await page.goto(paths.rentalSummary(rental.id))
  const check = page.getByRole('region', { name: 'Avant de créer le contrat' })
  await check.getByRole('link', { name: 'Le numéro de permis d’Anne Lise Étienne' }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.customerForm(customer.id)}$`))
  await page.getByLabel('Numéro du permis').fill('77AB12345')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.rentalSummary(rental.id)}$`))
  await expect(check.getByRole('link', { name: /^L’adresse complète/ })).toBeVisible()
  await expect(check.getByRole('link', { name: /^Le numéro de permis/ })).toBeHidden()

  await page.getByRole('button', { name: 'Créer le contrat' }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.rentals}$`))
  await page.goto(paths.rentalSummary(rental.id))
  await expect(check).toBeHidden()
  const documents = page.getByRole('region', { name: 'Documents' })
  await expect(documents.getByRole('link', { name: /Contrat accepté/ })).toBeVisible()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    documents.getByRole('button', { name: /PDF.*Contrat accepté/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`Contrat-accepté-${rental.publicId}.pdf`)
  const { pages, text, title } = await readPdf(await readFile(await download.path()))
  expect(title).toBe(`Contrat ${rental.publicId}`)
  for (const [at, one] of pages.entries()) expect(one).toContain(`page ${at + 1} / ${pages.length}`)
  for (const words of ['Anne Lise Étienne', '77AB12345', plate, 'Alizés Location', 'Total TTC', 'SHA-256']) {
    expect(text).toContain(words)
  }
})

test('a document that cannot be read says so, and is read again on request @long', async ({ page }) => {
  const { rental } = await givenDraft(page)
  const read = /\/rentals\/\d+\/document$/
  let isServerAway = true
  await page.route(read, (route) => (isServerAway ? route.abort() : route.continue()))
  await page.goto(`${paths.printableContract}?id=${rental.id}`)
  await expect(page.getByRole('alert')).toContainText('Le serveur ne répond pas')
  isServerAway = false
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('main')).toContainText('Anne Lise Étienne')
})

let drafts = 0

/** Creates a draft of the demo company for a new customer with only a name, and a new vehicle. */
async function givenDraft(page: Page) {
  await signInToDemo(page.request)
  const [{ id: companyId }] = await request(page, 'GET', '/companies')
  const own = (method: 'GET' | 'POST', path: string, data?: object) =>
    request(page, method, `/companies/${companyId}${path}`, data)
  const [[agency], [category]] = await Promise.all([own('GET', '/agencies'), own('GET', '/categories')])
  const letters = `${'ABCDEFGH'[test.info().workerIndex % 8]}${'ABCDEFGH'[drafts++ % 8]}`
  const plate = `HN-${String(100 + (Date.now() % 900))}-${letters}`
  const place = { categoryId: category.id, locationId: agency.id, schematicId: 1 }
  const vehicle = await own('POST', '/vehicles', { registrationNumber: plate, make: 'Kia', model: 'Picanto', ...place })
  const customer = await own('POST', '/customers', { firstName: 'Anne Lise', lastName: 'Étienne' })
  const start = Date.now() + 86_400_000
  const rental = await own('POST', '/rentals', {
    start: new Date(start).toISOString(),
    end: new Date(start + 3 * 86_400_000).toISOString(),
    vehicleId: vehicle.id,
    customerId: customer.id,
    departureAgencyId: agency.id,
    arrivalAgencyId: agency.id,
  })
  return { rental, customer, plate }
}

async function request(page: Page, method: 'GET' | 'POST', path: string, data?: object) {
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  const response = await page.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) })
  expect(response.ok(), `${method} ${path} answers ${response.status()}`).toBe(true)
  return await response.json()
}
