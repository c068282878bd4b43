import { expect, test } from '@playwright/test'
import { readPdf } from '../server/testing/pdf.ts'
import { paths } from '../web/session/paths.ts'
import { choose, givenFleet, signUpCompany } from './company.ts'
import { expectNoFault } from './screen-faults.ts'

test('a scooter is priced by the hour and by the weekday, rented for four hours, and billed so', async ({ page }) => {
  const company = await signUpCompany(page)
  const fleet = await givenFleet(company, ['AA-123-AA'])
  const { agency } = fleet

  await test.step('the grid takes a price of an hour and one of the weekend', async () => {
    await page.goto(paths.prices)
    await choose(page, 'Unité', 'heures')
    await page.getByRole('spinbutton', { name: 'À partir de' }).fill('2')
    await page.keyboard.press('Enter')
    const hours = page.getByRole('table', { name: /Prix de l’heure/ })
    await expect(hours.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('8')
    const weekdays = page.getByRole('combobox', { name: 'Jours de la semaine' })
    const tools = page.getByRole('group', { name: 'Ajouter des jours de la semaine' })
    const room = await tools.boundingBox()
    await weekdays.click()
    for (const day of ['ven.', 'sam.', 'dim.']) {
      await page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: day }).click()
    }
    await page.keyboard.press('Escape')
    // The list hangs on the field: one that grew with each day would move it away under the pointer.
    expect(await tools.boundingBox()).toEqual(room)
    await tools.getByRole('button', { name: 'Ajouter' }).click()
    const weekend = page.getByRole('table', { name: /ven\., sam\., dim\./ })
    await expect(weekend.getByRole('textbox').first()).toBeFocused()
    await page.keyboard.type('60')
    await expectNoFault(page, 'fr')
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(page.getByText('Sauvegarde effectuée')).toBeVisible()
    expect(await company.own('GET', '/prices')).toMatchObject([
      { minHours: 2, weekdays: null, price: 8 },
      { minHours: null, weekdays: null, price: 40 },
      { minHours: null, weekdays: [5, 6, 7], price: 60 },
    ])
    await page.goto(`${paths.prices}?view=list`)
    // The example below the prices has rows with days of its own.
    await expect(page.locator('[data-row]').filter({ hasText: 'ven.' })).toContainText('sam.')
    await expectNoFault(page, 'fr')
  })

  const customer = await company.own('POST', '/customers', { firstName: 'Zoé', lastName: 'Célestine' })
  const from = nextMonday()
  const draft = await company.own('POST', '/rentals', {
    start: from.toISOString(),
    end: new Date(from.getTime() + 4 * 3_600_000).toISOString(),
    vehicleId: fleet.vehicles[0]?.id,
    customerId: customer.id,
    departureAgencyId: agency.id,
    arrivalAgencyId: agency.id,
  })

  await test.step('the form shows the hours', async () => {
    await page.goto(paths.rental(draft.id))
    const price = page.getByRole('complementary', { name: 'Prix' })
    await expect(price).toContainText(/4 heures × 8,00\s€/)
    await expect(price).toContainText(/Total4 heures32,00\s€/)
    await expectNoFault(page, 'fr')
  })

  await test.step('the contract and the invoice have them', async () => {
    await company.own('PATCH', `/rentals/${draft.id}`, { status: 'pending' })
    const download = await page.request.get(`/api/companies/${company.id}/rentals/${draft.id}/printable?format=pdf`)
    const { text } = await readPdf(new Uint8Array(await download.body()))
    expect(text).toMatch(/4 heures × 8,00\s€/)
    type Preview = { lines: { label: string; quantity: number }[] }
    const preview = await company.own<Preview>('GET', `/rentals/${draft.id}/invoices/preview?kind=invoice`)
    expect(preview.lines).toMatchObject([{ label: expect.stringMatching(/\(par heure\)$/), quantity: 4 }])
  })
})

/** Returns ten in the morning in Guadeloupe on the Monday after the next one. */
function nextMonday(): Date {
  const date = new Date()
  date.setUTCHours(14, 0, 0, 0)
  date.setUTCDate(date.getUTCDate() + ((8 - date.getUTCDay()) % 7) + 7)
  return date
}
