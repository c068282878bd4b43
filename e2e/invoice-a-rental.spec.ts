import { expect, type Page, test } from '@playwright/test'
import { paths } from '../web/session/paths.ts'
import { barOf, panel } from './board.ts'
import { type Company, givenFleet, signUpCompany } from './company.ts'
import { pressAtOnce } from './keyboard.ts'
import { expectNoFault } from './screen-faults.ts'

type Rental = { id: number; publicId: string }

/** Creates a contract of two days from tomorrow. */
async function givenContract({ own }: Company) {
  const fleet = await givenFleet({ own } as Company, ['AA-101-GP'])
  const person = { firstName: 'Zoé', lastName: 'Célestine', email: `zoe-${Date.now()}@example.test` }
  const customer = await own('POST', '/customers', person)
  const tomorrow = Date.now() + 86_400_000
  const rental = await own<Rental>('POST', '/rentals', {
    start: new Date(tomorrow).toISOString(),
    end: new Date(tomorrow + 2 * 86_400_000).toISOString(),
    vehicleId: fleet.vehicles[0]?.id,
    customerId: customer.id,
    departureAgencyId: fleet.agency.id,
    arrivalAgencyId: fleet.agency.id,
  })
  await own('PATCH', `/rentals/${rental.id}`, { status: 'pending' })
  return rental
}

/** Expects no fault on a desk and on a phone. */
async function expectNoFaultAtBothWidths(page: Page): Promise<void> {
  const size = page.viewportSize()
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoFault(page)
  }
  if (size) await page.setViewportSize(size)
}

