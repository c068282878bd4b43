import { expect, type Page, test } from '@playwright/test'
import { paths } from '../web/session/paths.ts'
import { givenFleet, signUpCompany } from './company.ts'

const notWhole = 'Indiquez un nombre entier, en chiffres et sans signe moins.'
const noNumber = /Indiquez un nombre, en chiffres et sans signe moins. Exemple\s: 8,5/

test('a setting that is no whole number stays with the reason, and nothing is saved', async ({ page }) => {
  const { id, own } = await signUpCompany(page)
  const stored = async () => await own<{ graceMinutes: number; cancellationFeePercent: number | null }>('GET', '')
  const { graceMinutes } = await stored()
  await page.goto(paths.companySettings(id))
  const grace = page.getByLabel('Retard toléré')
  for (const text of ['une heure', '50+20', '12,5', '-3', '9O']) {
    await typeOver(page, 'Retard toléré', text)
    await expect(grace, text).toHaveValue(text)
    await expect(grace, text).toHaveAccessibleDescription(new RegExp(notWhole))
  }
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: '1 champ est à corriger' })).toContainText(notWhole)
  await typeOver(page, 'Retard toléré', '99999')
  await expect(grace).toHaveValue('99999')
  await expect(grace).toHaveAccessibleDescription(/Indiquez au plus 1\s439\./)
  await typeOver(page, 'Validité des devis', '0')
  await expect(page.getByLabel('Validité des devis')).toHaveAccessibleDescription(/Indiquez au moins 1\./)
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  const list = page.getByRole('alert').filter({ hasText: '2 champs sont à corriger' })
  await expect(list).toContainText(/Retard toléré – Indiquez au plus 1\s439\./)
  await expect(list).toContainText('Validité des devis – Indiquez au moins 1.')
  expect((await stored()).graceMinutes).toBe(graceMinutes)
  await typeOver(page, 'Validité des devis', '15')

  await typeOver(page, 'Retard toléré', '45 minutes')
  await expect(grace).toHaveValue('45')
  await expect(grace).not.toHaveAccessibleDescription(new RegExp(notWhole))
  await typeOver(page, 'Annulation par le client', '50 %')
  await expect(page.getByLabel('Annulation par le client')).toHaveValue('50')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('Sauvegarde effectuée')).toBeVisible()
  expect(await stored()).toMatchObject({ graceMinutes: 45, cancellationFeePercent: 50 })
})

test('a refused number is replaced by one from the arrow keys @long', async ({ page }) => {
  const { id } = await signUpCompany(page)
  await page.goto(paths.companySettings(id))
  const grace = page.getByLabel('Retard toléré')
  await typeOver(page, 'Retard toléré', '45')
  await typeOver(page, 'Retard toléré', 'un peu')
  await expect(grace).toHaveValue('un peu')
  await grace.press('ArrowUp')
  await expect(grace).toHaveValue('46')
  await grace.press('Tab')
  await expect(page.getByText(notWhole)).toHaveCount(0)
})

test('a rate is read with its sign, and one that is no number stays with the reason', async ({ page }) => {
  const { id, own } = await signUpCompany(page)
  await page.goto(paths.company(id))
  const rate = page.getByLabel('Taux de TVA')
  await typeOver(page, 'Taux de TVA', '150')
  await expect(rate).toHaveAccessibleDescription(/Indiquez au plus 100\./)
  // The browser's own check would hide what else is wrong.
  const email = page.getByLabel('Adresse e-mail')
  await email.fill('x@')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('2 champs sont à corriger')).toBeVisible()
  await email.fill('')
  for (const text of ['huit', '8+1', '8,5o', '-3']) {
    await typeOver(page, 'Taux de TVA', text)
    await expect(rate, text).toHaveValue(text)
    await expect(rate, text).toHaveAccessibleDescription(noNumber)
  }
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('1 champ est à corriger')).toBeVisible()
  await typeOver(page, 'Taux de TVA', '8.5')
  await expect(page.getByText('1 champ est à corriger')).toBeHidden()
  for (const [text, shown] of [
    ['20', '20,0'],
    ['2.125', '2,125'],
    ['8,5 %', '8,5'],
  ] as const) {
    await typeOver(page, 'Taux de TVA', text)
    await expect(rate, text).toHaveValue(shown)
  }
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('Sauvegarde effectuée')).toBeVisible()
  expect(await own('GET', '')).toMatchObject({ vatRate: 8.5 })
})

