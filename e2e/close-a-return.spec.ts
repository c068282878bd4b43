import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { inLongRun } from '../server/testing/operation/long.ts'
import { readPdf } from '../server/testing/pdf.ts'
import { paths } from '../web/session/paths.ts'
import { type Company, choose, givenFleet, givenRental, signUpCompany } from './company.ts'
import { holdBack } from './hold-back.ts'
import { openMail } from './mailbox.ts'
import { expectNoFault } from './screen-faults.ts'

test('fuel and kilometres are proposed from the deposit, the rest goes back, and the receipt is mailed', async ({
  page,
}) => {
  const { company, rental, email } = await givenReturn(page, { odometer: 700, fuelLevel: '2/4' })
  const card = page.getByRole('region', { name: 'Clôture du retour' })
  const kept = card.getByLabel('Retenir sur la caution')
  const settle = card.getByRole('button', { name: 'Clôturer la location' })
  await page.goto(paths.rentalSummary(rental.id))
  await expect(page.getByRole('definition').filter({ hasText: '1 jour réel' })).toContainText('2 jours')
  await expect(card.getByRole('radio', { name: 'Garder le prix convenu' })).toBeChecked()
  await expect(card.getByRole('radio', { name: /^Recalculer le prix.*40,00\s€ de moins/ })).toBeVisible()
  await expect(card.getByLabel(/^Carburant manquant/)).toHaveValue('40,00')
  await expect(card.getByLabel(/^700\skm parcourus, 500\skm au-delà des 200\skm inclus/)).toHaveValue('50,00')
  await expect(kept).toHaveValue('90,00')
  await expect(card.getByLabel('Motif de la retenue')).toHaveValue('Carburant, kilomètres')
  await expect(
    card.getByText(/^Ajouter 90,00\s€ de suppléments · Retenir 90,00\s€ sur la caution · Rendre 710,00\s€ de caution$/),
  ).toBeInViewport()
  await expect(settle).toBeInViewport()
  await expectNoFault(page, 'fr')

  await test.step('what is kept follows the charges until the agent enters an amount', async () => {
    await card.getByLabel(/^Carburant manquant/).fill('60')
    await page.keyboard.press('Tab')
    await expect(kept).toHaveValue('110,00')
    await kept.fill('110,01')
    await settle.click()
    await expect(card.getByText(/La caution ne paie que ce qui est dû.*110,00/).first()).toBeVisible()
    await card.getByRole('button', { name: /^Retenir 110,00/ }).click()
    await card.getByLabel(/^Carburant manquant/).fill('40')
    await page.keyboard.press('Tab')
    await kept.fill('80')
    await card.getByLabel('Motif de la retenue').fill('Carburant et kilomètres')
    await page.keyboard.press('Tab')
  })

  await test.step('nobody is taken to pay by card: the way is chosen', async () => {
    await settle.click()
    await expect(card.getByText('Indiquez comment le reste est payé').first()).toBeVisible()
    await choose(page, 'Le reste est payé par', 'Carte bancaire')
    await expect(card.getByText(/Encaisser 10,00\s€ \(carte bancaire\) · Rendre 720,00\s€/)).toBeVisible()
  })

  await test.step('a charge of a colleague is refused with the new sums, and then shown', async () => {
    const charge = { kind: 'cleaning', amount: 30, reason: 'Sable' }
    await page.route('**/events*', (route) => route.abort())
    await company.own('POST', `/rentals/${rental.id}/charges`, charge)
    await settle.click()
    await expect(card.getByRole('alert')).toContainText(
      /Les montants ont changé entre-temps.*120,00\s€ restent à payer/,
    )
    await expect(
      card.getByText(/Retenir 80,00\s€.*Encaisser 40,00\s€ \(carte bancaire\) · Rendre 720,00\s€/),
    ).toBeVisible()
  })

  await test.step('one button records it all', async () => {
    await settle.dblclick()
    await expect(card.getByText(/^Location clôturée le/)).toBeVisible()
    await expect(card).toBeFocused()
    const payments = await company.own<object[]>('GET', `/rentals/${rental.id}/payments`)
    expect(payments.slice(1)).toMatchObject([
      { securityDepositAmount: 80, reason: 'Carburant et kilomètres' },
      { totalAmount: 80, reason: 'Payé avec la caution', correctsPaymentId: null },
      { totalAmount: 40, method: 'card' },
      { securityDepositAmount: 720, reason: 'Caution rendue' },
    ])
    const history = page.getByRole('region', { name: 'Historique' })
    await expect(history).toContainText('Location clôturée')
    await expect(history).toContainText('Retenue sur la caution')
    await expect(page.locator('.summary-payments')).toContainText('Retenue sur la caution · Carte bancaire')
    await expect(card.getByRole('link', { name: 'Imprimer le reçu' })).toHaveAttribute('href', /\/receipt$/)
    await expectNoFault(page, 'fr')
  })

  await test.step('the invoice is read, issued and sent from the same card', async () => {
    await card.getByRole('button', { name: 'Facturer et envoyer' }).click()
    const dialog = page.getByRole('dialog', { name: /^Facture/ })
    await expect(dialog.getByText('Total TTC')).toBeVisible()
    await dialog.getByRole('button', { name: `Facturer et envoyer à ${email}` }).click()
    await expect(page.getByText(/^F\d{4}-000001 émise et envoyée à/)).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(card.getByRole('link', { name: /^F\d{4}-000001$/ })).toBeVisible()
    await expect(card.getByRole('button', { name: 'Facturer et envoyer' })).toHaveCount(0)
    const { attachments } = await openMail(email, /facture/i)
    expect(attachments[0]?.mimeType).toBe('application/pdf')
    await expectNoFault(page, 'fr')
  })

  await test.step('the receipt shows the whole account', async () => {
    const { attachments } = await openMail(email, /^Votre reçu/)
    const { text } = await readPdf(new Uint8Array(attachments[0]?.content as ArrayBuffer))
    expect(text).toMatch(/720,00\s€/)
    for (const words of ['Carburant manquant', 'Sable']) expect(text).toContain(words)
    const release = await holdBack(page, /\/mails\/preview$/)
    await card.getByRole('button', { name: 'Envoyer le reçu' }).click()
    const send = page.getByRole('dialog').getByRole('button', { name: 'Envoyer', exact: true })
    await expect(page.locator('.mail-waiting')).toBeVisible()
    await send.hover()
    const aimedAt = await send.boundingBox()
    release()
    await expect(page.frameLocator('iframe[title="Aperçu du message"]').getByText(/^Bonjour Zoé/)).toBeVisible()
    expect(await send.boundingBox()).toEqual(aimedAt)
    await send.click()
    await expect(page.getByText(`L’e-mail part vers ${email}`)).toBeVisible()
  })

  await test.step('the page of the customer has what was paid and their papers, and no date for a calendar', async () => {
    const { code } = await company.own<{ code: string }>('GET', `/rentals/${rental.id}`)
    await page.goto(paths.publicRental(code))
    await expect(page.getByText('Vous avez rendu le véhicule')).toBeVisible()
    const price = page.getByRole('region', { name: 'Prix' })
    await expect(price.getByRole('definition').last()).toHaveText(/^0,00\s€$/)
    const papers = page.getByRole('region', { name: 'Vos documents' })
    const bill = papers.getByRole('link', { name: /^Facture F\d{4}-000001$/ })
    const [download] = await Promise.all([page.waitForEvent('download'), bill.click()])
    const { text } = await readPdf(await readFile(await download.path()))
    expect(text).toMatch(/F\d{4}-000001/)
    await expectNoFault(page, 'fr')
    await expect(page.getByRole('link', { name: 'Ajouter à mon agenda' })).toHaveCount(0)
  })
})

