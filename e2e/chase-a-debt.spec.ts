import { expect, test } from '@playwright/test'
import { type Company, givenFleet, givenRental, signUpCompany } from './company.ts'
import { pressAtOnce } from './keyboard.ts'
import { expectNoFault, settle } from './screen-faults.ts'

test('an agent finds an unpaid rental, reminds its customer once, and sees the deposit to come', async ({ page }) => {
  const company = await signUpCompany(page, 'fr')
  const rental = await givenRental(company, await givenFleet(company, ['CD-101-AA']))
  const email = `zoe-${Date.now()}@example.test`
  await company.own('PATCH', `/customers/${rental.customerId}`, { email })

  await test.step('it is listed as not due yet, with its balance', async () => {
    await page.goto('/')
    await settle(page)
    await pressAtOnce(page.keyboard, 'g', 'w')
    await expect(page).toHaveURL(/\/receivables$/)
    await expect(page.getByRole('button', { name: /^À venir 80,00\s€ 1 location$/ })).toBeVisible()
    await expectNoFault(page)
    await page.getByRole('button', { name: /^0 à 30 jours/ }).click()
    await expect(page.getByText('Rien n’est impayé')).toBeVisible()
    await page.getByRole('button', { name: /^À venir/ }).click()
    await expect(page.getByRole('row', { name: new RegExp(rental.publicId) })).toContainText(/dans \d jours?.*80,00\s€/)
  })

  await test.step('a reminder is mailed once a day', async () => {
    const remind = async () => {
      await page.getByRole('checkbox', { name: new RegExp(rental.publicId) }).check()
      await page.getByRole('button', { name: 'Relancer par e-mail' }).click()
      const dialog = page.getByRole('dialog')
      await expectNoFault(page)
      await dialog.getByRole('button', { name: 'Relancer par e-mail' }).click()
      return dialog
    }
    const sent = await remind()
    await expect(sent).toContainText('1 relance envoyée.')
    await page.keyboard.press('Escape')
    // The button that opened the window is gone with the choice.
    await expect(page.getByRole('table', { name: 'Impayés' })).toBeFocused()
    await page.reload()
    const refused = await remind()
    await expect(refused).toContainText(
      /^(?!.*envoyée).*Refusé pour 1 ligne, qui reste choisie.*Ce client a déjà été relancé/s,
    )
    await page.keyboard.press('Escape')
  })

  await test.step('a deposit that is held is in its own list, on a phone too', async () => {
    const money = { totalAmount: 80, securityDepositAmount: 800, method: 'card' }
    await company.own('POST', `/rentals/${rental.id}/payments`, money)
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto('/receivables')
    await expect(page.getByText('Rien n’est impayé')).toBeVisible()
    await page.getByRole('button', { name: /^Cautions détenues 800,00\s€/ }).click()
    await expect(page.getByRole('listitem').filter({ hasText: rental.publicId })).toContainText(/800,00\s€/)
    await expectNoFault(page)
  })
})

test('money settled before Filao that has to be given back is read on a line of its own @long', async ({ page }) => {
  const { own } = await signUpCompany(page)
  const { agency } = await givenFleet({ own } as Company, ['CD-102-AA'])
  const year = new Date().getFullYear() + 1
  const row = {
    registrationNumber: 'CD-102-AA',
    customerName: 'Célestine',
    customerEmail: 'celestine@example.test',
    createsCustomer: true,
    departureAgencyId: agency.id,
    start: `${year}-03-01T10:00`,
    end: `${year}-03-05T10:00`,
    totalAmount: 1100,
    paidAmount: 1100,
    status: 'pending',
  }
  await own('POST', '/rentals/import', { rows: [row] })
  const [rental] = await own<{ id: number; start: string }[]>('GET', '/rentals')
  const end = new Date(Date.parse(rental?.start ?? '') + 86_400_000).toISOString()
  await own('PATCH', `/rentals/${rental?.id}`, { end })
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/receivables?kind=deposits')
  const overpaid = page.getByRole('listitem').locator('.receivable-overpaid')
  await expect(overpaid).toContainText(/^1.060,00.€.*dont 1.060,00.€ réglés avant Filao ou à une source$/)
  const [amount, part] = [await overpaid.locator('.money').boundingBox(), await overpaid.locator('small').boundingBox()]
  expect(part?.y).toBeGreaterThanOrEqual((amount?.y ?? 0) + (amount?.height ?? 0) - 4)
  await expectNoFault(page)
})
