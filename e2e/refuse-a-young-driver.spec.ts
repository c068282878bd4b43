import { expect, test } from '@playwright/test'
import { choose, givenFleet, signUpCompany } from './company.ts'

const day = 86_400_000

/** Returns the day so many years ago, moved by some days. */
function yearsAgo(years: number, days: number): string {
  const date = new Date(Date.now() + days * day)
  date.setUTCFullYear(date.getUTCFullYear() - years)
  return date.toISOString().slice(0, 10)
}

test('a driver who is too young is refused until the birthday, an administrator gives a reason, or another drives', async ({
  page,
}) => {
  const company = await signUpCompany(page)
  const fleet = await givenFleet(company, ['AB-123-CD'])
  const option = await company.own('POST', '/options', { name: 'Jeune conducteur', dailyPrice: 5 })
  const person = { lastName: 'Célestine', drivingLicenseNumber: '12AA34567', drivingLicenseCategories: 'B' }
  const zoe = await company.own('POST', '/customers', { ...person, firstName: 'Zoé', birthDate: yearsAgo(40, 0) })
  await company.own('POST', '/customers', { ...person, firstName: 'Tom', birthDate: yearsAgo(21, 60) })

  await page.goto(`/company/edit/${company.id}`)
  await page.getByRole('tab', { name: 'Conducteurs' }).click()
  await page.getByLabel('Âge minimum').fill('21')
  await page.getByLabel('En dessous de').fill('25')
  await choose(page, 'Option ajoutée', 'Jeune conducteur')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Sauvegarde effectuée')).toBeVisible()

  const start = new Date(Date.now() + day)
  const rental = await company.own('POST', '/rentals', {
    start: start.toISOString(),
    end: new Date(start.getTime() + 2 * day).toISOString(),
    vehicleId: fleet.vehicles[0]?.id,
    customerId: zoe.id,
    departureAgencyId: fleet.agency.id,
    arrivalAgencyId: fleet.agency.id,
  })
  await page.goto(`/rental/edit/${rental.id}`)
  await page.getByLabel('Conducteurs supplémentaires').fill('Tom')
  await page.locator('.ant-select-dropdown:visible').getByText('Tom Célestine').click()
  const refusal = page.getByRole('alert').filter({ hasText: 'Un conducteur ne remplit pas les conditions' })
  await expect(refusal.getByText(/Tom Célestine.*moins de 21 ans le jour du départ/)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /Jeune conducteur/ })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /Jeune conducteur/ })).toBeDisabled()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page).toHaveURL(/summary/)
  const saved = await company.own<{ optionIds: number[] }>('GET', `/rentals/${rental.id}`)
  expect(saved.optionIds).toEqual([option.id])

  await page.getByRole('button', { name: 'Créer le contrat' }).click()
  await expect(page.getByText(/Un administrateur peut l’accepter en indiquant un motif/)).toBeVisible()

  await refusal.getByRole('button', { name: 'Accepter avec un motif' }).click()
  const modal = page.getByRole('dialog', { name: 'Accepter les conducteurs' })
  await modal.getByLabel('Motif').fill('Fils de la cliente, permis depuis trois ans')
  await modal.getByRole('button', { name: 'Accepter avec un motif' }).click()
  await expect(page.getByText('Accepté par un administrateur', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Créer le contrat' }).click()
  await expect
    .poll(async () => (await company.own<{ status: string }>('GET', `/rentals/${rental.id}`)).status)
    .toBe('pending')
  await page.goto(`/rental/summary/${rental.id}`)
  await expect(page.getByText('Conducteur accepté par un administrateur')).toBeVisible()
  await expect(page.getByText(/Fils de la cliente/)).toBeVisible()

  await company.own('PATCH', '/driverRules', { minimumAge: 23 })
  await page.goto(`/rental/checkout/${rental.id}`)
  await expect(refusal.getByText(/Tom Célestine.*moins de 23 ans/)).toBeVisible()
  await page.getByLabel('Kilométrage').first().fill('120')
  await page.getByRole('button', { name: 'Remettre', exact: false }).last().click()
  await expect(page.getByText('La remise du véhicule n’a pas été enregistrée')).toBeVisible()
  expect((await company.own<{ status: string }>('GET', `/rentals/${rental.id}`)).status).toBe('pending')
  await company.own('PATCH', `/rentals/${rental.id}`, { additionalDriverIds: [] })
  await page.reload()
  await expect(refusal).toHaveCount(0)
  await page.getByRole('button', { name: 'Remettre', exact: false }).last().click()
  await expect
    .poll(async () => (await company.own<{ status: string }>('GET', `/rentals/${rental.id}`)).status)
    .toBe('ongoing')
})
