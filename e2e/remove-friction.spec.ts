import { expect, type Page, test } from '@playwright/test'
import { isLong } from '../server/testing/operation/long.ts'
import { paths } from '../web/session/paths.ts'
import { type Company, givenDrafts, givenFleet, givenRental, signUpCompany } from './company.ts'

test('a new customer gets what was searched for, and the keys save the window, not the form behind it', async ({
  page,
}) => {
  const company = await signUpCompany(page)
  await givenFleet(company, ['AA-123-AA'])
  const written: string[] = []
  page.on('request', (request) => request.method() === 'POST' && written.push(new URL(request.url()).pathname))
  await page.goto(paths.newRental)
  await expect(page.getByRole('textbox', { name: 'Départ' })).not.toHaveValue('')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: /^Faire, ou trouver/ })
  await expect(palette).toBeVisible()
  await page.keyboard.press('Control+s')
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
  await expect(page.locator('.ant-form-item-has-error')).toHaveCount(0)
  const customer = page.getByRole('combobox', { name: 'Client' })
  await customer.click()
  await customer.pressSequentially('Célestine')
  await page.getByRole('button', { name: 'Créer un client' }).click()

  const dialog = page.getByRole('dialog', { name: 'Nouveau client' })
  await expect(dialog.getByLabel('Nom', { exact: true })).toHaveValue('Célestine')
  await expect(dialog.getByLabel('Prénom')).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Enregistrer', exact: true })).toBeInViewport()
  await page.keyboard.type('Zoé')
  await page.keyboard.press('Control+s')
  await expect(dialog).toBeHidden()
  await expect(page.locator('.customer-field')).toContainText('Zoé Célestine')
  expect(written.filter((path) => /\/(customers|rentals)$/.test(path))).toHaveLength(1)
  await expect(page.getByRole('alert')).toHaveCount(0)

  await page.getByRole('button', { name: 'Nouveau', exact: true }).click()
  await expect(dialog.getByLabel('Prénom')).toBeFocused()
  await page.keyboard.type('Maryse')
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: /^Enregistrer sans nom de famille/ })
  await question.getByRole('button', { name: 'Compléter' }).click()
  await expect(dialog.getByLabel('Nom', { exact: true })).toBeFocused()
  await page.keyboard.press('Control+s')
  await question.getByRole('button', { name: 'Enregistrer sans nom' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('.customer-field')).toContainText('Maryse')
})

test('Enter on a whole name takes nobody of a similar one, and the arrows still do @long', async ({ page }) => {
  const company = await signUpCompany(page)
  await givenFleet(company, ['AA-123-AA'])
  await company.own('POST', '/customers', { firstName: 'Jean-Marc', lastName: 'Kancel' })
  await page.goto(paths.newRental)
  const customer = page.getByRole('combobox', { name: 'Client' })
  await customer.click()
  const dialog = page.getByRole('dialog', { name: 'Nouveau client' })
  const type = async () => {
    const found = page.waitForResponse((response) => /\/customers\?.*search=Kancel(\+|%20)Marc/.test(response.url()))
    await customer.pressSequentially('Kancel Marc')
    await found
    await expect(page.locator('.customer-choice')).toHaveText(/^Jean-Marc Kancel/)
  }
  await type()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.locator('.customer-field')).toContainText('Jean-Marc Kancel')
  await page.goto(paths.newRental)
  await customer.click()
  await type()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Prénom')).toHaveValue('Marc')
  await expect(dialog.getByLabel('Nom', { exact: true })).toHaveValue('Kancel')
})

