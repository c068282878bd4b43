import { expect, test } from '@playwright/test'
import { readPdf } from '../server/testing/pdf.ts'
import { paths } from '../web/session/paths.ts'
import { givenDrafts, givenFleet, signUpCompany } from './company.ts'
import { expectNoFault } from './screen-faults.ts'

test('a category is promised, the car changes while the customer reads, and the plate appears with the departure', async ({
  page,
  browser,
}) => {
  const company = await signUpCompany(page)
  const { own } = company
  const fleet = await givenFleet(company)
  const car = (registrationNumber: string, transmission: string) =>
    own('POST', '/vehicles', {
      registrationNumber,
      transmission,
      seats: 5,
      make: 'Renault',
      model: 'Clio',
      categoryId: fleet.category.id,
      locationId: fleet.agency.id,
    })
  const [automatic, other] = [await car('AA-123-AA', 'Automatique'), await car('BB-456-BB', 'Automatique')]
  const manual = await car('CC-789-CC', 'Manuelle')
  const cars = { ...fleet, vehicles: [automatic, other, manual] }
  const [id = 0] = await givenDrafts(company, cars, Date.now() + 3_600_000)
  const { code } = await own<{ id: number; code: string }>('GET', `/rentals/${id}`)
  const documentText = async () => {
    const printed = await page.request.get(`/api/companies/${company.id}/rentals/${id}/printable?format=pdf`)
    return (await readPdf(new Uint8Array(await printed.body()))).text
  }

  await test.step('the form promises the category, with the gearbox of the car', async () => {
    await page.goto(paths.rental(id))
    const promised = page.getByRole('radiogroup', { name: 'Promis au client' })
    await expect(promised.getByRole('radio', { name: 'Ce véhicule' })).toBeChecked()
    await promised.getByText('Catégorie B').click()
    await expect(page.getByTitle('Boîte automatique')).toBeVisible()
    await expectNoFault(page, 'fr')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.rentalSummary(id)}$`))
    await expect(page.getByText('Promis : Catégorie B (Citadine) ou similaire, boîte automatique')).toBeVisible()
    await expectNoFault(page, 'fr')
  })

  await own('PATCH', `/rentals/${id}`, { status: 'validating' })
  const customer = await (await browser.newContext()).newPage()
  await test.step('the customer reads the promise and no plate, on page and paper', async () => {
    await customer.goto(`/l/${code}`)
    await expect(customer.getByRole('main')).toContainText('Catégorie B (Citadine) ou similaire, boîte automatique')
    await expect(customer.getByRole('main')).not.toContainText('AA-123-AA')
    const text = await documentText()
    expect(text).toMatch(/Catégorie B \(Citadine\) ou similaire,\s+boîte\s+automatique/)
    expect(text).not.toContain('AA-123-AA')
  })

  await test.step('a manual is refused, another automatic is given', async () => {
    await page.goto(paths.rental(id))
    const vehicle = page.locator('.rental-vehicle')
    await vehicle.getByRole('button', { name: 'Changer' }).click()
    await vehicle.getByRole('option', { name: /CC-789-CC/ }).click()
    await expect(page.getByText('Promis : boîte automatique. Ce véhicule en a une autre.')).toBeVisible()
    await expectNoFault(page, 'fr')
    await vehicle.getByRole('button', { name: 'Changer' }).click()
    await vehicle.getByRole('option', { name: /BB-456-BB/ }).click()
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.rentalSummary(id)}$`))
    await expect(page.getByRole('link', { name: /BB-456-BB/ })).toBeVisible()
  })

  await test.step('the customer accepts what they had read', async () => {
    await customer.getByRole('button', { name: 'Accepter', exact: true }).click()
    await customer.getByRole('button', { name: 'Oui, accepter' }).click()
    await expect(customer.getByRole('heading', { name: 'Cette location a été acceptée' })).toBeVisible()
  })

  await test.step('the car is pinned from the summary', async () => {
    await page.reload()
    const pin = page.getByRole('button', { name: 'Garder ce véhicule' })
    await expect(pin).toHaveAttribute('aria-pressed', 'false')
    await pin.click()
    await expect(pin).toHaveAttribute('aria-pressed', 'true')
    expect(await own('GET', `/rentals/${id}`)).toMatchObject({ isPinned: true, totalAmount: 80 })
  })

  await test.step('the departure shows the plate', async () => {
    await own('POST', `/rentals/${id}/checks`, { stage: 'delivery', odometer: 100, fuelLevel: '4/4' })
    expect(await documentText()).toContain('BB-456-BB')
    await customer.reload()
    await expect(customer.getByRole('main')).toContainText('Renault Clio')
  })

  await test.step('a company that proposes categories has one in each new form, and each may promise its car', async () => {
    await company.request('PATCH', `/companies/${company.id}`, { defaultPromise: 'category' })
    await page.goto(paths.vehicle(automatic.id))
    await page.getByRole('link', { name: 'Louer ce véhicule', exact: true }).click()
    const promised = page.getByRole('radiogroup', { name: 'Promis au client' })
    await expect(promised.getByRole('radio', { name: 'Catégorie B' })).toBeChecked()
    await expect(page.getByTitle('Boîte automatique')).toBeVisible()
    await promised.getByText('Ce véhicule').click()
    await expect(page.getByTitle('Boîte automatique')).toBeHidden()
  })
})
