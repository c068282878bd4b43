import { expect, test } from '@playwright/test'
import { paths } from '../web/session/paths.ts'
import { givenFleet, givenRental, signUpCompany } from './company.ts'
import { expectNoFault } from './screen-faults.ts'

test('the child seats of an agency are counted, shown with what is left, and refused in words when none is', async ({
  page,
}) => {
  const company = await signUpCompany(page)
  const fleet = await givenFleet(company, ['AA-123-AA', 'BB-123-BB'])

  await test.step('an agency states how many it has', async () => {
    await page.goto(paths.newOption)
    await page.getByLabel('Nom', { exact: true }).fill('Siège bébé')
    await page.getByLabel('Prix par jour').fill('3')
    await page.getByLabel('Nombre maximal').fill('2')
    await page.getByRole('spinbutton', { name: 'Le Gosier' }).fill('2')
    await expectNoFault(page, 'fr')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByRole('row', { name: /Siège bébé/ })).toBeVisible()
  })

  const [seat] = await company.own<{ id: number }[]>('GET', '/options')
  const taken = await givenRental(company, fleet)
  await company.own('PATCH', `/rentals/${taken.id}`, { optionIds: [seat?.id] })
  const { id } = await givenRental(company, { ...fleet, vehicles: fleet.vehicles.slice(1) })

  await page.goto(paths.rental(id))
  const option = page.locator('.option-list').getByRole('listitem').filter({ hasText: 'Siège bébé' })

  await test.step('the form shows one left, and warns of a second one', async () => {
    await expect(option).toContainText('Il en reste 1')
    await option.getByRole('checkbox').check()
    await option.getByRole('spinbutton').fill('2')
    await expect(option).toContainText('Plus que 1 à ces dates')
    await expectNoFault(page, 'fr')
  })

  await test.step('the second one is refused in words, and nothing typed is lost', async () => {
    await page.getByRole('combobox', { name: 'Remise' }).click()
    await page.getByText('10 %', { exact: true }).click()
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    const refusal = /Siège bébé.*il en reste 1 à l’agence «\sLe Gosier\s».*\(le prochain revient le .*\)\./
    await expect(page.getByText(refusal).first()).toBeVisible()
    await expect(option.getByRole('spinbutton')).toHaveValue('2')
    await option.getByRole('spinbutton').fill('1')
    await expect(option).toContainText('Il en reste 1')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.rentalSummary(id)}$`))
    await expect(page.getByText(/77,40\s€/).first()).toBeVisible()
  })
})
