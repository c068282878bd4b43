import { expect, type Page, test } from '@playwright/test'
import { paths } from '../web/session/paths.ts'
import { givenFleet, givenRental, signUpCompany } from './company.ts'

test('a typed plate offers first what the vehicle needs: to leave, to come back, or to be rented', async ({ page }) => {
  const company = await signUpCompany(page)
  const fleet = await givenFleet(company, ['TP-101-TP', 'TP-202-TP'])
  const { id } = await givenRental(company, fleet, Date.now() - 4 * 60_000)
  const check = (stage: 'delivery' | 'return', odometer: number) =>
    company.own('POST', `/rentals/${id}/checks`, { stage, odometer, fuelLevel: '4/4' })
  await page.goto(paths.home)

  await typePlate(page, 'tp 101 tp')
  await expect(first(page)).toContainText(/^Remettre · Zoé Célestine/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${paths.rentalCheckout(id)}$`))

  await check('delivery', 10)
  await page.goto(paths.home)
  await typePlate(page, 'TP-101-TP')
  await expect(first(page)).toContainText(/^Reprendre · Zoé Célestine/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${paths.rentalCheckout(id)}$`))

  await check('return', 20)
  await page.goto(paths.home)
  for (const plate of ['tp101tp', 'TP-202-TP']) {
    await typePlate(page, plate)
    await expect(first(page)).toContainText(/^Nouvelle location · TP-/)
    if (plate === 'tp101tp') await page.keyboard.press('Escape')
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${paths.newRental}$`))
})

/** Opens the palette and types a plate; returns once its results are there. */
async function typePlate(page: Page, plate: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog', { name: /^Faire/ })).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: /^Faire/ })).toBeFocused()
  await page.keyboard.type(plate)
  await expect(page.getByRole('listbox', { name: /^Faire/ })).toHaveAttribute('aria-busy', 'false')
}

function first(page: Page) {
  return page.getByRole('option').first()
}