test.describe('in English', () => {
  test.use({ locale: 'en-GB' })

  test('a rate has a decimal point, and the reason is in English @long', async ({ page }) => {
    const { id } = await signUpCompany(page, 'en')
    await page.goto(paths.company(id))
    await typeOver(page, 'VAT rate', '8,5')
    await expect(page.getByLabel('VAT rate')).toHaveValue('8.5')
    await typeOver(page, 'VAT rate', 'eight')
    await expect(page.getByLabel('VAT rate')).toHaveAccessibleDescription(
      /Enter a number, in digits and without a minus sign. Example: 8.5/,
    )
  })
})

test('every other field of a number keeps what is no number, with the reason @long', async ({ page }) => {
  const company = await signUpCompany(page)
  const fleet = await givenFleet(company, ['AA-123-AA'])
  const refuses = async (label: string | RegExp, reason: string | RegExp = notWhole) => {
    const field = page.getByLabel(label).first()
    await typeOver(page, label, 'beaucoup')
    await expect(field, `${label}`).toHaveValue('beaucoup')
    await expect(field, `${label}`).toHaveAccessibleDescription(new RegExp(reason))
  }
  for (const [path, labels] of [
    [paths.companyInvoicing(company.id), ['Nombre de chiffres', 'Délai de paiement des entreprises']],
    [paths.companyDrivers(company.id), ['Âge minimum', 'En dessous de']],
    [paths.companyPrivacy(company.id), ['Permis, date et lieu de naissance']],
    [paths.vehicleForm(fleet.vehicles[0]?.id), ['Année', 'Places', 'Puissance fiscale', 'Kilométrage']],
    [paths.newPhoto, ['Année']],
  ] as const) {
    await page.goto(path)
    for (const label of labels) await refuses(label)
  }

  await page.goto(paths.companyInvoicing(company.id))
  await page.getByRole('button', { name: 'Ajouter une agence' }).click()
  await refuses('Taux (vide', noNumber)
  await page.goto(paths.company(company.id))
  await refuses('Pénalités de retard, par an', noNumber)
  await page.goto(`${paths.accounting}?tab=accounts`)
  await page.getByRole('button', { name: 'Ajouter un taux' }).click()
  await refuses('Taux de TVA', noNumber)

  await page.goto(paths.deadlineTemplates)
  await page
    .getByRole('button', { name: /^Ajouter un entretien/ })
    .first()
    .click()
  await refuses('Tous les (mois)')

  await company.own('POST', '/cash-desks', { agencyId: fleet.agency.id, floatAmount: 0 })
  await page.goto(paths.cashDesk)
  await refuses(/^Quantité de 50,00/)
})

test('a latitude is read with a comma, and one that is no number opens the position at the save @long', async ({
  page,
}) => {
  const company = await signUpCompany(page)
  const { agency } = await givenFleet(company)
  await page.goto(paths.agency(agency.id))
  const position = page.locator('summary').filter({ hasText: 'Coordonnées' })
  const latitude = page.getByLabel('Latitude')
  await position.click()
  await typeOver(page, 'Longitude', '-61,49 °')
  await expect(page.getByLabel('Longitude')).toHaveValue('-61.49')
  await typeOver(page, 'Latitude', '16,27')
  await expect(latitude).toHaveValue('16.27')
  await typeOver(page, 'Latitude', '16°15 N')
  await expect(latitude).toHaveValue('16°15 N')
  await position.click()
  await expect(latitude).toBeHidden()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(latitude).toHaveAccessibleDescription(/Indiquez des degrés, en chiffres/)
  await expect(latitude).toBeVisible()
  await typeOver(page, 'Latitude', '16,27')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect
    .poll(async () => await company.own('GET', `/agencies/${agency.id}`))
    .toMatchObject({ geolocation: { latitude: 16.27, longitude: -61.49 } })
})

/** Replaces the text of a field by key presses, and leaves it. */
async function typeOver(page: Page, label: string | RegExp, text: string) {
  await page.getByLabel(label).first().click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
  await page.keyboard.press('Tab')
}
