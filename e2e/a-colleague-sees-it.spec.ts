import { expect, test } from '@playwright/test'
import { paths } from '../web/session/paths.ts'
import { givenDrafts, givenFleet, givenMember, givenRental, signInElsewhere, signUpCompany } from './company.ts'

test('a change of one user appears in the list of another without a reload', async ({ page, browser }) => {
  const company = await signUpCompany(page)
  const { vehicles } = await givenFleet(company, ['AB-123-CD'])
  const email = `collegue-${company.id}-${Date.now()}@example.test`
  const name = { firstName: 'Nadège', lastName: 'Baltus', language: 'fr', role: 'staff' }
  await givenMember(company, { ...name, email })
  const colleague = await signInElsewhere(browser, email)
  let loads = 0
  colleague.on('load', () => loads++)

  await colleague.goto('/vehicle')
  const list = colleague.getByRole('table', { name: 'Véhicules' })
  await expect(list.getByRole('row', { name: /AB-123-CD/ })).toContainText('Renault Clio')
  expect(loads).toBe(1)
  await page.goto(`/vehicle/edit/${vehicles[0]?.id}/form`)
  await page.getByLabel('Modèle').fill('Captur')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(list.getByRole('row', { name: /AB-123-CD/ })).toContainText('Renault Captur')

  await colleague.getByRole('link', { name: 'Clients' }).click()
  await expect(colleague.getByText('Aucun client pour l’instant')).toBeVisible()
  await page.goto('/customer/edit')
  await page.getByLabel('Prénom').fill('Zoé')
  await page.getByLabel('Nom', { exact: true }).fill('Célestine')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(colleague.getByRole('row', { name: /Zoé Célestine/ })).toBeVisible()
  await page.getByRole('link', { name: 'Clients', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Choisir Zoé Célestine' }).check()
  await page.getByRole('button', { name: 'Archiver' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Archiver' }).click()
  await expect(colleague.getByText('Aucun client pour l’instant')).toBeVisible()
  expect(loads).toBe(1)
})

test('a vehicle handed over by a colleague is not taken back from the form of its pick-up @long', async ({ page }) => {
  const company = await signUpCompany(page)
  const fleet = await givenFleet(company, ['AB-123-CD'])
  const { id } = await givenRental(company, fleet, Date.now() + 60_000)
  await page.goto(`/rental/checkout/${id}`)
  await expect(page.getByRole('button', { name: 'Remettre le véhicule' })).toBeVisible()
  await company.own('POST', `/rentals/${id}/checks`, { stage: 'delivery', odometer: 100 })
  await expect(page.getByRole('heading', { name: 'Le véhicule est déjà parti' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reprendre le véhicule' })).toBeHidden()
  await page.getByRole('button', { name: 'Faire l’état des lieux de retour' }).click()
  await expect(page.getByRole('button', { name: 'Reprendre le véhicule' })).toBeVisible()
})

test('every chosen picture that the device cannot read is named @long', async ({ page }) => {
  const company = await signUpCompany(page)
  const fleet = await givenFleet(company, ['AB-123-CD'])
  const { id } = await givenRental(company, fleet, Date.now() + 60_000)
  await page.goto(`/rental/checkout/${id}`)
  const picture = (name: string) => ({ name, mimeType: 'image/heic', buffer: Buffer.from('no picture') })
  await page.getByLabel('Choisir des photos').setInputFiles([picture('IMG_1.HEIC'), picture('IMG_2.HEIC')])
  await expect(page.getByText('IMG_1.HEIC, IMG_2.HEIC')).toBeVisible()
})

test('a payment that is being typed stays when a colleague takes one, and what that paid is not proposed again @long', async ({
  page,
}) => {
  const company = await signUpCompany(page)
  const { id } = await givenRental(company, await givenFleet(company, ['AB-123-CD']))
  const pay = (money: object) => company.own('POST', `/rentals/${id}/payments`, { method: 'cheque', ...money })
  const total = page.getByLabel('Location', { exact: true })
  const deposit = page.getByLabel('Caution', { exact: true })
  await page.goto(`/rental/payment/${id}`)
  await expect(total).toHaveValue('80,00')
  await pay({ totalAmount: 10, securityDepositAmount: 0 })
  await expect(total).toHaveValue('70,00')
  await page.getByText('Espèces', { exact: true }).click()
  await deposit.fill('150')
  await pay({ totalAmount: 20, securityDepositAmount: 0 })
  await expect(total).toHaveValue('50,00')
  await expect(page.getByRole('radio', { name: 'Espèces' })).toBeChecked()
  await expect(deposit).toBeFocused()
  await expect(deposit).toHaveValue('150')
  await pay({ totalAmount: 50, securityDepositAmount: 0 })
  await expect(total).toBeDisabled()
  await expect(total).toHaveValue('0,00')
  await page.getByRole('button', { name: 'Enregistrer le paiement' }).click()
  await expect(page.getByText(/150,00\s€ \/ 800,00/)).toBeVisible()
  const payments = await company.own<object[]>('GET', `/rentals/${id}/payments`)
  expect(payments.at(-1)).toMatchObject({ totalAmount: 0, securityDepositAmount: 150, method: 'cash' })
})

test('a payment that is being typed stays when the customer cancels, and asks before it is taken @long', async ({
  page,
}) => {
  const company = await signUpCompany(page)
  const fleet = await givenFleet(company, ['AB-123-CD'])
  const [id] = await givenDrafts(company, fleet, Date.now() + 86_400_000)
  const { code } = await company.own<{ code: string }>('PATCH', `/rentals/${id}`, { status: 'validating' })
  await page.goto(`/rental/payment/${id}`)
  await page.getByText('Espèces', { exact: true }).click()
  await page.getByLabel('Location', { exact: true }).fill('30')
  await company.request('PUT', `/companies/-1/rentals/byCode/${code}/status`, { status: 'cancelled' })
  await expect(page.getByText('Annulée', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Location', { exact: true })).toHaveValue('30')
  await expect(page.getByRole('radio', { name: 'Espèces' })).toBeChecked()
  await page.getByRole('button', { name: 'Enregistrer le paiement' }).click()
  await expect(page.getByRole('dialog')).toContainText('Cette location est annulée')
  expect(await company.own('GET', `/rentals/${id}/payments`)).toEqual([])
})

test('a window closed by the answer of the customer says that what was typed is not saved @long', async ({ page }) => {
  const company = await signUpCompany(page)
  const fleet = await givenFleet(company, ['AC-105-CS'])
  const [id] = await givenDrafts(company, fleet, Date.now() + 86_400_000)
  const { code } = await company.own<{ code: string }>('PATCH', `/rentals/${id}`, { status: 'validating' })
  await page.goto(paths.rentalSummary(Number(id)))
  const open = page.getByRole('button', { name: 'Annuler la location' })
  const cancelling = page.getByRole('dialog', { name: 'Voulez-vous vraiment annuler cette réservation\u202f?' })
  const said = page.getByText('Votre saisie n’a pas été enregistrée')

  await test.step('not when the agent leaves it', async () => {
    await open.click()
    await cancelling.getByLabel('Précisions').fill('Client injoignable')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Quitter', exact: true }).click()
    await expect(cancelling).toBeHidden()
    await expect(said).toHaveCount(0)
  })

  await open.click()
  await cancelling.getByLabel('Précisions').fill('Client injoignable')
  await company.request('PUT', `/companies/-1/rentals/byCode/${code}/status`, { status: 'cancelled' })
  await expect(cancelling).toBeHidden()
  await expect(said).toBeVisible()
})
