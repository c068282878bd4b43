import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { paths } from '../web/session/paths.ts'
import { givenFleet, signUpCompany } from './company.ts'
import { misplaced, settle } from './screen-faults.ts'

/** Expects a screen on which nothing overflows or is cut off, on a desk and on a phone. */
async function expectPlaced(page: Page) {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await settle(page)
    expect(await misplaced(page)).toEqual([])
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}

test('the preview names what an electronic invoice lacks, and with it the invoice downloads as XML', async ({
  page,
}) => {
  const company = await signUpCompany(page)
  const { own } = company
  const fleet = await givenFleet(company, ['AA-303-GP'])
  const seller = { siret: '73282932000074', vatNumber: 'FR44732829320', address: 'Jarry\n97122 Baie-Mahault' }
  await company.request('PATCH', `/companies/${company.id}`, seller)
  const address = { address: '3 boulevard Légitimus', postalCode: '97139', city: 'Les Abymes' }
  const firm = await own('POST', '/customers', { kind: 'company', companyName: 'SARL Soleil', ...address })
  const person = await own('POST', '/customers', { firstName: 'Zoé', lastName: 'Célestine' })
  const tomorrow = Date.now() + 86_400_000
  const rental = await own('POST', '/rentals', {
    start: new Date(tomorrow).toISOString(),
    end: new Date(tomorrow + 2 * 86_400_000).toISOString(),
    vehicleId: fleet.vehicles[0]?.id,
    customerId: person.id,
    billedCustomerId: firm.id,
    departureAgencyId: fleet.agency.id,
    arrivalAgencyId: fleet.agency.id,
  })
  await own('PATCH', `/rentals/${rental.id}`, { status: 'pending' })

  await page.goto(paths.rentalSummary(rental.id))
  const invoice = page.getByRole('button', { name: 'Facturer', exact: true })
  await invoice.click()
  const dialog = page.getByRole('dialog', { name: 'Facture – aperçu' })
  await expect(dialog.getByText(/Sans facture électronique.: il manque le SIREN du client\./)).toBeVisible()
  await expectPlaced(page)
  await own('PATCH', `/customers/${firm.id}`, { siren: '901840629' })

  await page.reload()
  await invoice.click()
  await expect(dialog.getByText('Total TTC')).toBeVisible()
  await expect(dialog.getByText(/Sans facture électronique/)).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Émettre' }).click()
  await expect(page.getByText('Factur-X (EN 16931), dans le PDF et en XML')).toBeVisible()
  await expectPlaced(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Facture électronique F.* en XML$/ }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^Facture-F\d{4}-000001\.xml$/)
  expect(await readFile(await file.path(), 'utf8')).toContain('<ram:URIID schemeID="0225">901840629</ram:URIID>')
})