test('the choice of a vehicle begins with what can be had, at the price of the stay', async ({ page }) => {
  const company = await signUpCompany(page)
  const fleet = await givenFleet(company, ['AA-123-AA'])
  const { id } = await givenRental(company, fleet)
  const large = await givenLarger(company, fleet.agency.id)
  await page.goto(paths.newRental)
  await replaceStart(page, 1)
  await page.getByRole('button', { name: '2 jours' }).click()
  const groups = page.locator('.vehicle-group')
  await expect(groups.first()).toContainText(/^Utilitaire1 disponible140,00\s€/)
  await expect(groups.last()).toContainText(/^Citadineaucun disponible80,00\s€1 pris$/)
  await groups.last().getByRole('option', { name: '1 pris' }).click()
  await expect(groups.last()).toContainText('Déjà loué sur cette période')

  await company.own('POST', '/vehicles', {
    registrationNumber: 'CC-789-CC',
    categoryId: fleet.category.id,
    locationId: fleet.agency.id,
  })
  await company.own('POST', `/rentals/${id}/checks`, { stage: 'delivery', odometer: 10, fuelLevel: '4/4' })
  await page.goto(paths.rentalVehicle(id))
  await expect(groups).toHaveCount(2)
  await expect(groups.first()).toContainText(/^Citadine1 disponible.*sans supplément/)
  expect(large.id).not.toBe(fleet.category.id)
})

const languages = [
  [
    'in French',
    {
      locale: 'fr-FR',
      unsigned: 'Le client n’a pas signé.',
      noPhoto: 'Il n’y a pas de photo du véhicule.',
      marked: /«\s?non signé\s?»/,
      refused: /Votre entreprise demande la signature du client/,
      deliver: 'Remettre le véhicule',
      takeBack: 'Reprendre le véhicule',
      onPaper: 'Signé sur papier',
      tag: 'Non signé',
      details: /non signé/,
      photosRequired: /Votre entreprise les demande/,
    },
  ],
  [
    'in English',
    {
      locale: 'en-GB',
      unsigned: 'The customer has not signed.',
      noPhoto: 'There is no photo of the vehicle.',
      marked: /“not signed”/,
      refused: /Your company requires the customer’s signature/,
      deliver: 'Hand over vehicle',
      takeBack: 'Take vehicle back',
      onPaper: 'Signed on paper',
      tag: 'Not signed',
      details: /not signed/,
      photosRequired: /Your company requires them/,
    },
  ],
] as const

for (const [name, words] of isLong ? languages : languages.slice(0, 1)) {
  test.describe(name, () => {
    test.use({ locale: words.locale, viewport: { width: 360, height: 740 } })

    test('a check says what is missing, is marked as not signed, and is refused where the company says so', async ({
      page,
    }) => {
      const company = await signUpCompany(page, words.locale === 'fr-FR' ? 'fr' : 'en')
      const fleet = await givenFleet(company, ['AA-123-AA'])
      const { id } = await givenRental(company, fleet)
      await page.goto(paths.rentalCheckout(id))
      const missing = page.getByRole('status').filter({ hasText: words.unsigned })
      await expect(missing).toContainText(words.noPhoto)
      await expect(missing).toContainText(words.marked)
      await page.getByRole('button', { name: words.deliver }).click()

      // The list is the landing place; the next step of this rental has the focus there.
      await expect(page).toHaveURL(new RegExp(`${paths.rentals}$`))
      const next = page.getByRole('button', { name: words.takeBack })
      await expect(next).toBeFocused()
      await expect(page.getByText(words.tag).first()).toBeVisible()
      await page.goto(paths.rentalSummary(id))
      await expect(page.getByText(words.tag, { exact: true })).toBeVisible()
      await expect(page.locator('.check-records')).toContainText(words.details)
      await expect(page.locator('.rental-timeline')).toContainText(words.details)

      await company.own('PATCH', '', { checkPhotosRequired: true })
      await page.goto(paths.rentalCheckout(id))
      await expect(page.getByText(words.photosRequired)).toBeVisible()

      await company.own('PATCH', '', { checkPhotosRequired: false, checkSignatureRequired: true })
      await page.goto(paths.rentalCheckout(id))
      await expect(missing).toBeVisible()
      await expect(missing).not.toContainText(words.noPhoto)
      await page.getByRole('button', { name: words.takeBack }).click()
      await expect(page.getByText(words.refused).first()).toBeVisible()
      await page.getByRole('checkbox', { name: words.onPaper }).first().check()
      await expect(page.getByText(words.unsigned)).toBeHidden()
      await page.getByRole('button', { name: words.takeBack }).click()
      await expect
        .poll(async () => (await company.own<{ status: string }>('GET', `/rentals/${id}`)).status)
        .toBe('done')
    })
  })
}

