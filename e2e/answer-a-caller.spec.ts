import { expect, test } from '@playwright/test'
import { formatDateTime } from '../domain/kernel/date-text.ts'
import { paths } from '../web/session/paths.ts'
import { givenFleet, signUpCompany } from './company.ts'
import { pressAtOnce } from './keyboard.ts'

const zone = 'America/Guadeloupe'

test('a caller hears what is free and at which price, by the keys alone, and the cheapest is booked', async ({
  page,
}) => {
  const company = await signUpCompany(page)
  const { agency, category, vehicles } = await givenFleet(company, ['AA-001-AA', 'AA-002-AA'])
  const amounts = { securityDepositAmount: 1500, waiverAmount: 2000 }
  const large = await company.own('POST', '/categories', { code: 'F', name: 'Familiale', ...amounts })
  const at = { agencyId: agency.id, seasonId: null }
  await company.own('PUT', '/prices', [
    { ...at, categoryId: category.id, minDays: 1, price: 40 },
    { ...at, categoryId: category.id, minDays: 7, price: 35 },
    { ...at, categoryId: large.id, minDays: 1, price: 90 },
  ])
  await company.own('POST', `/vehicles/${vehicles[0]?.id}/unavailabilities`, {
    start: inDays(2),
    end: inDays(3),
    description: 'Atelier',
  })

  await page.goto(paths.home)
  await expect(page.getByRole('heading', { name: 'Accueil' })).toBeVisible()
  await pressAtOnce(page.keyboard, 'g', 'd')
  await expect(page).toHaveURL(new RegExp(`${paths.categoryPrices}$`))
  await expect(page.getByRole('textbox', { name: 'Départ' })).toBeFocused()
  await page.keyboard.type('demain 9h')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Retour' })).toBeFocused()
  await page.keyboard.type(formatDateTime(inDays(8), zone, 'fr').slice(0, 40))
  await page.keyboard.press('Enter')

  const list = page.getByRole('table', { name: 'Disponibilités et prix' })
  const rows = list.getByRole('row')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1)).toContainText('B · Citadine')
  await expect(rows.nth(1)).toContainText('1 libre')
  await expect(rows.nth(1)).toContainText(/800,00\s€/)
  await expect(rows.nth(2)).toContainText('F · Familiale')
  await expect(rows.nth(2)).toContainText('Complet')
  await expect(rows.nth(2).getByRole('link')).toHaveText(['Faire de la place'])
  const total = (await rows.nth(1).locator('.stay-price').textContent()) ?? ''

  await list.getByRole('link', { name: 'Réserver, B · Citadine' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${paths.newRental}$`))
  await expect(page.getByText('AA-002-AA')).toBeVisible()
  await expect(page.locator('.price-panel')).toContainText(total)
  await expect(page.getByRole('combobox', { name: 'Client' }).first()).toBeFocused()
  await page.goBack()
  await expect(rows.nth(1)).toContainText(total)
})

test('a return before the departure is refused in words, and nothing is answered @long', async ({ page }) => {
  const company = await signUpCompany(page)
  await givenFleet(company, ['AA-001-AA'])
  await page.goto(paths.categoryPrices)
  await page.getByRole('textbox', { name: 'Départ' }).fill('demain 9h')
  await page.getByRole('textbox', { name: 'Retour' }).fill('demain 9h30')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Le retour doit avoir lieu au moins une heure après le départ')
  await expect(page.getByRole('table')).toHaveCount(0)
})

test('a length is one click or « +7 », and a car of another agency is offered with its category first @long', async ({
  page,
}) => {
  const company = await signUpCompany(page)
  const { agency } = await givenFleet(company, ['AA-001-AA'])
  const port = await company.own('POST', '/agencies', { name: 'Port' })
  const amounts = { securityDepositAmount: 1500, waiverAmount: 2000 }
  const large = await company.own('POST', '/categories', { code: 'F', name: 'Familiale', ...amounts })
  await company.own('POST', '/vehicles', {
    registrationNumber: 'AA-009-AA',
    categoryId: large.id,
    locationId: port.id,
  })
  await page.goto(`${paths.categoryPrices}?agencyId=${agency.id}`)
  await page.getByRole('button', { name: '2 jours', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: /^2 jours$/ })).toBeVisible()
  await page.getByRole('textbox', { name: 'Retour' }).fill('+7')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: '1 semaine', exact: true })).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('link', { name: '1 dans une autre agence, F · Familiale' }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.newRental}$`))
  await expect(page.getByRole('combobox', { name: 'Plaque, marque, modèle…' })).toBeFocused()
  await expect(page.getByRole('option').first()).toContainText(/AA-009-AA.*Port/s)
})

function inDays(days: number): string {
  return new Date(Math.ceil(Date.now() / 60_000) * 60_000 + days * 86_400_000).toISOString()
}
