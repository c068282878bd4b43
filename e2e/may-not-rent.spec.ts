import { expect, test } from '@playwright/test'
import { choose, givenFleet, signUpCompany } from './company.ts'

const day = 86_400_000

test('an administrator stops renting to a customer, whom the counter sees, and rents once more with a reason', async ({
  page,
}) => {
  const company = await signUpCompany(page)
  const fleet = await givenFleet(company, ['AB-123-CD'])
  const zoe = await company.own('POST', '/customers', { firstName: 'Zoé', lastName: 'Célestine' })
  const start = new Date(Date.now() + day)
  const wanted = {
    start: start.toISOString(),
    end: new Date(start.getTime() + 2 * day).toISOString(),
    vehicleId: fleet.vehicles[0]?.id,
    customerId: zoe.id,
    departureAgencyId: fleet.agency.id,
    arrivalAgencyId: fleet.agency.id,
  }
  const { id } = await company.own('POST', '/rentals', wanted)

  await page.goto(`/customer/edit/${zoe.id}`)
  await page.getByRole('button', { name: 'Ne plus louer' }).click()
  const modal = page.getByRole('dialog', { name: 'Ne plus louer à Zoé Célestine' })
  await choose(page, 'Motif', 'Impayé')
  await modal.getByLabel('Faits').fill('Facture de mars non réglée après deux relances')
  const until = new Date(Date.now() + 300 * day).toISOString().slice(0, 10).split('-').reverse().join('/')
  await modal.getByLabel('Ne plus louer jusqu’au').fill(until)
  await modal.getByRole('button', { name: 'Ne plus louer' }).click()
  const mark = page.getByRole('region', { name: 'Ne plus louer' })
  await expect(mark.getByText(/Ne plus louer jusqu’au .* \(impayé\)/)).toBeVisible()
  await expect(mark.getByText(/Décidé le .* par /)).toBeVisible()
  await page.goto('/customer')
  await expect(page.getByRole('row', { name: /Zoé Célestine/ }).getByText('Ne plus louer')).toBeVisible()

  await page.goto(`/rental/summary/${id}`)
  const stop = page.getByRole('alert').filter({ hasText: 'Zoé Célestine' })
  await expect(stop.getByText(/ne plus louer jusqu’au/)).toBeVisible()
  await page.getByRole('button', { name: 'Créer le contrat' }).click()
  await expect(page.getByText(/Un administrateur peut l’accepter en indiquant un motif/)).toBeVisible()
  await stop.getByRole('button', { name: 'Accepter avec un motif' }).click()
  const accept = page.getByRole('dialog', { name: 'Accepter les conducteurs' })
  await accept.getByLabel('Motif').fill('A payé ce matin')
  await accept.getByRole('button', { name: 'Accepter avec un motif' }).click()
  await page.getByRole('button', { name: 'Créer le contrat' }).click()
  await expect.poll(async () => (await company.own<{ status: string }>('GET', `/rentals/${id}`)).status).toBe('pending')

  await page.goto(`/customer/edit/${zoe.id}`)
  await mark.getByRole('button', { name: 'Lever' }).click()
  await page.getByRole('tooltip').getByRole('button', { name: 'Lever' }).click()
  await expect(mark).toHaveCount(0)
  await page.getByRole('tab', { name: 'Historique' }).click()
  await expect(page.getByText('Ne plus louer, levé')).toBeVisible()
})
