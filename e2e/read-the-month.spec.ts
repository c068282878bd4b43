import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { givenFleet, givenRental, signUpCompany } from './company.ts'
import { misplaced, settle, strangeWords } from './screen-faults.ts'

test('the owner reads what the coming days bring, how it is computed and which rentals are behind it', async ({
  page,
}) => {
  const company = await signUpCompany(page, 'fr')
  await company.own('PATCH', '', { vatRate: 8.5 })
  await givenRental(company, await givenFleet(company, ['RM-101-AA', 'RM-102-AA']))
  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

  await test.step('a month without rentals says so, and opens from the keyboard', async () => {
    await page.goto('/')
    await settle(page)
    await page.keyboard.press('g')
    await page.keyboard.press('q')
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
    await page.getByRole('link', { name: 'Voir les locations' }).first().click()
    await expect(page).toHaveURL(/\/rental\?status=pending/)
    await expect(page.getByText('Célestine')).toBeVisible()
  })
})

async function expectNoFault(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await settle(page)
  expect(await misplaced(page)).toEqual([])
  expect(await strangeWords(page, 'fr')).toEqual([])
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}