test('a contract is invoiced after a preview, credited by line, sent and found again', async ({ page }) => {
  const company = await signUpCompany(page)
  const { id, publicId } = await givenContract(company)
  const { year } = Temporal.Now.plainDateISO('America/Guadeloupe')
  const number = `F${year}-000001`

  await test.step('the preview shows what would be issued, and the button issues it', async () => {
    await page.goto(paths.rentalSummary(id))
    await page.getByRole('region', { name: 'Factures' }).getByRole('button', { name: 'Facturer' }).click()
    const dialog = page.getByRole('dialog', { name: 'Facture – aperçu' })
    await expect(dialog.getByText('Total TTC')).toBeVisible()
    // Lists what is missing before it is issued: nothing can be added to it afterwards.
    await expect(dialog.getByText('Mentions obligatoires qui manqueront à la facture')).toBeVisible()
    await expectNoFaultAtBothWidths(page)
    await dialog.getByRole('link', { name: 'Le SIRET de votre entreprise' }).click()
    await expect(page.getByLabel('SIRET')).toBeFocused()
    await page.goBack()
    await page.getByRole('region', { name: 'Factures' }).getByRole('button', { name: 'Facturer' }).click()
    await dialog.getByRole('button', { name: 'Émettre' }).click()
    await expect(page.getByRole('heading', { name: `Facture ${number}` })).toBeVisible()
    const about = page.getByRole('region', { name: 'À propos' })
    await expect(about).toContainText('Date d’émission')
    await expect(about).not.toContainText(/SHA-256|Journal/)
  })

  await test.step('it goes to the customer by mail, and downloads as PDF', async () => {
    await page.getByRole('button', { name: `Envoyer ${number} par e-mail` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Envoyer', exact: true }).click()
    await expect(page.getByText(/Document envoyé à zoe-/)).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: `${number} en PDF` }).click()
    expect((await download).suggestedFilename()).toBe(`Facture-${number}.pdf`)
  })

  await test.step('one day is credited, with a reason', async () => {
    await page.getByRole('button', { name: 'Faire un avoir' }).click()
    const dialog = page.getByRole('dialog')
    const total = dialog.locator('.credit-total')
    await expect(total).toHaveText(/Total TTC de l’avoir80,00\s€/)
    await dialog.getByLabel('Certaines lignes').check()
    await expect(total).toContainText(/\D0,00\s€/)
    await dialog.getByLabel('Motif').fill('Climatisation en panne')
    await dialog.getByRole('button', { name: 'Émettre l’avoir' }).click()
    const nothing = dialog.locator('.credit-lines').getByText('Indiquez sur une ligne au moins ce qu’il faut créditer.')
    await expect(nothing).toBeVisible()
    const days = dialog.getByRole('spinbutton').first()
    await days.pressSequentially('0,5')
    await expect(nothing).toBeHidden()
    await days.fill('un jour')
    await days.press('Tab')
    await expect(days).toHaveValue('un jour')
    await expect(days).toHaveAccessibleDescription(/Indiquez un nombre, en chiffres et sans signe moins/)
    await days.fill('0,5')
    await expect(total).toContainText(/20,00\s€/)
    await days.fill('1')
    await expect(dialog.locator('.credit-lines')).toContainText(/sur 2 jours.*Reste 80,00\s€40,00\s€/)
    await expect(total).toContainText(/\D40,00\s€/)
    await expectNoFaultAtBothWidths(page)
    await dialog.getByRole('button', { name: 'Émettre l’avoir' }).click()
    await expect(page.getByRole('heading', { name: `Avoir AV${year}-000001` })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Détail' })).toContainText(/Total TTC-?40,00\s€/)
    await page.getByRole('link', { name: number }).click()
    await expect(page.getByRole('link', { name: `AV${year}-000001` })).toBeVisible()
  })

  await test.step('a change of the price or a cancellation says at once to credit the invoice first', async () => {
    await page.goto(paths.rentalSummary(id))
    await page.getByRole('button', { name: 'Annuler la location' }).click()
    const cancelling = page.getByRole('dialog', { name: 'Voulez-vous vraiment annuler cette réservation ?' })
    await expect(cancelling).toContainText(`Cette location est facturée (${number})`)
    await expect(cancelling.getByRole('textbox')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(cancelling).toBeHidden()
    await page.goto(paths.planning)
    await barOf(page, id).waitFor()
    // The keys work a moment after the first paint.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await barOf(page, id).focus()
    await page.keyboard.press('m')
    await page.keyboard.press('Shift+ArrowRight')
    await expect(panel(page)).toContainText(`Le prix est facturé (${number})`)
    await expect(panel(page)).toContainText(/Prix80,00\s€/)
    await page.keyboard.press('Escape')
  })

  await test.step('a charge can be cancelled until it is on a document; then nothing is left to bill', async () => {
    await company.own('POST', `/rentals/${id}/checks`, { stage: 'delivery', odometer: 10 })
    await company.own('POST', `/rentals/${id}/charges`, { kind: 'damage', amount: 150, reason: 'Pare-chocs' })
    await page.goto(paths.rentalSummary(id))
    const charges = page.getByRole('region', { name: 'Suppléments' })
    const takeBack = charges.getByRole('button', { name: /^Annuler le supplément/ })
    await expect(takeBack).toBeVisible()
    const documents = page.getByRole('region', { name: 'Factures' })
    await documents.getByRole('button', { name: 'Demander l’indemnité' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Émettre' }).click()
    await expect(page.getByRole('heading', { name: `Demande d’indemnité DI${year}-000001` })).toBeVisible()
    await page.goto(paths.rentalSummary(id))
    await expect(charges.getByRole('link', { name: `Sur DI${year}-000001` })).toBeVisible()
    await expect(takeBack).toBeHidden()
    await expect(documents.getByRole('button')).toHaveCount(0)
    await expectNoFaultAtBothWidths(page)
  })

  await test.step('a credit note on the whole claim says that the charge stays due, and it can be cancelled then', async () => {
    const charges = page.getByRole('region', { name: 'Suppléments' })
    await charges.getByRole('link', { name: `Sur DI${year}-000001` }).click()
    await page.getByRole('button', { name: 'Faire un avoir' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('les suppléments restent dus\u202f: annulez-les sur la location')
    await expectNoFaultAtBothWidths(page)
    await dialog.getByLabel('Motif').fill('Rayure d’origine')
    await dialog.getByRole('button', { name: 'Émettre l’avoir' }).click()
    await expect(page.getByRole('heading', { name: `Avoir AV${year}-000002` })).toBeVisible()
    await page.goto(paths.rentalSummary(id))
    await expect(charges.getByRole('button', { name: /^Annuler le supplément/ })).toBeVisible()
  })

  await test.step('the list finds all four, and filters', async () => {
    await pressAtOnce(page.keyboard, 'g', 'f')
    await expect(page).toHaveURL(new RegExp(`${paths.invoices}$`))
    const rows = page.getByRole('table', { name: 'Factures' }).getByRole('row')
    await expect(rows).toHaveCount(5)
    await page.getByRole('searchbox').fill(publicId)
    await expect(rows).toHaveCount(5)
    await page.goto(`${paths.invoices}?kind=credit_note`)
    await expect(rows).toHaveCount(3)
  })

  await test.step('the settings of numbers and VAT are a tab of the preferences', async () => {
    await page.goto(paths.companyInvoicing(company.id))
    await page.getByLabel('Délai de paiement des entreprises').fill('45')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    const stored = () => company.own<{ paymentDays: number }>('GET', '/invoiceSettings')
    await expect.poll(async () => (await stored()).paymentDays).toBe(45)
  })
})

test.describe('from Paris', () => {
  test.use({ timezoneId: 'Europe/Paris' })

  test('the example of an invoice number has the year of the company @long', async ({ page }) => {
    const company = await signUpCompany(page)
    // The last evening of 2026 in Guadeloupe, already 2027 in Paris.
    await page.clock.setFixedTime('2027-01-01T02:00:00Z')
    await page.goto(paths.companyInvoicing(company.id))
    await expect(page.getByText(/par exemple F2026-000123\./)).toBeVisible()
  })
})
