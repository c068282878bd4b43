import { expect, type Page, test } from '@playwright/test'
import { givenFleet, signUpCompany } from './company.ts'
import { axeFindings } from './screen-faults.ts'

/** A fleet list as a French spreadsheet writes it: semicolons, in the Windows code page. */
const fleetList = [
  'Plaque;Marque;Modèle;Année;Kilométrage;Catégorie;Agence;N° de série;Assureur;Réf',
  'EF-456-GH;Renault;Mégane;2019;45 000 km;B;le gosier;VF1RFB00X62000001;MAIF;r1',
  '123 ABC 971;Peugeot;206;2004;180 500;Citadine;Le Gosier;;MAIF;r2',
  'JK-789-LM;Dacia;Sandero;deux mille vingt;12 500;B;Le Gosier;;;r3',
  'ef456gh;Renault;Mégane;2019;45 000 km;B;Le Gosier;;;r4',
  'AB 123 CD;Peugeot;208;2022;9 000;B;Le Gosier;;;r5',
  'MN-012-OP;Fiat;500;2021;30 000;Z;Le Gosier;;;r6',
  'QR-345-ST;Fiat;500;2021;31 000;Z;Le Gosier;;;r7',
].join('\r\n')

async function chooseList(page: Page, content = fleetList) {
  await page
    .getByLabel(/Choisir un classeur Excel ou un fichier CSV|Choose an Excel workbook or a CSV file/)
    .setInputFiles({
      name: 'parc.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(content, 'latin1'),
    })
}

test('a fleet list is imported whole, with its cells corrected in place and nothing dropped unnamed', async ({
  page,
}) => {
  const company = await signUpCompany(page)
  await givenFleet(company, ['AB-123-CD'])
  await page.goto('/vehicle')
  await page.getByRole('link', { name: 'Importer' }).click()
  await page.getByRole('button', { name: 'Commencer' }).press('Enter')
  await chooseList(page)

  const columns = page.getByRole('list', { name: 'Colonnes' })
  await expect(columns.getByRole('listitem').filter({ hasText: 'N° de série' })).toContainText('N° de série (VIN)')
  await expect(page.getByText('2 colonnes ne seront pas importées')).toBeVisible()
  await expect(page.getByText('Assureur – 2 cellules : MAIF')).toBeVisible()
  await page.getByRole('combobox', { name: 'Champ de la colonne Réf' }).click()
  await page.keyboard.type('Comment')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Une colonne ne sera pas importée')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Suivant' }).click()

  const rows = page.getByRole('list', { name: 'Lignes' })
  await expect(rows.getByRole('listitem')).toHaveCount(4)
  await expect(rows).toContainText('« 123 ABC 971 » n’est pas de la forme AA-123-AA')
  await expect(rows).toContainText('« Z » n’est ni le code ni le nom d’une catégorie.')
  expect(await axeFindings(page)).toEqual([])
  await expect(rows).toContainText('Votre choix vaut pour les 2 lignes qui ont ce texte.')
  // By keyboard alone: the plate is confirmed, the year corrected, the unknown category chosen for both its rows.
  await page.getByRole('button', { name: /^Confirmer –/ }).press('Enter')
  await expect(page.locator('.importer-cell', { hasText: 'Immatriculation' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Année – JK-789-LM' }).fill('2020')
  await page.getByRole('combobox', { name: 'Catégorie – MN-012-OP' }).focus()
  await page.keyboard.type('Cita')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Vérifier 6 lignes' }).press('Enter')

  await expect(page.getByRole('definition')).toHaveText(['5', '2', '0', '0'])
  await expect(page.getByRole('list', { name: 'Existent déjà' })).toContainText('En double de la ligne 2')
  await expect(page.getByRole('list', { name: 'Existent déjà' })).toContainText('déjà immatriculé AB-123-CD')
  expect(await company.own<object[]>('GET', '/vehicles')).toHaveLength(1)
  await page.getByRole('button', { name: 'Créer 5 véhicules' }).press('Enter')
  await expect(page.getByText('5 véhicules créés')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  const fleet = await company.own<{ registrationNumber: string; vin: string | null }[]>('GET', '/vehicles')
  const of = (plate: string) => fleet.find(({ registrationNumber }) => registrationNumber === plate)
  expect(of('ef456gh')).toMatchObject({
    make: 'Renault',
    model: 'Mégane',
    year: 2019,
    odometer: 45_000,
    vin: 'VF1RFB00X62000001',
    comments: 'r1',
  })
  expect(of('123abc971')).toMatchObject({ model: '206', odometer: 180_500 })
  expect(of('jk789lm')).toMatchObject({ year: 2020 })

  // The same file again: the column chosen by hand is remembered, and nothing is created twice.
  await page.getByRole('button', { name: 'Importer un autre fichier' }).click()
  await chooseList(page)
  await expect(columns.getByRole('listitem').filter({ hasText: 'Réf' })).toContainText('Commentaires')
  await page.getByRole('button', { name: 'Suivant' }).click()
  await page.getByRole('button', { name: 'Vérifier 2 lignes' }).click()
  await expect(page.getByRole('definition')).toHaveText(['0', '3', '4', '0'])
  await expect(page.getByRole('button', { name: 'Créer 0 véhicule' })).toBeDisabled()
})

test('the room of the plan is known before the first vehicle is created @long', async ({ page }) => {
  const company = await signUpCompany(page, 'en', 'base')
  await givenFleet(company)
  await page.goto('/vehicle/import')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByText('Paste or type').click()
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await page
    .getByRole('textbox', { name: 'Pasted text' })
    .fill('AA-101-AA, AA-102-AA AA-103-AA\nAA-104-AA\nAA-105-AA\nAA-106-AA')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Review 6 rows' }).click()
  await expect(page.getByText('Your plan has room for 5 rows of 6')).toBeVisible()
  await expect(page.getByText(/0 of 5\. The \S+ plan includes 20\./)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  expect(await company.own<object[]>('GET', '/vehicles')).toHaveLength(0)
  // Without a network nothing is lost: the same rows are sent again.
  await page.route('**/vehicles/import', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Create the first 5 of 6' }).click()
  await expect(page.getByRole('alert')).toContainText('The other rows can be sent again: nothing is created twice.')
  await page.getByRole('button', { name: 'Continue with 6 rows' }).click()
  await page.getByRole('button', { name: 'Create the first 5 of 6' }).click()
  await expect(page.getByText('5 vehicles created')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Still to import' })).toContainText('AA-106-AA')
  expect(await company.own<object[]>('GET', '/vehicles')).toHaveLength(5)

  // An import that was undone is over: nothing of it is offered again.
  await expect(page.getByRole('button', { name: 'Continue with 1 row' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo this import' }).press('Enter')
  await page.getByRole('button', { name: 'Delete all' }).press('Enter')
  await expect(page.getByText('Import undone. Deleted: 5 vehicles')).toBeVisible()
  await expect(page.locator(':focus')).toContainText('Import undone')
  await expect(page.getByText('5 vehicles created')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Continue with/ })).toHaveCount(0)
  expect(await company.own<object[]>('GET', '/vehicles')).toHaveLength(0)
})
