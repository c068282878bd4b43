import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { paths } from '../web/session/paths.ts'
import { type Company, givenFleet, givenRental, password, signUpCompany } from './company.ts'

test.use({ serviceWorkers: 'allow' })

test('text typed when the session ends is there again after signing in', async ({ page }) => {
  // A read that the stream of changes causes would tell of the lost session before the save does.
  await page.route('**/events*', (route) => route.abort())
  const company = await signUpCompany(page)
  await page.goto('/customer/edit')
  await page.getByLabel('Prénom').fill('Zoé')
  await page.getByLabel('Nom', { exact: true }).fill('Célestine')
  await page.getByLabel('Commentaires').fill('Prend l’avion de 18h10')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()

  await expect(page).toHaveURL(/\/login\?expired/)
  await expect(page.getByText('Votre session est terminée')).toBeVisible()
  await page.getByLabel('Adresse e-mail').fill(company.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()

  await expect(page).toHaveURL(/\/customer\/edit$/)
  await expect(page.getByText('Votre saisie a été conservée')).toBeVisible()
  await expect(page.getByLabel('Prénom')).toHaveValue('Zoé')
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Célestine')
  await expect(page.getByLabel('Commentaires')).toHaveValue('Prend l’avion de 18h10')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('Client créé')).toBeVisible()
  expect(await company.own<object[]>('GET', '/customers')).toHaveLength(1)
})

test('text typed when the session ends undoes nothing that a colleague saved meanwhile @long', async ({ page }) => {
  await page.route('**/events*', (route) => route.abort())
  const company = await signUpCompany(page)
  const { id } = await company.own('POST', '/customers', { firstName: 'Zoé', lastName: 'Célestine' })
  await page.goto(paths.customerForm(Number(id)))
  await page.getByLabel('Prénom').fill('Zoé-Lou')
  await company.own('PATCH', `/customers/${id}`, { comments: 'Prend l’avion de 18h10' })
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await page.getByLabel('Adresse e-mail').fill(company.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()

  await expect(page.getByLabel('Prénom')).toHaveValue('Zoé-Lou')
  await expect(page.getByLabel('Commentaires')).toHaveValue('Prend l’avion de 18h10')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('Votre saisie a été conservée')).toBeHidden()
  const saved = await company.own('GET', `/customers/${id}`)
  expect(saved).toMatchObject({ firstName: 'Zoé-Lou', comments: 'Prend l’avion de 18h10' })
})

