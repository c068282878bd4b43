import { expect, test } from '@playwright/test'
import { paths } from '../web/session/paths.ts'
import { type Company, givenFleet, signUpCompany } from './company.ts'
import { openMail } from './mailbox.ts'
import { expectNoFault } from './screen-faults.ts'

type Rental = { id: number; publicId: string; code: string; status: string; charges: { amount: number }[] }

/** Creates a draft of two days, from tomorrow unless said otherwise, for a customer with an address. */
async function givenDraft({ own }: Company, language: 'fr' | 'en' = 'fr', startMs = Date.now() + 86_400_000) {
  const fleet = await givenFleet({ own } as Company, ['AA-101-GP'])
  const email = `zoe-${Date.now()}@example.test`
  const person = { title: 'Mme', firstName: 'Zoé', lastName: 'Célestine', email, language }
  const customer = await own('POST', '/customers', person)
  const rental = await own<Rental>('POST', '/rentals', {
    start: new Date(startMs).toISOString(),
    end: new Date(startMs + 2 * 86_400_000).toISOString(),
    vehicleId: fleet.vehicles[0]?.id,
    customerId: customer.id,
    departureAgencyId: fleet.agency.id,
    arrivalAgencyId: fleet.agency.id,
  })
  const find = () => own<Rental>('GET', `/rentals/${rental.id}`)
  const move = (status: string) => own('PATCH', `/rentals/${rental.id}`, { status })
  return { ...rental, email, find, move }
}

test('a contract is cancelled with a reason and the fee of the terms, taken back, and cancelled for good', async ({
  page,
}) => {
  const company = await signUpCompany(page)
  const { id, code, publicId, email, find, move } = await givenDraft(company)
  await move('pending')

  await test.step('the company sets its fees', async () => {
    await page.goto(paths.companySettings(company.id))
    await page.getByLabel('Annulation par le client').fill('30')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    const stored = () => company.request<{ cancellationFeePercent: number }>('GET', `/companies/${company.id}`)
    await expect.poll(async () => (await stored()).cancellationFeePercent).toBe(30)
  })

  const dialog = page.getByRole('dialog', { name: 'Voulez-vous vraiment annuler cette réservation\u202f?' })
  await test.step('the dialog asks why, proposes the fee and shows the mail', async () => {
    await page.goto(paths.rentalSummary(id))
    await page.getByRole('button', { name: 'Annuler la location' }).click()
    await expect(dialog.getByRole('radio').first()).toBeFocused()
    await dialog.getByRole('button', { name: 'Oui, annuler' }).click()
    await expect(dialog.getByText('Choisissez un motif').first()).toBeVisible()
    await expect(dialog.getByText('Le client ne s’est pas présenté')).toHaveCount(0)
    await dialog.getByRole('radio', { name: 'À la demande du client' }).check()
    await expect(dialog.getByLabel('Frais à la charge du client')).toHaveValue('24,00')
    await expect(dialog.getByText(`Prévenir le client par e-mail\u202f: ${email}`)).toBeVisible()
    await dialog.getByLabel('Vos mots pour le client (facultatif)').fill('À une autre fois <3')
    const mail = dialog.frameLocator('iframe')
    await expect(mail.getByText('Bonjour Zoé Célestine,')).toBeVisible()
    await expect(mail.getByText('À une autre fois <3')).toBeVisible()
    await expect(mail.getByText(/des frais de 24,00/)).toBeVisible()
    await expectNoFault(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoFault(page)
    await page.setViewportSize({ width: 1280, height: 720 })
    await expect(dialog.getByRole('button', { name: 'Oui, annuler' })).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Control+s')
    await expect(dialog).toBeHidden()
  })

  await test.step('the fee is due, and the history tells why', async () => {
    await expect(page.getByText('encore 10 minutes pour y revenir')).toBeVisible()
    await expect(page.getByText('Motif\u202f: À la demande du client')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Encaisser le reste' })).toBeVisible()
    expect(await find()).toMatchObject({ status: 'cancelled', chargesAmount: 24 })
  })

  await test.step('the cancellation is taken back, with its fee', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Revenir sur l’annulation' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Encaisser', exact: true })).toBeFocused()
    await expect(page.getByText(`La location ${publicId} n’est plus annulée`)).toBeVisible()
    await expect(page.getByText('Location rétablie')).toBeVisible()
    expect(await find()).toMatchObject({ status: 'pending', chargesAmount: 0 })
  })

  await test.step('cancelled again without a fee or a mail, nothing is due', async () => {
    await page.getByRole('button', { name: 'Annuler la location' }).click()
    await dialog.getByRole('radio', { name: 'Autre' }).check()
    await dialog.getByLabel('Précisions').fill('Tempête')
    await dialog.getByRole('checkbox').uncheck()
    await expect(dialog.locator('iframe')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Oui, annuler' }).click()
    await expect(page.getByText('Annulée\u202f: Autre · Tempête')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Encaisser le reste' })).toHaveCount(0)
    expect(await find()).toMatchObject({ status: 'cancelled', chargesAmount: 0 })
    await page.goto(paths.publicRental(code))
    await expect(page.getByText('À payer', { exact: true }).locator('..')).toContainText(/^À payer\s*0,00/)
    await expect(page.getByText('Total', { exact: true })).toHaveCount(0)
  })
})