test('an early return is recomputed by keyboard, and the difference is refunded @long', async ({ page }) => {
  const { company, rental } = await givenReturn(page, { odometer: 150, fuelLevel: '4/4', language: 'en' })
  await page.goto(paths.rentalSummary(rental.id))
  const card = page.getByRole('region', { name: 'Settlement of the return' })
  await card.getByRole('radio', { name: 'Keep the agreed price' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(
    card.getByText('Lower the price by €40.00 · Refund €40.00 · Refund €800.00 of the deposit'),
  ).toBeInViewport()
  await expectNoFault(page, 'en')
  await card.getByRole('button', { name: 'Settle the rental' }).focus()
  await page.keyboard.press('Enter')
  await expect(card.getByText(/^Rental settled on/)).toBeVisible()
  expect(await company.own('GET', `/rentals/${rental.id}`)).toMatchObject({
    totalAmount: 40,
    paidTotalAmount: 40,
    paidSecurityDepositAmount: 0,
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  for (const language of inLongRun(['fr', 'en'] as const, ['fr'] as const)) {
    test(`what is booked is read beside the button, which stays in view, ${language}`, async ({ page }) => {
      const { rental } = await givenReturn(page, { odometer: 700, fuelLevel: '2/4', language })
      await page.goto(paths.rentalSummary(rental.id))
      const card = page.getByRole('region', { name: /^(Clôture du retour|Settlement of the return)$/ })
      await card.getByLabel(/^(Carburant manquant|Fuel missing|Missing fuel)/).scrollIntoViewIfNeeded()
      await expect(card.getByText(/^(Ajouter|Add charges of) .*90[.,]00.*710[.,]00/)).toBeInViewport({ ratio: 1 })
      await expect(card.getByRole('button', { name: /^(Clôturer la location|Settle the rental)$/ })).toBeInViewport()
      await expectNoFault(page, language)
    })
  }

  test('the return check leads to the settlement: nothing is due, so one tap gives the deposit back', async ({
    page,
  }) => {
    const { company, rental } = await givenReturn(page, null)
    await page.goto(paths.rentalCheckout(rental.id))
    await page.getByLabel('Kilométrage').fill('150')
    await page.getByRole('button', { name: 'Reprendre le véhicule' }).tap()
    await expect(page).toHaveURL(new RegExp(`${paths.rentalSummary(rental.id)}$`))
    const card = page.getByRole('region', { name: 'Clôture du retour' })
    await expect(card.getByText(/^Rendre 800,00\s€ de caution$/)).toBeVisible()
    await expectNoFault(page, 'fr')
    await card.getByRole('button', { name: 'Clôturer la location' }).tap()
    await expect(card.getByText(/^Location clôturée le/)).toBeVisible()
    expect(await company.own('GET', `/rentals/${rental.id}`)).toMatchObject({
      totalAmount: 80,
      paidTotalAmount: 80,
      paidSecurityDepositAmount: 0,
    })
  })
})

type Returned = { odometer: number; fuelLevel: string; language?: 'fr' | 'en' }

/**
 * Creates a company with tariffs and a rental of two days at 40 €, paid with its deposit and delivered full at no
 * kilometre; it comes back a day early unless `returned` is null.
 */
async function givenReturn(page: Page, returned: Returned | null) {
  const language = returned?.language ?? 'fr'
  const company: Company = await signUpCompany(page, language)
  await company.request('PATCH', `/companies/${company.id}`, {
    fuelQuarterAmount: 20,
    includedKilometresPerDay: 100,
    extraKilometreAmount: 0.1,
  })
  const fleet = await givenFleet(company, ['SR-101-AA'])
  const rental = await givenRental(company, fleet)
  const email = `zoe-${rental.id}@example.test`
  const { customerId } = await company.own<{ customerId: number }>('GET', `/rentals/${rental.id}`)
  const money = { totalAmount: 80, securityDepositAmount: 800, method: 'card' }
  await company.own('POST', `/rentals/${rental.id}/payments`, money)
  const check = (stage: 'delivery' | 'return', odometer: number, fuelLevel: string) =>
    company.own('POST', `/rentals/${rental.id}/checks`, { stage, odometer, fuelLevel })
  await check('delivery', 0, '4/4')
  if (returned) await check('return', returned.odometer, returned.fuelLevel)
  await company.own('PATCH', `/customers/${customerId}`, { email, language })
  return { company, rental, email }
}
