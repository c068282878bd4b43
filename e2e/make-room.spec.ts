import { expect, test } from '@playwright/test'
import { paths } from '../web/session/paths.ts'
import { givenFleet, givenRental, signUpCompany } from './company.ts'
import { expectNoFault } from './screen-faults.ts'

const dayMs = 86_400_000

test('nothing is free for a long stay: three rentals move at once, by the keys alone, and one undo puts them back', async ({
  page,
}) => {
  const company = await signUpCompany(page)
  const { own } = company
  const fleet = await givenFleet(company, ['AA-001-AA', 'BB-002-BB', 'CC-003-CC', 'DD-004-DD'])
  const customer = await own('POST', '/customers', { firstName: 'Zoé', lastName: 'Célestine' })
  const first = Math.ceil(Date.now() / dayMs) * dayMs + 10 * dayMs + 14 * 3_600_000
  const at = (days: number) => new Date(first + days * dayMs).toISOString()
  const promise = { categoryId: fleet.category.id, transmission: null, seats: null }
  /** Rents a car for some days; one that is kept was promised to its customer. */
  const rent = async (car: number, from: number, to: number, isKept: boolean) => {
    const places = { departureAgencyId: fleet.agency.id, arrivalAgencyId: fleet.agency.id }
    const body = {
      ...places,
      start: at(from),
      end: at(to),
      vehicleId: fleet.vehicles[car]?.id,
      customerId: customer.id,
      promise: isKept ? null : promise,
    }
    const { id } = await own('POST', '/rentals', body)
    return await own<{ id: number; publicId: string }>('PATCH', `/rentals/${id}`, { status: 'pending' })
  }
  // The first car has three rentals, each of which only one other car can take.
  const movable = [await rent(0, 1, 3, false), await rent(0, 4, 6, false), await rent(0, 7, 9, false)]
  await rent(1, 3.5, 10, true)
  await rent(2, 0, 3.5, true)
  await rent(2, 6.5, 10, true)
  await rent(3, 0, 6.5, true)
  const vehiclesNow = async () => {
    const rentals: number[] = []
    for (const { id } of movable) {
      rentals.push((await own<{ vehicleId: number }>('GET', `/rentals/${id}`)).vehicleId)
    }
    return rentals.map((id) => fleet.vehicles.findIndex((vehicle) => vehicle.id === id))
  }

  await page.goto(`${paths.categoryPrices}?agencyId=${fleet.agency.id}&start=${at(0)}&end=${at(10)}`)
  const link = page.getByRole('link', { name: 'Faire de la place, B · Citadine' })
  await link.focus()
  await page.keyboard.press('Enter')
  const make = page.getByRole('button', { name: 'Faire de la place : Citadine' })
  await make.focus()
  await page.keyboard.press('Enter')
  const proposal = page.getByRole('region', { name: 'Faire de la place : Citadine' })
  await expect(proposal.getByRole('heading')).toBeFocused()
  await expect(proposal).toContainText('3 locations changent de véhicule, et AA-001-AA se libère pour ces dates.')
  for (const [at, plate] of ['BB-002-BB', 'CC-003-CC', 'DD-004-DD'].entries()) {
    await expect(proposal.getByRole('listitem').filter({ hasText: `${movable[at]?.publicId} :` })).toContainText(
      `AA-001-AA → ${plate}`,
    )
  }
  await expectNoFault(page, 'fr')

  await test.step('a colleague who pins one of the cars leaves no way, and another proposal once it is free again', async () => {
    await own('PATCH', `/rentals/${movable[1]?.id}`, { isPinned: true })
    await expect(proposal).toContainText('Aucun moyen')
    await expectNoFault(page, 'fr')
    await own('PATCH', `/rentals/${movable[1]?.id}`, { isPinned: false })
    await expect(proposal.getByRole('listitem')).toHaveCount(3)
  })

  await page.keyboard.press('Tab')
  await expect(proposal.getByRole('button', { name: 'Déplacer les 3 locations et choisir AA-001-AA' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('3 locations ont changé de véhicule.')).toBeVisible()
  await expect(page.locator('.vehicle-selected')).toContainText('AA-001-AA')
  await expect(page.locator('.vehicle-selected')).not.toContainText('Déjà loué')
  expect(await vehiclesNow()).toEqual([1, 2, 3])

  await page.getByRole('button', { name: 'Annuler', exact: true }).last().click()
  await expect(page.getByText('Les locations ont retrouvé leur véhicule.')).toBeVisible()
  expect(await vehiclesNow()).toEqual([0, 0, 0])
  await expect(page.locator('.vehicle-selected')).toContainText('Déjà loué')
})

test('a rental that is out gets the next days of its car, by the keys alone', async ({ page }) => {
  const company = await signUpCompany(page, 'en')
  const { own } = company
  const fleet = await givenFleet(company, ['AA-001-AA', 'BB-002-BB'])
  const now = Math.floor(Date.now() / 60_000) * 60_000
  const extended = await givenRental(company, fleet, now)
  await own('POST', `/rentals/${extended.id}/checks`, { stage: 'delivery', odometer: 1000 })
  const next = await givenRental(company, fleet, now + 2.2 * dayMs)
  await own('PATCH', `/rentals/${next.id}`, {
    promise: { categoryId: fleet.category.id, transmission: null, seats: null },
  })

  await page.goto(paths.rental(extended.id))
  await page.getByText('3 days', { exact: true }).click()
  await page.getByRole('button', { name: 'Make room: AA-001-AA' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Make room: AA-001-AA' })).toContainText('AA-001-AA → BB-002-BB')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('.vehicle-selected')).toBeFocused()
  await expect(page.locator('.vehicle-selected')).not.toContainText('Already rented')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.rentalSummary(extended.id)}$`))
  expect(await own<{ vehicleId: number }>('GET', `/rentals/${next.id}`)).toMatchObject({
    vehicleId: fleet.vehicles[1]?.id,
  })
})
