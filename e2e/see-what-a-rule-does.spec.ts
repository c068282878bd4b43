import { expect, test } from '@playwright/test'
import { choose, givenFleet, signUpCompany } from './company.ts'
import { expectNoFault } from './screen-faults.ts'

test('the example below the prices follows an unsaved price, a fee, an option and a return elsewhere, by the keys', async ({
  page,
}) => {
  const company = await signUpCompany(page)
  const { agency } = await givenFleet(company)
  const port = await company.own('POST', '/agencies', { name: 'Port' })
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  const openingHours = days.map((dayOfWeek) => ({ dayOfWeek, openTimeMinutes: 480, closeTimeMinutes: 1080 }))
  await company.own('PATCH', `/agencies/${agency.id}`, { openingHours })
  await company.own('POST', '/fees', { kind: 'outside_hours', name: 'Hors horaires', price: 35.5, at: 'departure' })
  const oneWay = { kind: 'one_way', name: 'Aller simple', price: 40, agencyId: agency.id, toAgencyId: port.id }
  await company.own('POST', '/fees', oneWay)
  await company.own('POST', '/options', { name: 'Siège enfant', dailyPrice: 5, maxAmount: 30, maxQuantity: 3 })

  await page.goto('/price')
  const example = page.getByRole('region', { name: /^Exemple de location/ })
  const total = example.getByRole('row', { name: /B · Citadine/ }).locator('.example-total')
  const start = example.getByLabel('Départ')

  await test.step('a week at 10:00 has no fee', async () => {
    await expect(example.getByRole('heading')).toContainText('7 jours')
    await expect(start).toHaveValue(/10h00$/)
    await expect(total).toHaveText(/^280,00\s€$/)
    await expectNoFault(page, 'fr')
  })

  await test.step('a price typed in the grid counts before it is saved', async () => {
    await page.getByRole('textbox', { name: /^B · .*, 1 j et plus/ }).focus()
    await page.keyboard.type('50,25')
    await expect(total).toHaveText(/^351,75\s€$/)
  })

  await test.step('a start at 22:30 has the fee with its reason, and Enter saves nothing', async () => {
    const day = (await start.inputValue()).replace(/10h00$/, '22h30')
    await start.fill(day)
    await page.keyboard.press('Enter')
    await expect(total).toHaveText(/^387,25\s€$/)
    await expect(example).toContainText(/Hors horaires\s*Départ le .*, 22h30, agence fermée/)
    await expect(page.getByText('Modifications non enregistrées')).toBeVisible()
  })

  await test.step('two seats and a return at the port are added; the lines fold away', async () => {
    await example.getByLabel('Siège enfant').focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(total).toHaveText(/^447,25\s€$/)
    await choose(page, 'Agence de retour', 'Port')
    await expect(total).toHaveText(/^487,25\s€$/)
    await expect(example).toContainText(/Aller simple\s*De «\sLe Gosier\s» à «\sPort\s»/)
    await example.getByRole('button', { name: 'B · Citadine' }).focus()
    await page.keyboard.press('Enter')
    await expect(example).not.toContainText('Aller simple')
    await expectNoFault(page, 'fr')
  })

  await test.step('an emptied price is named, and a return before the start is refused at its field', async () => {
    await page.getByRole('textbox', { name: /^B · .*, 1 j et plus/ }).fill('')
    await expect(example).toContainText(/Aucun tarif pour la catégorie «\sCitadine\s»/)
    await page.getByRole('button', { name: 'Défaire' }).click()
    await example.getByLabel('Retour', { exact: true }).fill('1/1/2026 10:00')
    await page.keyboard.press('Tab')
    await expect(example.getByRole('alert')).toHaveText('Le retour doit être après le départ.')
    await expect(total).toHaveText('–')
    expect(await company.own<object[]>('GET', '/prices')).toMatchObject([{ price: 40 }])
  })
})