test('a contract refused for its vehicle leads to the choice of another one @long', async ({ page }) => {
  const company = await signUpCompany(page)
  const fleet = await givenFleet(company, ['AA-123-AA', 'BB-456-BB'])
  const [taken, refused] = await givenDrafts(company, fleet, Date.now() + 86_400_000, 2)
  await company.own('PATCH', `/rentals/${taken}`, { status: 'pending' })
  await page.goto(paths.rentalSummary(refused as number))
  await page.getByRole('button', { name: 'Créer le contrat' }).click()
  await page.getByRole('link', { name: 'Choisir un autre véhicule' }).click()
  await expect(page.getByRole('button', { name: 'Changer', exact: true })).toBeFocused()
})

test('amounts and kilometres are read as people write them, and the driver’s details are asked for once @long', async ({
  page,
}) => {
  const company = await signUpCompany(page)
  const { id } = await givenRental(company, await givenFleet(company, ['AA-123-AA', 'BB-456-BB']))
  const typed = async (label: string, text: string, shown: RegExp) => {
    const field = page.getByLabel(label, { exact: true }).first()
    await field.click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
    await expect(field, text).toHaveValue(shown)
  }
  await page.goto(paths.rentalPayment(id))
  await typed('Location', '1.050,00', /^1.?050,00$/)
  await typed('Location', '1,183.50', /^1.?183,50$/)
  await typed('Location', ',5', /^0,50$/)
  await typed('Location', '1 234,50 €', /^1.?234,50$/)
  await typed('Location', '50+20', /^50\+20$/)
  await typed('Location', '12,5o', /^12,5o$/)
  await typed('Location', '150,555', /^150,555$/)
  await typed('Location', '-45', /^-45$/)
  await typed('Location', 'cent', /^cent$/)
  const refused = page.getByText(/Indiquez un montant, sans signe moins/)
  await expect(refused.first()).toBeVisible()
  await page.getByRole('button', { name: 'Enregistrer le paiement' }).click()
  await expect(page.getByText(/est à corriger|sont à corriger/)).toBeVisible()
  expect(await company.own<object[]>('GET', `/rentals/${id}/payments`)).toEqual([])
  await typed('Location', '70', /^70,00$/)
  await expect(refused).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Location', { exact: true })).toHaveValue('')

  await page.goto(paths.rentalCheckout(id))
  await typed('Kilométrage', '33.500', /^33.?500$/)
  await typed('Kilométrage', '33 600 km', /^33.?600$/)
  await typed('Kilométrage', '33500,5', /^33500,5$/)
  await typed('Kilométrage', 'inconnu', /^inconnu$/)
  await expect(page.getByText(/Indiquez un nombre entier/).first()).toBeVisible()

  await company.own('POST', `/rentals/${id}/checks`, { stage: 'delivery', odometer: 10, fuelLevel: '4/4' })
  await page.goto(paths.rentalSummary(id))
  await page.getByRole('button', { name: 'Remplacer le véhicule' }).click()
  await page.getByRole('combobox', { name: 'Plaque, marque, modèle…' }).fill('BB-456-BB')
  await page.keyboard.press('Enter')
  const ask = page.getByText('À demander au client avant de remettre les clés')
  await expect(ask).toBeVisible()
  await page.getByLabel('Motif').pressSequentially('Panne')
  await expect(ask).toHaveCount(1)
})

async function givenLarger({ own }: Company, agencyId: number) {
  const amounts = { securityDepositAmount: 900, waiverAmount: 1300 }
  const category = await own('POST', '/categories', { code: 'Z', name: 'Utilitaire', ...amounts })
  const lines = await own<object[]>('GET', '/prices')
  await own('PUT', '/prices', [...lines, { agencyId, categoryId: category.id, seasonId: null, minDays: 1, price: 70 }])
  await own('POST', '/vehicles', { registrationNumber: 'BB-456-BB', categoryId: category.id, locationId: agencyId })
  return category
}

/** Types a start so many days from now. */
async function replaceStart(page: Page, days: number) {
  const day = Temporal.Now.plainDateISO('America/Guadeloupe').add({ days: days })
  const field = page.getByRole('textbox', { name: 'Départ' })
  await field.click()
  await field.fill(`${day.day}/${day.month}/${day.year} 23h`)
  await field.press('Tab')
}
