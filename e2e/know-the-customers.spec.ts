import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { paths } from '../web/session/paths.ts'
import { givenFleet, givenRental, signUpCompany } from './company.ts'

test('a customer is entered once, found by half a word, and corrected', async ({ page }) => {
  const company = await signUpCompany(page)
  const other = { firstName: 'Wilfrid', lastName: 'Dorville', email: 'wilfrid@example.test' }
  await company.own('POST', '/customers', { ...other, phoneNumbers: ['590690998877'] })

  await page.goto('/customer')
  await page.getByRole('link', { name: 'Ajouter un client' }).click()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByLabel('Prénom')).toHaveAccessibleDescription('Le champ « Prénom » est obligatoire')
  await page.getByLabel('Prénom').fill('Zoé')
  await page.getByLabel('Nom', { exact: true }).fill('Célestine')
  await page.getByLabel('Téléphone 1').fill('0690 12')
  await page.getByLabel('E-mail', { exact: true }).fill('wilfrid@example.test')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('Ce numéro de téléphone n’est pas valable').first()).toBeVisible()
  await page.getByLabel('Téléphone 1').fill('0690 12 34 56')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveAccessibleDescription(
    /déjà celle du client «\sWilfrid Dorville\s»/,
  )
  await page.getByLabel('E-mail', { exact: true }).fill('zoe@example.test')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('Client créé')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Zoé Célestine' })).toBeVisible()
  await expect(page.getByRole('link', { name: '0690 12 34 56' })).toHaveAttribute('href', 'tel:+590690123456')

  await page.getByRole('link', { name: 'Clients', exact: true }).click()
  const zoe = page.getByRole('row', { name: /Zoé Célestine/ })
  const wilfrid = page.getByRole('row', { name: /Wilfrid Dorville/ })
  await expect(zoe).toContainText('0690 12 34 56')
  await expect(wilfrid).toBeVisible()
  const search = page.getByRole('searchbox')
  for (const [typed, found, gone] of [
    ['celstine', zoe, wilfrid],
    ['0690 99 88', wilfrid, zoe],
    ['ZOE@EXAM', zoe, wilfrid],
  ] as const) {
    await search.fill(typed)
    await expect(gone).toHaveCount(0)
    await expect(found).toBeVisible()
    await expect(search).toBeFocused()
  }
  await search.fill('personne du tout')
  await expect(page.getByText('Aucun client ne correspond')).toBeVisible()
  await search.fill('')

  await zoe.click()
  await expect(page.getByRole('heading', { name: 'Zoé Célestine' })).toBeVisible()
  await page.getByRole('link', { name: 'Modifier' }).click()
  await page.getByLabel('Nom', { exact: true }).fill('Célestine-Nabab')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('Client mis à jour')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Zoé Célestine-Nabab' })).toBeVisible()
  await page.getByRole('tab', { name: 'Historique' }).click()
  const steps = page.getByRole('region', { name: 'Historique' }).getByRole('listitem')
  await expect(steps.first()).toContainText(/Fiche modifiée.*Champs\s: Nom$/)
  await expect(steps.last()).toContainText('Client créé')
})

test('the page of a customer says what they owe and leads to the payment, and to a rental for them @long', async ({
  page,
}) => {
  const company = await signUpCompany(page)
  const fleet = await givenFleet(company, ['AB-123-CD'])
  const rental = await givenRental(company, fleet)

  await page.goto(paths.customer(rental.customerId))
  const account = page.getByRole('region', { name: 'Compte' })
  await expect(account).toContainText(/Reste à payer\s*[1-9][\d\s]*,\d\d/)
  await expect(page.getByRole('region', { name: 'En bref' })).toContainText(rental.publicId)
  await expect(page.getByRole('table', { name: 'Locations' }).getByRole('row', { name: rental.publicId })).toBeVisible()

  await company.own('POST', `/rentals/${rental.id}/payments`, {
    totalAmount: rental.totalAmount,
    securityDepositAmount: 0,
    method: 'cash',
  })
  await expect(account).toContainText(/Reste à payer\s*0,00/)

  await page.getByRole('link', { name: 'Louer à ce client' }).click()
  await expect(page.getByRole('heading', { name: 'Nouvelle location' })).toBeVisible()
  await expect(page.getByText('Zoé Célestine').first()).toBeVisible()
})

const licence = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a customer’s licence is stored, viewed, downloaded and removed', async ({ page }) => {
  const company = await signUpCompany(page)
  const { id } = await company.own('POST', '/customers', { firstName: 'Zoé', lastName: 'Célestine' })
  await page.goto(`/customer/edit/${id}`)
  await page.getByRole('tab', { name: 'Documents' }).click()
  await expect(page.getByText('Aucun document')).toBeVisible()
  const drop = page.getByLabel('Choisissez ou déposez des documents')
  await drop.setInputFiles([
    { name: 'permis.png', mimeType: 'image/png', buffer: licence },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('des notes') },
  ])
  const row = page.getByRole('row', { name: /permis\.png/ })
  await expect(row).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Format refusé' })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)

  await page.getByRole('button', { name: 'permis.png', exact: true }).click()
  const view = page.getByRole('dialog', { name: 'permis.png' })
  await expect(view.getByRole('img', { name: 'permis.png' })).toHaveJSProperty('naturalWidth', 1)
  await page.keyboard.press('Escape')
  await expect(view).toHaveCount(0)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger permis.png' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('permis.png')
  expect(await readFile(await download.path())).toEqual(licence)

  await page.getByRole('button', { name: 'Supprimer permis.png' }).click()
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(page.getByText('Aucun document')).toBeVisible()
  expect(await company.own<object[]>('GET', `/customers/${id}/documents`)).toEqual([])
})

test('a document whose answer is lost on the way is stored once, though it is sent again', async ({ page }) => {
  const company = await signUpCompany(page)
  const { id } = await company.own('POST', '/customers', { firstName: 'Zoé', lastName: 'Célestine' })
  let isLost = false
  await page.route('**/documents', async (route) => {
    if (isLost || route.request().method() !== 'POST') return await route.continue()
    isLost = true
    await route.fetch()
    await route.abort()
  })
  await page.goto(`/customer/edit/${id}`)
  await page.getByRole('tab', { name: 'Documents' }).click()
  const drop = page.getByLabel('Choisissez ou déposez des documents')
  await drop.setInputFiles({ name: 'permis.png', mimeType: 'image/png', buffer: licence })
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('list', { name: 'Envois' })).toHaveCount(0)
  expect(await company.own<object[]>('GET', `/customers/${id}/documents`)).toHaveLength(1)
})
