import { expect, test } from '@playwright/test'
import { readPdf } from '../server/testing/pdf.ts'
import { paths } from '../web/session/paths.ts'
import { choose, givenDrafts, givenFleet, signUpCompany } from './company.ts'
import { expectNoFault } from './screen-faults.ts'

test('a cover is offered, chosen for a rental, and its excess is on the contract as on the screen', async ({
  page,
}) => {
  const company = await signUpCompany(page)
  const fleet = await givenFleet(company, ['AA-123-AA'])
  const partial = { name: 'Rachat partiel', isCover: true, dailyPrice: 6 }
  await company.own('POST', '/options', {
    ...partial,
    categories: [{ categoryId: fleet.category.id, waiverAmount: 300 }],
  })

  await test.step('the excess that remains is stated for each category', async () => {
    await page.goto(paths.newOption)
    await page.getByLabel('Nom', { exact: true }).fill('Rachat total')
    await page.getByRole('switch', { name: 'Rachat de franchise' }).click()
    await page.getByLabel('Prix par jour').fill('12')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Choisissez les catégories de ce rachat de franchise.').first()).toBeVisible()
    await choose(page, 'Les catégories de véhicules avec lesquelles elle se loue.', 'Citadine')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Indiquez la franchise qui reste à la charge du client').first()).toBeVisible()
    await page.getByLabel(/^Franchise restante · B/).fill('0')
    await page.getByLabel(/^Caution avec le rachat/).fill('150')
    await expectNoFault(page, 'fr')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByRole('row', { name: /Rachat total/ })).toContainText(/B · 0,00\s€/)
  })

  const [id = 0] = await givenDrafts(company, fleet, Date.now() + 86_400_000)
  const price = page.getByRole('complementary', { name: 'Prix' })

  await test.step('the form shows what remains to pay beside each, and one is chosen by the keys', async () => {
    await page.goto(paths.rental(id))
    const covers = page.getByRole('group', { name: 'Rachat de franchise' })
    await expect(covers.getByRole('radio')).toHaveCount(3)
    await expect(covers).toContainText(/Sans rachat\s*Reste à payer en cas de dommage\s:\s1\s100,00\s€/)
    await expect(covers).toContainText(/Rachat partiel\s*Reste à payer en cas de dommage\s:\s300,00\s€/)
    await expect(price).toContainText(/80,00\s€/)
    await covers.getByRole('radio', { name: /Sans rachat/ }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(covers.getByRole('radio', { name: /Rachat partiel/ })).toBeChecked()
    await expect(price).toContainText(/Franchise.*300,00\s€/)
    await page.keyboard.press('ArrowDown')
    await expect(price).toContainText(/104,00\s€/)
    await expect(price).toContainText(/Franchise.*\D0,00\s€$/)
    await expect(price).toContainText(/150,00\s€/)
    await expectNoFault(page, 'fr')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.rentalSummary(id)}$`))
  })

  await test.step('the contract has the cover and its excess', async () => {
    await company.own('PATCH', `/rentals/${id}`, { status: 'pending' })
    const download = await page.request.get(`/api/companies/${company.id}/rentals/${id}/printable?format=pdf`)
    const { text } = await readPdf(new Uint8Array(await download.body()))
    expect(text).toMatch(/Rachat total/)
    expect(text).toMatch(/Franchise\D*0,00\s€/)
  })
})
