import { expect, test } from '@playwright/test'
import { paths } from '../web/session/paths.ts'
import { givenFleet, signUpCompany } from './company.ts'
import { axeFindings } from './screen-faults.ts'

/**
 * A list as a company keeps it, in the Windows code page: a title, an empty row, spaces in plates and amounts, a total.
 */
const list = [
  'LOCATIONS 2036 – Le Gosier;;;;;;;;',
  ';;;;;;;;',
  'N° contrat;Véhicule;Nom et prénom;Tél;Agence;Du;Au;Montant TTC;Acompte',
  '2036-041;ab 123 cd;DUPONT Jean;0690 12 34 56;le gosier;12/03/2036 8h30;16/03/2036 18h;1 234,50 €;300 €',
  '2036-042;AB-123-CD;Zoé Éboué;;Le Gosier;15/03/2036;20/03/2036;450;',
  ';;;;;;;;',
  '2024-007;AB123CD;DUPONT Jean;0690 12 34 56;Le Gosier;jeudi 14 mars 2024;18/03/2024;200,00 €;',
  '2036-043;ZZ-999-ZZ;DUPONT Jean;0690 12 34 56;Le Gosier;12/03/2036;bientôt;100;',
  'TOTAL;;;;;;;1 984,50 €;300 €',
].join('\r\n')

test('past and coming rentals are imported from a messy list, with their conflicts shown before', async ({ page }) => {
  const company = await signUpCompany(page)
  await givenFleet(company, ['AB-123-CD'])
  await page.goto('/rental')
  await page.getByRole('link', { name: 'Importer' }).click()
  await page.getByRole('button', { name: 'Commencer' }).click()
  await page.getByLabel('Choisir un classeur Excel ou un fichier CSV').setInputFiles({
    name: 'locations.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(list.replaceAll('€', '\x80'), 'latin1'),
  })
  await expect(page.getByText('4 lignes')).toBeVisible()
  // The answer about missing customers is asked for.
  await expect(page.getByRole('button', { name: 'Suivant' })).toBeDisabled()
  await page.getByRole('combobox', { name: /Clients absents de Filao$/ }).click()
  await page.getByText('Créer les clients absents').click()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Suivant' }).click()
  const rows = page.getByRole('list', { name: 'Lignes' })
  await expect(rows).toContainText('n’est pas une date, comme 12/03/2026 8h30.')
  await page.getByRole('textbox', { name: /^Retour – / }).fill('14/03/2036')
  await page.getByRole('button', { name: 'Vérifier 4 lignes' }).click()

  await expect(page.getByRole('definition')).toHaveText(['2', '0', '2', '0'])
  await expect(page.getByRole('list', { name: 'À savoir' })).toContainText('Le client sera créé.')
  const conflicts = page.getByRole('list', { name: 'À corriger' })
  await expect(conflicts).toContainText('Une autre location de ce tableau a ce véhicule à ces dates')
  await expect(conflicts).toContainText('Aucun véhicule n’est immatriculé ZZ-999-ZZ')
  expect(await axeFindings(page)).toEqual([])
  expect(await company.own<object[]>('GET', '/rentals')).toHaveLength(0)
  await page.getByRole('button', { name: 'Créer 2 locations' }).click()
  await expect(page.getByText('2 locations créées')).toBeVisible()
  const created = await company.own<object[]>('GET', '/rentals')
  expect(created).toMatchObject([
    { status: 'pending', start: '2036-03-12T12:30:00Z', totalAmount: 1234.5, creditedAmount: 300 },
    { status: 'done', totalAmount: 200, creditedAmount: 200 },
  ])

  await page.getByRole('button', { name: 'Annuler cet import' }).click()
  await expect(page.getByText('Supprimer ce que cet import a créé (1 client, 2 locations)')).toBeVisible()
  await page.getByRole('button', { name: 'Tout supprimer' }).click()
  await expect(page.getByText('Import annulé. Supprimé : 1 client, 2 locations')).toBeVisible()
  expect(await company.own<object[]>('GET', '/rentals')).toHaveLength(0)
  expect(await company.own<object[]>('GET', '/customers')).toHaveLength(0)
})

test('money settled before Filao is told at the cancellation, and recorded once it was given back @long', async ({
  page,
}) => {
  const company = await signUpCompany(page)
  const { agency } = await givenFleet(company, ['AB-123-CD'])
  const row = { registrationNumber: 'AB-123-CD', customerName: 'Zoé Éboué', createsCustomer: true }
  const dates = { departureAgencyId: agency.id, start: '2036-03-12T08:30', end: '2036-03-16T18:00' }
  await company.own('POST', '/rentals/import', { rows: [{ ...row, ...dates, totalAmount: 400, paidAmount: 100 }] })
  const [{ id } = { id: 0 }] = await company.own<{ id: number }[]>('GET', '/rentals')
  await page.goto(paths.rentalSummary(id))
  await page.getByRole('button', { name: 'Annuler la location' }).click()
  await page.getByRole('radio', { name: 'À la demande du client' }).check()
  await page.getByRole('button', { name: 'Oui, annuler' }).click()
  await expect(page.getByText(/À rendre hors de Filao.*100,00.* réglés avant Filao/)).toBeVisible()
  await page.getByRole('button', { name: 'Oui, annuler' }).last().press('Enter')

  await page.getByRole('link', { name: 'Noter qu’ils sont rendus' }).press('Enter')
  await page.getByRole('button', { name: 'C’est rendu' }).press('Enter')
  await page.getByRole('button', { name: 'Oui, c’est rendu' }).press('Enter')
  await expect(page.getByRole('button', { name: 'C’est rendu' })).toBeHidden()
  expect(await company.own('GET', `/rentals/${id}`)).toMatchObject({ settledElsewhereAmount: 0, creditedAmount: 0 })
})
