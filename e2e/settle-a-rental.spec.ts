import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { readPdf } from '../server/testing/pdf.ts'
import { paths } from '../web/session/paths.ts'
import { signInToDemo } from './demo-screens.ts'
import { openMail } from './mailbox.ts'

test('a rental is paid in two parts, refunded in part, charged, settled, and its history shows it all', async ({
  page,
}) => {
  const { rental, email, own } = await givenContract(page)
  const payments = () => own('GET', `/rentals/${rental.id}/payments`)
  await page.goto(paths.rentalPayment(rental.id))
  const lines = page.getByRole('list', { name: 'Paiements reçus' }).getByRole('listitem')
  const locks = page.getByRole('img', { name: 'Enregistré, ne peut plus être modifié' })
  const add = page.getByRole('button', { name: 'Ajouter un paiement' })

  await test.step('an accidental close asks first, and the typed values stay', async () => {
    const amount = page.getByLabel('Location', { exact: true })
    await amount.fill('5000')
    await page.keyboard.press('Tab')
    await expect(amount).toHaveAccessibleDescription(/de plus que le reste à payer/)
    await page.getByRole('button', { name: 'Enregistrer le paiement' }).click()
    const question = page.getByRole('dialog', { name: /Encaisser plus que prévu/ })
    await expect(question.getByText(/de plus que les .* qui restent à payer pour la location/)).toBeVisible()
    await expect(question.getByRole('button', { name: /Encaisser 5.000,00/ })).toBeVisible()
    await question.getByRole('button', { name: 'Corriger' }).click()
    await expect(question).toBeHidden()
    await expect(amount).toHaveValue(asTyped(5000))
    expect(await payments()).toHaveLength(0)
  })

  await test.step('a double click pays once', async () => {
    await page.getByRole('button', { name: 'Retirer cette ligne' }).click()
    await expect(add).toBeFocused()
    await add.click()
    await expect(page.getByLabel('Location', { exact: true })).toBeFocused()
    await page.getByLabel('Location', { exact: true }).fill('50')
    await page.getByRole('button', { name: 'Enregistrer le paiement' }).dblclick()
    await expect(lines).toHaveCount(1)
    await expect(locks).toHaveCount(1)
    expect(await payments()).toHaveLength(1)
    await expect(page.getByText('La location est payée en totalité')).toBeHidden()
  })

  await test.step('the remaining amount and the deposit close both', async () => {
    await add.click()
    await expect(page.getByLabel('Location', { exact: true })).toHaveValue(asTyped(rental.totalAmount - 50))
    await page.getByRole('button', { name: new RegExp(`^Reste.*${rental.securityDepositAmount},00`) }).click()
    await page.getByText('Espèces', { exact: true }).click()
    await page.getByLabel('Caution', { exact: true }).press('Enter')
    await expect(page.getByText('La location est payée en totalité')).toBeVisible()
    await expect(page.getByText('Caution déposée en totalité')).toBeVisible()
    await expect(locks).toHaveCount(2)
    await expect(add).toBeHidden()
    expect(await payments()).toHaveLength(2)
  })

  await test.step('its receipt is a PDF', async () => {
    const { text } = await download(page, lines.nth(0).getByRole('button', { name: /PDF/ }))
    for (const words of [`${rental.publicId}-1`, 'Reçu', 'Noé Gustave', 'Carte bancaire']) expect(text).toContain(words)
    expect(text).toMatch(/50,00\s€/)
  })

  await test.step('a part is refunded, with a reason and never more than is held', async () => {
    await lines
      .nth(0)
      .getByRole('button', { name: /^Rembourser/ })
      .click()
    const refund = page.getByRole('dialog', { name: 'Rembourser' })
    await refund.getByLabel('Location').fill('50,01')
    await refund.getByRole('button', { name: 'Enregistrer le remboursement' }).click()
    await expect(refund.getByText(/Ce paiement ne peut plus être remboursé que de 50,00\s€/).first()).toBeVisible()
    await refund.getByLabel('Location').fill('20')
    await refund.getByRole('button', { name: 'Enregistrer le remboursement' }).click()
    await expect(refund.getByText(/motif/i).first()).toBeVisible()
    expect(await payments()).toHaveLength(2)
    await refund.getByLabel('Motif').fill('Une journée de moins')
    await refund.getByRole('button', { name: 'Enregistrer le remboursement' }).click()
    await expect(refund).toBeHidden()
    await expect(lines).toHaveCount(3)
    await expect(lines.nth(2)).toContainText('Une journée de moins')
    await expect(lines.nth(2)).toContainText('Carte bancaire')
    await expect(page.getByText('La location est payée en totalité')).toBeHidden()
    await add.click()
    await page.getByRole('button', { name: 'Enregistrer le paiement' }).click()
    await expect(page.getByText('La location est payée en totalité')).toBeVisible()
  })

  await test.step('the contract is sent by mail', async () => {
    await page.goto(paths.rentalSummary(rental.id))
    await page.getByRole('button', { name: /^Envoyer par e-mail/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Envoyer', exact: true }).click()
    await expect(page.getByText(`L’e-mail part vers ${email}`)).toBeVisible()
    const { attachments } = await openMail(email, /^Contrat/)
    const [pdf] = attachments
    expect(pdf?.mimeType).toBe('application/pdf')
    const { text } = await readPdf(new Uint8Array(pdf?.content as ArrayBuffer))
    expect(text).toContain('Noé Gustave')
  })

  const charges = page.getByRole('region', { name: 'Suppléments' })
  await test.step('after the return a charge is added, and cancelled', async () => {
    await own('POST', `/rentals/${rental.id}/checks`, { stage: 'delivery', odometer: 1200, fuelLevel: '4/4' })
    await own('POST', `/rentals/${rental.id}/checks`, { stage: 'return', odometer: 1500, fuelLevel: '4/4' })
    await page.goto(paths.rentalSummary(rental.id))
    await charges.getByRole('button', { name: 'Ajouter un supplément' }).click()
    const charge = page.getByRole('dialog', { name: 'Ajouter un supplément' })
    await charge.getByLabel('Montant').fill('35')
    await charge.getByLabel(/^Motif/).fill('Nettoyage des sièges')
    await charge.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await expect(charge).toBeHidden()
    const card = page.getByRole('region', { name: 'Clôture du retour' })
    await expect(card.getByText(/^Retenir 35,00\s€ sur la caution/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Encaisser le reste' })).toHaveCount(0)
    await charges.getByRole('button', { name: /^Annuler le supplément.*Nettoyage des sièges/ }).click()
    const takeBack = page.getByRole('dialog', { name: 'Annuler le supplément' })
    await takeBack.getByLabel('Motif de l’annulation').fill('Geste commercial')
    await takeBack.getByRole('button', { name: 'Annuler le supplément' }).click()
    await expect(takeBack).toBeHidden()
    await expect(charges).toContainText('Supplément annulé')
  })

  await test.step('beside the settlement the deposit can still be refunded from its own line', async () => {
    await expect(page.getByRole('button', { name: 'Rendre la caution' })).toHaveCount(0)
    await page.goto(paths.rentalPayment(rental.id))
    await expect(page.getByRole('link', { name: 'Clôturer sur le récapitulatif' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Rendre la caution' })).toHaveCount(0)
    await expect(add).toBeHidden()
    await lines
      .nth(1)
      .getByRole('button', { name: /^Rembourser/ })
      .click()
    const giveBack = page.getByRole('dialog', { name: 'Rendre la caution' })
    await expect(giveBack.getByLabel('Caution')).toHaveValue(asTyped(rental.securityDepositAmount))
    await expect(giveBack.getByText('Espèces')).toBeVisible()
    await giveBack.getByRole('button', { name: 'Enregistrer le remboursement' }).click()
    await expect(giveBack).toBeHidden()
    await expect(page.getByText('Rien à rendre')).toBeVisible()
    await expect(add).toBeHidden()
  })

  await test.step('the history shows it all', async () => {
    await page.goto(paths.rentalSummary(rental.id))
    const history = page.getByRole('region', { name: 'Historique' }).getByRole('listitem')
    const steps = [
      /^Remboursement.*\(caution\) · Espèces/,
      /^Supplément annulé.*35,00.*Geste commercial/,
      /^Supplément ajouté.*Nettoyage des sièges/,
      /^Véhicule rendu.*1\s500\skm/,
      /^Véhicule remis.*1\s200\skm/,
      /^E-mail envoyé.*Document/,
      /^Remboursement.*20,00/,
      /^Paiement reçu.*Espèces/,
      /^Paiement reçu.*50,00.*Carte bancaire/,
      /^Contrat créé/,
      /^Location créée/,
    ]
    for (const words of steps) await expect(history.filter({ hasText: words }).first()).toBeVisible()
    const checks = page.getByRole('region', { name: 'États des lieux' })
    await expect(checks).toContainText(/État des lieux de départ.*1\s200\skm.*État des lieux de retour.*1\s500\skm/)
  })
})

test('a customer without an address is reported, with a link to the field @long', async ({ page }) => {
  const { rental } = await givenContract(page, { isReachable: false })
  await page.goto(paths.rentalSummary(rental.id))
  await page.getByRole('link', { name: /^Pas d’adresse e-mail/ }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.customerForm(rental.customerId)}$`))
})

/** Returns an amount as its field shows it in French. */
function asTyped(euros: number): string {
  return euros.toFixed(2).replace('.', ',')
}

async function download(page: Page, button: Locator) {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
  return await readPdf(await readFile(await file.path()))
}

type Contract = {
  id: number
  publicId: string
  customerId: number
  totalAmount: number
  securityDepositAmount: number
}

/** Creates a contract of the demo company of three days from tomorrow, for a new customer and a new vehicle. */
async function givenContract(page: Page, { isReachable = true } = {}) {
  await signInToDemo(page.request)
  const request = async (method: 'GET' | 'POST' | 'PATCH', path: string, data?: object) => {
    const headers = { 'Sec-Fetch-Site': 'same-origin' }
    const response = await page.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) })
    expect(response.ok(), `${method} ${path} answers ${response.status()} ${await response.text()}`).toBe(true)
    return await response.json()
  }
  const [{ id: companyId }] = await request('GET', '/companies')
  const own = (method: 'GET' | 'POST' | 'PATCH', path: string, data?: object) =>
    request(method, `/companies/${companyId}${path}`, data)
  const [[agency], [category]] = await Promise.all([own('GET', '/agencies'), own('GET', '/categories')])
  const now = Date.now()
  const email = `noe-${now}@example.test`
  const plate = `ST-${String(100 + (now % 900))}-${isReachable ? 'AA' : 'AB'}`
  const place = { categoryId: category.id, locationId: agency.id, odometer: 1200 }
  const vehicle = await own('POST', '/vehicles', { registrationNumber: plate, make: 'Kia', model: 'Picanto', ...place })
  const name = { firstName: 'Noé', lastName: 'Gustave' }
  const customer = await own('POST', '/customers', { ...name, ...(isReachable && { email }) })
  const draft = await own('POST', '/rentals', {
    start: new Date(now + 86_400_000).toISOString(),
    end: new Date(now + 4 * 86_400_000).toISOString(),
    vehicleId: vehicle.id,
    customerId: customer.id,
    departureAgencyId: agency.id,
    arrivalAgencyId: agency.id,
  })
  const rental: Contract = await own('PATCH', `/rentals/${draft.id}`, { status: 'pending' })
  return { rental, email, own }
}
