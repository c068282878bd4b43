import { expect, type Page, test } from '@playwright/test'
import { paths } from '../web/session/paths.ts'
import { givenFleet, givenRental, password, signUpCompany } from './company.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true }).click()

test('a save that would undo a colleague’s names the fields, and either of the two stays', async ({ page }) => {
  await page.route('**/events*', (route) => route.abort())
  const company = await signUpCompany(page)
  const { vehicles } = await givenFleet(company, ['AB-123-CD'])
  const id = vehicles[0]?.id
  const stored = () => company.own('GET', `/vehicles/${id}`)
  const alert = page.getByRole('alert')

  await test.step('what was typed stays, and what the colleague saved is taken by one click', async () => {
    await page.goto(paths.vehicleForm(id))
    await page.getByLabel('Couleur').fill('Rouge')
    await page.getByLabel('Modèle').fill('Twingo')
    await company.own('PATCH', `/vehicles/${id}`, { model: 'Captur', odometer: 4200 })
    await save(page)
    await expect(alert).toContainText('Quelqu’un a modifié entre-temps : Modèle, Kilométrage')
    expect(await stored()).toMatchObject({ model: 'Captur', color: null })
    await expect(page.getByLabel('Modèle')).toHaveValue('Twingo')
    await alert.getByRole('button', { name: 'Reprendre ce qui a été enregistré entre-temps' }).click()
    await expect(page.getByLabel('Modèle')).toHaveValue('Captur')
    await expect(page.getByLabel('Modèle')).toBeFocused()
    await save(page)
    await expect(page).toHaveURL(new RegExp(`${paths.vehicle(id)}$`))
    expect(await stored()).toMatchObject({ model: 'Captur', color: 'Rouge', odometer: 4200 })
  })

  await test.step('a second save keeps what was typed', async () => {
    await page.goto(paths.vehicleForm(id))
    await page.getByLabel('Modèle').fill('Twingo')
    await company.own('PATCH', `/vehicles/${id}`, { model: 'Mégane' })
    await save(page)
    await expect(alert).toContainText('Quelqu’un a modifié entre-temps : Modèle.')
    await save(page)
    await expect(page).toHaveURL(new RegExp(`${paths.vehicle(id)}$`))
    expect(await stored()).toMatchObject({ model: 'Twingo', color: 'Rouge' })
  })
})

test('a payment of a colleague stops no change of a rental; another discount does @long', async ({ page }) => {
  await page.route('**/events*', (route) => route.abort())
  const company = await signUpCompany(page)
  const { id } = await givenRental(company, await givenFleet(company, ['AB-123-CD']))
  const change = async (source: string, byColleague: () => Promise<unknown>) => {
    await page.goto(paths.rental(id))
    await page.getByText(source, { exact: true }).click()
    await expect(page.getByRole('radio', { name: source })).toBeChecked()
    await byColleague()
    await save(page)
  }
  await change('Téléphone', () =>
    company.own('POST', `/rentals/${id}/payments`, { totalAmount: 20, securityDepositAmount: 0, method: 'cash' }),
  )
  await expect(page).toHaveURL(new RegExp(`${paths.rentalSummary(id)}$`))
  await change('Internet', () => company.own('PATCH', `/rentals/${id}`, { discountPercent: 5 }))
  await expect(page.getByRole('alert')).toContainText('Quelqu’un a modifié entre-temps : Remise.')
  expect(await company.own('GET', `/rentals/${id}`)).toMatchObject({ discountPercent: 5, referralMode: 'phone' })
})

test('a delivery by a colleague is taken into a form with another return by keyboard, and the focus stays in it @long', async ({
  page,
}) => {
  await page.route('**/events*', (route) => route.abort())
  const company = await signUpCompany(page)
  const { id } = await givenRental(company, await givenFleet(company, ['AB-123-CD']))
  await page.goto(paths.rental(id))
  await page.getByRole('button', { name: '3 jours' }).click()
  await company.own('POST', `/rentals/${id}/checks`, { stage: 'delivery', odometer: 10 })
  await save(page)
  await expect(page.getByRole('alert')).toContainText('Quelqu’un a modifié entre-temps : Statut.')
  await page.getByRole('button', { name: 'Reprendre ce qui a été enregistré entre-temps' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Enregistrer', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${paths.rentalSummary(id)}$`))
  expect(await company.own('GET', `/rentals/${id}`)).toMatchObject({ status: 'ongoing', totalAmount: 120 })
})

test('a setting switched in an old tab puts back no tariff and no name of a colleague @long', async ({ page }) => {
  await page.route('**/events*', (route) => route.abort())
  const company = await signUpCompany(page)
  const digest = page.getByRole('switch', { name: 'Récapitulatif du matin' })
  await page.goto(paths.companySettings(company.id))
  const before = await digest.isChecked()
  await digest.click()
  await company.own('PATCH', '', { name: 'Autre nom' })
  await save(page)
  await expect.poll(() => company.own('GET', '')).toMatchObject({ name: 'Autre nom', dailyDigestEnabled: !before })
  await expect(digest).toBeEnabled()
  await digest.click()
  await company.own('PATCH', '', { lateHourAmount: 25 })
  await save(page)
  const alert = page.getByRole('alert').filter({ hasText: 'entre-temps' })
  await expect(alert).toContainText('Quelqu’un a modifié entre-temps : Heure de retard entamée.')
  await alert.getByRole('button', { name: 'Reprendre ce qui a été enregistré entre-temps' }).click()
  await save(page)
  await expect(alert).toBeHidden()
  await expect
    .poll(() => company.own('GET', ''))
    .toMatchObject({ lateHourAmount: 25, dailyDigestEnabled: before, name: 'Autre nom' })
})

test('a password changed in an old tab puts back no name that an administrator corrected @long', async ({ page }) => {
  await page.route('**/events*', (route) => route.abort())
  const company = await signUpCompany(page)
  const me = () => company.request<{ id: number }>('GET', '/users/me')
  await page.goto(paths.profile((await me()).id))
  await page.getByLabel('Mot de passe actuel').fill(password)
  await page.getByLabel('Nouveau mot de passe').fill('une autre phrase que je retiens')
  await company.request('PATCH', '/users/me', { lastName: 'Bazile', weeklyReportEnabled: true })
  await save(page)
  await expect(page.getByText('Sauvegarde effectuée')).toBeVisible()
  expect(await me()).toMatchObject({ firstName: 'Alix', lastName: 'Bazile', weeklyReportEnabled: true })
  await expect(page.getByLabel('Nom de famille')).toHaveValue('Bazile')
})
