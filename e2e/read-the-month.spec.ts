import { expect, test } from '@playwright/test'
import { paths } from '../web/session/paths.ts'
import { givenFleet, givenRental, signUpCompany } from './company.ts'
import { pressAtOnce } from './keyboard.ts'
import { expectNoFault, settle } from './screen-faults.ts'

test('the owner reads what the coming days bring, how it is computed and which rentals are behind it', async ({
  page,
}) => {
  const company = await signUpCompany(page, 'fr')
  await company.own('PATCH', '', { vatRate: 8.5 })
  await givenRental(company, await givenFleet(company, ['RM-101-AA', 'RM-102-AA']))

  await test.step('a month without rentals says so, and opens from the keyboard', async () => {
    await page.goto('/')
    await settle(page)
    await pressAtOnce(page.keyboard, 'g', 'q')
    await expect(page).toHaveURL(/\/statistics$/)
    await expect(page.getByRole('button', { name: /^Départs 0$/ })).toBeVisible()
    await expectNoFault(page)
  })

  await test.step('the planned contract of two days at 40 € is revenue before VAT, with its formula', async () => {
    await page.goto(`/statistics?from=${dayIn(-1)}&to=${dayIn(9)}`)
    await expect(page.getByRole('button', { name: /^Chiffre d’affaires HT 73,73\s€$/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Durée moyenne 2\sj$/ })).toBeVisible()
    await page.getByLabel('Formule : Revenu par jour loué (ADR)').click()
    await expect(page.getByText(/^73,73\s€ ÷ 2\sj$/)).toBeVisible()
    await expectNoFault(page)
  })

  await test.step('another figure is drawn, and its values are a table', async () => {
    await page.getByRole('button', { name: /^Départs 1$/ }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/figure=rentalsCount/)
    await page.getByText('Les mêmes valeurs en tableau').click()
    const values = page.getByRole('table', { name: /^Départs, / })
    await expect(values.getByRole('row')).toHaveCount(12)
    await expect(values.getByRole('row', { name: /^\d\S* \S+ 1 / })).toHaveCount(1)
    await expect(page.getByRole('img', { name: /^Départs, / }).locator('canvas')).toBeVisible()
  })

  await test.step('it is divided by vehicle, the idle one too', async () => {
    await page.getByRole('tab', { name: 'Véhicule' }).click()
    const rows = page.getByRole('table', { name: 'Véhicule' }).getByRole('row')
    await expect(rows.filter({ hasText: 'RM-101-AA' })).toContainText('73,73')
    await expect(rows.filter({ hasText: 'RM-102-AA' })).toContainText('0 %')
    await page.setViewportSize({ width: 360, height: 780 })
    await expectNoFault(page)
  })

  await test.step('the rentals behind the figure are one click away', async () => {
    await page.getByRole('link', { name: 'Voir les locations prévues' }).first().click()
    await expect(page).toHaveURL(/\/rental\?status=pending/)
    await expect(page.getByText('Célestine')).toBeVisible()
  })
})

test('the chart is drawn in a browser whose language is no valid tag @long', async ({ page }) => {
  await signUpCompany(page, 'fr')
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'language', { get: () => 'en-US@posix' }))
  await page.goto('/statistics')
  await expect(page.getByRole('img', { name: /^Taux d’utilisation|^Chiffre/ }).locator('canvas')).toBeVisible()
})

test('a search that finds nothing free is noted by one click, counted by the statistics and taken back', async ({
  page,
}) => {
  const company = await signUpCompany(page, 'fr')
  await givenFleet(company, ['RM-201-AA'])
  await company.own('POST', '/categories', {
    code: 'F',
    name: 'Familiale',
    securityDepositAmount: 0,
    waiverAmount: 0,
  })

  await test.step('by one click; a second takes it back, and the focus stays where the next one is', async () => {
    await page.goto(`${paths.categoryPrices}?start=${dayIn(2)}T12:00:00Z&end=${dayIn(5)}T12:00:00Z`)
    const row = page.getByRole('row', { name: /F · Familiale/ })
    const note = row.getByRole('button', { name: 'Noter le refus, F · Familiale' })
    await note.click()
    await expect(row.getByRole('status')).toHaveText('Refus noté')
    await expect(row.getByRole('button', { name: 'Annuler' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(note).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(row.getByRole('status')).toHaveText('Refus noté')
    await expectNoFault(page)
  })

  await test.step('the statistics count it with its days, and lead to it', async () => {
    await page.goto(`${paths.statistics}?from=${dayIn(0)}&to=${dayIn(9)}`)
    await expect(page.getByRole('button', { name: /^Demandes refusées 1$/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Jours refusés 3\sj$/ })).toBeVisible()
    await page.getByRole('link', { name: 'Voir les demandes' }).first().click()
    const request = page.getByRole('row', { name: /F · Familiale/ })
    await expect(request).toContainText('Téléphone')
    await expectNoFault(page)
    await request.getByRole('button', { name: /^Supprimer F · Familiale/ }).click()
    await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Aucune demande refusée dans cette période' })).toBeVisible()
  })
})

/** The day some days from now, in UTC. */
function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}