test('the fee of a no-show has its name from the rental to the claim and the customer’s page @long', async ({
  page,
}) => {
  const company = await signUpCompany(page)
  await company.request('PATCH', `/companies/${company.id}`, { noShowFeePercent: 100 })
  const { id, code, move } = await givenDraft(company, 'fr', Date.now() - 60_000)
  await move('pending')

  await page.goto(paths.rentalSummary(id))
  await page.getByRole('button', { name: 'Annuler la location' }).click()
  const dialog = page.getByRole('dialog', { name: 'Voulez-vous vraiment annuler cette réservation\u202f?' })
  await dialog.getByRole('radio', { name: 'Le client ne s’est pas présenté' }).check()
  await expect(dialog.getByLabel('Frais à la charge du client')).toHaveValue('80,00')
  await dialog.getByRole('button', { name: 'Oui, annuler' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('complementary', { name: 'Prix' })).toContainText(/Frais de non-présentation\s*80,00/)

  const documents = page.getByRole('region', { name: 'Factures' })
  await expect(documents.getByRole('button')).toHaveText(['Demander l’indemnité'])
  await documents.getByRole('button').click()
  await expect(page.getByRole('dialog')).toContainText('Frais de non-présentation')
  await page.getByRole('button', { name: 'Émettre' }).click()
  await expect(page).toHaveURL(/\/invoice\/\d+/)
  await expect(page.getByRole('main')).toContainText('Frais de non-présentation')

  await page.goto(paths.publicRental(code))
  await expect(page.getByText('Frais de non-présentation')).toBeVisible()
})

test('a quote is sent after a preview, accepted by its customer on their page, and confirmed', async ({
  page,
  browser,
}) => {
  const company = await signUpCompany(page)
  const { id, code, publicId, email, find } = await givenDraft(company, 'en')
  const [agency] = await company.own<{ id: number }[]>('GET', '/agencies')
  await company.own('PATCH', `/agencies/${agency?.id}`, { isManualApprovalRequired: true })
  await page.goto(paths.rentalSummary(id))

  await test.step('a quote that was just made is mailed by the next key', async () => {
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Créer un devis' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Envoyer par e-mail', exact: true })).toBeFocused()
    await (await opened).close()
  })

  await test.step('the agent reads the mail in the customer’s language and adds a line', async () => {
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Envoyer le document' })
    await dialog.getByLabel('Vos mots pour le client (facultatif)').fill('See you soon!')
    const mail = dialog.frameLocator('iframe')
    await expect(mail.getByText('Hello Zoé Célestine,')).toBeVisible()
    await expect(mail.getByText('See you soon!')).toBeVisible()
    await expectNoFault(page)
    await dialog.getByRole('button', { name: 'Envoyer', exact: true }).click()
    await expect(page.getByText(`L’e-mail part vers ${email}`)).toBeVisible()
  })

  const context = await browser.newContext({
    baseURL: process.env.FILAO_URL ?? '',
    viewport: { width: 360, height: 740 },
    locale: 'en-GB',
  })
  const phone = await context.newPage()
  await test.step('the customer opens the mailed link and accepts the quote', async () => {
    const { links, text } = await openMail(email, /Quote/)
    expect(text).toContain('See you soon!')
    expect(links[0]).toContain(`/l/${code}`)
    await phone.goto(`/l/${code}`)
    await expect(phone.getByText('Here is your quote.')).toBeVisible()
    await expect(phone.getByText('Excess', { exact: true })).toBeVisible()
    await expect(phone.getByRole('link', { name: 'View the map: Le Gosier' }).first()).toHaveAttribute(
      'href',
      /openstreetmap\.org/,
    )
    const downloaded = phone.waitForEvent('download')
    await phone.getByRole('link', { name: 'Add to my calendar' }).click()
    expect((await downloaded).suggestedFilename()).toBe(`${publicId}.ics`)
    await expectNoFault(phone, 'en')
    await expect(phone).toHaveTitle(`Quote ${publicId} · Filao`)
    await phone.getByRole('button', { name: 'Decline' }).click()
    const question = phone.getByRole('dialog', { name: `Do you want to decline quote ${publicId}?` })
    await expect(question).not.toContainText('held for you')
    await question.getByRole('button', { name: 'Go back' }).click()
    await phone.getByRole('button', { name: 'Accept', exact: true }).click()
    await expect(phone.getByRole('heading', { name: `Do you want to accept quote ${publicId}?` })).toBeVisible()
    await phone.getByRole('button', { name: 'Yes, accept' }).click()
    await expect(phone.getByRole('heading', { name: 'We have received your request' })).toBeVisible()
    await expect(phone.getByRole('status')).toBeFocused()
    await expect(phone.getByRole('button', { name: 'Accept', exact: true })).toHaveCount(0)
    await expect(phone.getByRole('button', { name: 'Withdraw my request' })).toBeVisible()
    await expectNoFault(phone, 'en')
    expect(await find()).toMatchObject({ status: 'validating', awaits: 'agency' })
  })

  await test.step('the agency sees that it is awaited, and confirms', async () => {
    await expect(page.getByText('Le client a accepté le devis et attend votre réponse.')).toBeVisible()
    await expect(page.getByText('Devis accepté, à confirmer')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Renvoyer l’invitation' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Créer le contrat' }).click()
    await openMail(email, /confirmed/)
    await phone.reload()
    await expect(phone.getByRole('heading', { name: 'This rental has been accepted' })).toBeVisible()
  })
  await context.close()
})