test('text typed in a window when the session ends is there when the window is opened again @long', async ({
  page,
}) => {
  await page.route('**/events*', (route) => route.abort())
  const company = await signUpCompany(page)
  const rental = await givenRental(company, await givenFleet(company, ['LN-101-AA']))
  await company.own('POST', `/rentals/${rental.id}/checks`, { stage: 'delivery', odometer: 10, fuelLevel: '4/4' })
  await page.goto(paths.rentalSummary(rental.id))
  const charge = page.getByRole('dialog', { name: 'Ajouter un supplément' })
  const open = page.getByRole('button', { name: 'Ajouter un supplément' })
  await open.click()
  await charge.getByLabel('Montant').fill('35')
  await charge.getByLabel(/^Motif/).fill('Sable dans le coffre')
  await page.context().clearCookies()
  await charge.getByRole('button', { name: 'Ajouter' }).click()
  await page.getByLabel('Adresse e-mail').fill(company.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()

  await open.click()
  await expect(charge.getByText('Votre saisie a été conservée')).toBeVisible()
  await expect(charge.getByLabel('Montant')).toHaveValue('35,00')
  await charge.getByRole('button', { name: 'Ajouter' }).click()
  await expect(charge).toBeHidden()
  await open.click()
  await expect(charge.getByLabel(/^Motif/)).toHaveValue('')
})

test('photos taken for a change of vehicle when the session ends are there again after signing in @long', async ({
  page,
}) => {
  await page.route('**/events*', (route) => route.abort())
  const company = await signUpCompany(page)
  const rental = await givenOngoing(company, ['LN-102-AA', 'LN-103-AA'])
  await page.goto(paths.rentalVehicle(rental.id))
  await page.getByRole('combobox', { name: 'Plaque, marque, modèle…' }).fill('LN-103-AA')
  await page.keyboard.press('Enter')
  await page.getByLabel('Motif').fill('Panne de climatisation')
  await page.getByLabel('Kilométrage').first().fill('90')
  await page.getByText('Remarques et dommages').first().click()
  await page.getByRole('button', { name: 'Ajouter un dommage' }).first().click()
  const create = { width: 30, height: 20, channels: 3, background: '#406080' } as const
  const buffer = await sharp({ create }).jpeg().toBuffer()
  await page.getByLabel('Photo du dommage 1').setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.locator('.photo-tile img')).toHaveCount(1)
  await page.context().clearCookies()
  const save = page.getByRole('button', { name: 'Remplacer le véhicule' })
  await save.click()
  await page.getByLabel('Adresse e-mail').fill(company.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()

  await expect(page.getByText('Votre saisie a été conservée')).toBeVisible()
  await expect(page.locator('.photo-tile img')).toHaveCount(1)
  await save.click()
  await expect(page).toHaveURL(new RegExp(`${paths.rentalSummary(rental.id)}$`))
  type Checks = { checks: { damages: { photos: object[] }[] }[] }
  const { checks } = await company.own<Checks>('GET', `/rentals/${rental.id}`)
  expect(checks[1]?.damages[0]?.photos).toHaveLength(1)
})

test('the back button after a delivery does not open the return @long', async ({ page }) => {
  const company = await signUpCompany(page)
  const rental = await givenRental(company, await givenFleet(company, ['LN-104-AA']), Date.now() + 60_000)
  await page.goto(paths.rentals)
  await page.goto(paths.rentalCheckout(rental.id))
  await page.getByRole('button', { name: 'Remettre le véhicule' }).click()
  await expect(page.getByText(`Le véhicule de la location ${rental.publicId} est parti`)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Locations' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${paths.rentals}$`))
})

test('a payment that was recorded without an answer is not followed by a deposit that nobody took', async ({
  page,
}) => {
  const company = await signUpCompany(page)
  const { id } = await givenRental(company, await givenFleet(company, ['AB-123-CD']))
  await page.goto(`/rental/payment/${id}`)
  const total = page.getByLabel('Location', { exact: true })
  await expect(total).toHaveValue('80,00')
  await page.route('**/payments', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort('connectionreset')
  })
  const save = page.getByRole('button', { name: 'Enregistrer le paiement' })
  await save.click()
  await expect(page.getByText('L’enregistrement a échoué')).toBeVisible()
  await expect(total).toBeDisabled()
  await expect(total).toHaveValue('0,00')
  await page.unrouteAll()
  await save.click()
  await expect(page.getByRole('button', { name: /Indiquez un montant/ })).toBeVisible()
  const payments = await company.own('GET', `/rentals/${id}/payments`)
  expect(payments).toMatchObject([{ totalAmount: 80, securityDepositAmount: 0 }])
})

test.describe('on a phone, in English', () => {
  test.use({ locale: 'en-GB', viewport: { width: 360, height: 740 } })

  test('a form that is saved while offline stays, and is saved once when the network is back', async ({ page }) => {
    const company = await signUpCompany(page, 'en')
    await page.goto('/customer/edit')
    await page.getByLabel('First name').fill('Zoé')
    await page.getByLabel('Last name').fill('Célestine')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('The server is not responding')
    await expect(page).toHaveURL(/\/customer\/edit$/)
    await expect(page.getByLabel('First name')).toHaveValue('Zoé')

    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Customer created')).toBeVisible()
    expect(await company.own<object[]>('GET', '/customers')).toHaveLength(1)
  })
})

/** Creates a rental under way with the first of these vehicles. */
async function givenOngoing(company: Company, plates: string[]) {
  const rental = await givenRental(company, await givenFleet(company, plates), Date.now() + 60_000)
  await company.own('POST', `/rentals/${rental.id}/checks`, { stage: 'delivery', odometer: 10, fuelLevel: '4/4' })
  return rental
}
