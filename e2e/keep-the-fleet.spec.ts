import { expect, type Page, test } from '@playwright/test'
import { paths } from '../web/session/paths.ts'
import { choose, givenFleet, givenRental, signUpCompany } from './company.ts'

/**
 * Types the day that is a number of days from now, at 10 o'clock, and leaves the field, which then shows it in words.
 */
async function typeDay(page: Page, label: string, ahead: number) {
  const day = new Date(Date.now() + ahead * 86_400_000)
  const field = page.getByLabel(label)
  await field.fill(`${day.getDate()}/${day.getMonth() + 1}/${day.getFullYear()} 10:00`)
  await field.press('Tab')
  await expect(field).toHaveValue(/ 10h00$/)
}

test('a category, an option and a vehicle are created, changed and deleted', async ({ page }) => {
  const company = await signUpCompany(page)
  await givenFleet(company, ['AB-123-CD'])

  await page.goto('/category/edit')
  await page.getByLabel('Code').fill('suv')
  await page.getByLabel('Nom').first().fill('Baroudeur')
  await page.getByLabel('Caution').fill('1500')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  const summary = page.getByRole('alert').filter({ hasText: '1 champ est à corriger' })
  await summary.getByRole('button', { name: 'Le champ « Franchise » est obligatoire' }).click()
  await expect(page.getByLabel('Franchise')).toBeFocused()
  await page.getByLabel('Franchise').fill('2000,50')
  await page.getByLabel('Code').fill('B')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/porte déjà le code «\sB\s»/)
  await page.getByLabel('Code').fill('SUV')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByRole('row', { name: /SUV Baroudeur 0 1\D500,00\D€ 2\D000,50\D€/ })).toBeVisible()

  await company.own('POST', '/options', { name: 'Siège bébé', price: 15 })
  await page.goto('/option')
  await page.getByRole('switch', { name: 'Proposer « Siège bébé »' }).click()
  await expect(page.getByText('Option désactivée')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('switch')).not.toBeChecked()
  await page.getByRole('switch').click()
  await expect(page.getByText('Option activée')).toBeVisible()

  await page.goto('/vehicle/edit')
  await page.getByLabel('Immatriculation').fill('12345')
  await choose(page, 'Catégorie', 'Baroudeur')
  await choose(page, 'Agence', 'Le Gosier')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByLabel('Immatriculation')).toHaveAccessibleDescription(
    'Le format de l’immatriculation est incorrect',
  )
  await page.getByLabel('Immatriculation').fill('ab 123 cd')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByLabel('Immatriculation')).toHaveAccessibleDescription(
    'Un véhicule est déjà immatriculé AB-123-CD.',
  )
  await page.getByLabel('Immatriculation').fill('ef 456 gh')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page).toHaveURL(/\/vehicle\/edit\/\d+$/)
  await expect(page.getByRole('heading', { name: 'EF-456-GH' })).toBeVisible()
  await page.getByRole('link', { name: 'Véhicules', exact: true }).click()
  const added = page.getByRole('row', { name: /EF-456-GH/ })
  await expect(added).toContainText('SUV')
  await expect(page.getByRole('button', { name: /^Supprimer/ })).toHaveCount(0)
  await added.getByRole('link').click()
  await page.getByRole('link', { name: 'Modifier' }).click()
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(page.getByText('Êtes-vous sûr de vouloir supprimer cet élément ?')).toBeVisible()
  await page.getByRole('button', { name: 'Supprimer', exact: true }).last().click()
  await expect(page.getByRole('row', { name: /AB-123-CD/ })).toBeVisible()
  await expect(added).toHaveCount(0)
})

test('a vehicle booked by a customer can neither become unavailable nor leave the fleet @long', async ({ page }) => {
  const company = await signUpCompany(page)
  const fleet = await givenFleet(company, ['AB-123-CD'])
  const { publicId } = await givenRental(company, fleet)

  await page.goto(`/vehicle/edit/${fleet.vehicles[0]?.id}/unavailability/edit`)
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  for (const missing of [/«\sDébut\s» est obligatoire/, /«\sFin\s» est obligatoire/])
    await expect(page.getByText(missing).first()).toBeVisible()
  await typeDay(page, 'Début', 2)
  await typeDay(page, 'Fin', 5)
  await page.getByLabel('Motif').fill('Révision')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(`Ce véhicule est pris par la location ${publicId} du`)
  await expect(page.getByRole('link', { name: `Voir la location ${publicId}` })).toHaveAttribute('target', '_blank')
  await expect(page.getByLabel('Motif')).toHaveValue('Révision')
  await typeDay(page, 'Fin', 12)
  await typeDay(page, 'Début', 9)
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  const row = page.getByRole('row', { name: /Révision/ })
  await expect(row).toContainText('À venir')

  await page.goto('/vehicle')
  await page.getByRole('checkbox', { name: 'Choisir AB-123-CD' }).check()
  await page.getByRole('button', { name: 'Archiver' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Archiver' }).click()
  await expect(page.getByText(`Le véhicule AB-123-CD figure dans la location ${publicId}`)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).last().click()
  await expect(page.getByRole('row', { name: /AB-123-CD/ })).toBeVisible()
})

test('the page of a vehicle says where it is, and leads to a rental with it and to its next service @long', async ({
  page,
}) => {
  const company = await signUpCompany(page)
  const fleet = await givenFleet(company, ['AB-123-CD'])
  const { id, publicId } = await givenRental(company, fleet)
  const vehicleId = fleet.vehicles[0]?.id ?? 0

  await page.goto(paths.vehicle(vehicleId))
  const facts = page.getByRole('region', { name: 'Véhicule', exact: true })
  await expect(facts).toContainText('À l’agence Le Gosier')
  const now = page.getByRole('region', { name: 'En bref' })
  await expect(now).toContainText(new RegExp(`Prochain départ.*${publicId}.*Zoé Célestine`))
  await company.own('POST', `/rentals/${id}/checks`, { stage: 'delivery', odometer: 100 })
  await expect(facts).toContainText(/Avec Zoé Célestine\s*jusqu’au/)
  await expect(now).toContainText(new RegExp(`En cours.*${publicId}`))
  await expect(page.getByRole('region', { name: 'Douze derniers mois' })).toContainText(/Chiffre d’affaires\s*80,00/)

  await page.getByRole('link', { name: 'Immobiliser' }).click()
  await typeDay(page, 'Début', 9)
  await typeDay(page, 'Fin', 12)
  await page.getByLabel('Motif').fill('Révision')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await page.getByRole('link', { name: 'Fiche du véhicule' }).click()
  await expect(page.getByRole('region', { name: 'Indisponibilités' })).toContainText(/À venir.*Révision/)
  await page.getByRole('tab', { name: 'Historique' }).click()
  const steps = page.getByRole('region', { name: 'Historique' }).getByRole('listitem')
  await expect(steps.first()).toContainText('Indisponibilité ajoutée')

  await page.getByRole('link', { name: 'Louer ce véhicule' }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.newRental}$`))
  await expect(page.getByRole('main').getByText('AB-123-CD')).toBeVisible()
  await page.getByRole('button', { name: '1 semaine' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Déjà loué' })).toBeVisible()
  await expect(page.getByRole('main').getByText('AB-123-CD')).toBeVisible()
})
