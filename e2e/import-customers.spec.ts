import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { writeXlsx } from 'hucre/xlsx'
import { signUpCompany } from './company.ts'
import { axeFindings, misplaced, settle } from './screen-faults.ts'

test('customers are imported from a spreadsheet, without their invalid optional fields', async ({ page }) => {
  const company = await signUpCompany(page)
  await company.own('POST', '/customers', { firstName: 'Wilfrid', lastName: 'Dorville', email: 'wilfrid@example.test' })
  await page.goto('/customer')
  await page.getByRole('link', { name: 'Importer' }).click()
  await page.getByRole('button', { name: 'Commencer' }).click()
  await page.getByLabel('Choisir un classeur Excel ou un fichier CSV').setInputFiles({
    name: 'clients.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await workbookOf(
      [
        'Clients de l’agence',
        'Petit nom;Nom;E-mail;Téléphone;Naissance;Fidélité',
        'Zoé;Célestine;zoe@example.test;0690 12 34 56;;or',
        'Wilfrid;Dorville;WILFRID@example.test;;;',
        'Marie;Galante;pas une adresse;;;',
        'Éloi;Marie;;12;;',
        'Jean;Baptiste;;;31/02/1990;',
        ';Sans prénom;;;;',
      ].map((line) => line.split(';')),
    ),
  })
  // The heading of the first names is not known, so it is chosen by hand.
  await expect(page.getByText('Indiquez la colonne ou la valeur de : Prénom, Raison sociale,')).toContainText(
    'ou Nom et prénom.',
  )
  await expect(page.getByRole('button', { name: 'Suivant' })).toBeDisabled()
  await page.getByRole('combobox', { name: 'Champ de la colonne Petit nom' }).click()
  await page.getByTitle('Prénom', { exact: true }).click()
  await page.getByRole('button', { name: 'Suivant' }).click()

  await expect(page.getByRole('list', { name: 'Lignes' }).getByRole('listitem')).toHaveCount(4)
  await page.getByRole('textbox', { name: 'E-mail – Marie Galante' }).fill('marie@example.test')
  await page.getByRole('button', { name: 'Importer sans ce champ – Téléphone – Éloi Marie' }).press('Enter')
  await expect(page.getByText('Importée sans : Téléphone')).toBeVisible()
  await page.getByRole('button', { name: 'Importer 1 ligne sans son champ facultatif refusé' }).click()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Écarter Sans prénom' }).click()
  await page.getByRole('button', { name: 'Vérifier 5 lignes' }).click()
  await expect(page.getByRole('definition')).toHaveText(['4', '1', '0', '1'])
  expect(await company.own<object[]>('GET', '/customers')).toHaveLength(1)

  await page.getByRole('button', { name: 'Créer 4 clients' }).click()
  await expect(page.getByText('4 clients créés')).toBeVisible()
  const [report] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger le rapport' }).click(),
  ])
  expect(await readFile(await report.path(), 'utf8')).toMatch(/4;Wilfrid Dorville;Existe déjà;Cette adresse e-mail/)
  await page.getByRole('link', { name: 'Voir les clients' }).click()
  await expect(page.getByRole('row', { name: /Zoé Célestine/ })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(6)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exporter' }).click(),
  ])
  const table = await readFile(await download.path(), 'utf8')
  expect(table).toMatch(/Zoé;Célestine;zoe@example\.test/)
  expect(table.trim().split('\n')).toHaveLength(6)
})

test('shared addresses, unsure names, lost zeros and dates that cannot be are decided before anything is created @long', async ({
  page,
}) => {
  const company = await signUpCompany(page)
  await company.own('POST', '/customers', { firstName: 'Luc', lastName: 'Petit', email: 'luc@example.test' })
  await page.goto('/customer/import')
  await page.getByRole('button', { name: 'Commencer' }).click()
  await page.getByLabel('Choisir un classeur Excel ou un fichier CSV').setInputFiles({
    name: 'clients.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'Client;E-mail;Né(e) le;Permis obtenu le;CP;Tél',
        'DOE John;doe@example.test;31/12/26;;97110;0690 12 34 56 - 0590 20 30 40',
        'SMITH Sam;DOE@example.test;01/02/75;;1310;',
        'M. et Mme DUPONT Jean;;;;;',
        'PAPIN Ida;luc@example.test;02/03/1984;01/03/1984;;',
      ].join('\n'),
    ),
  })
  await page.getByRole('button', { name: 'Suivant' }).click()
  await expect(page.getByText('À vérifier', { exact: true })).toHaveCount(2)
  await page.getByRole('button', { name: 'Prendre 01310 – Code postal – Sam SMITH' }).press('Enter')
  await page.getByRole('button', { name: 'Confirmer – Prénom et nom – Jean DUPONT' }).press('Enter')
  await page.getByRole('button', { name: 'Importer sans ce champ – Permis délivré le – Ida PAPIN' }).press('Enter')
  await page.getByRole('button', { name: 'Importer sans ce champ – E-mail – Sam SMITH' }).press('Enter')
  await page.getByRole('button', { name: 'Vérifier 4 lignes' }).click()
  await expect(page.getByText('C’est aussi celui de «\u00a0Luc Petit\u00a0»')).toBeVisible()
  await page.getByRole('button', { name: 'Précédent' }).click()
  await page.getByRole('button', { name: 'Importer sans ce champ – E-mail – Ida PAPIN' }).press('Enter')
  await page.getByRole('button', { name: 'Vérifier 4 lignes' }).click()
  await page.getByRole('button', { name: 'Créer 4 clients' }).click()
  await expect(page.getByText('4 clients créés')).toBeVisible()
  type Created = { firstName: string; email: string | null; birthDate: string | null; postalCode: string | null }
  const customers = await company.own<Created[]>('GET', '/customers')
  const of = (name: string) => customers.find(({ firstName }) => firstName === name)
  expect(of('John')).toMatchObject({
    email: 'doe@example.test',
    birthDate: '1926-12-31',
    phoneNumbers: ['590690123456', '590590203040'],
  })
  expect(of('Sam')).toMatchObject({ email: null, postalCode: '01310' })
  expect(of('Ida')).toMatchObject({ email: null, birthDate: '1984-03-02', drivingLicenseIssuedOn: null })
})

test('names and cells without a space fit the steps of an import on a phone @long', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await signUpCompany(page)
  const long = 'x'.repeat(70)
  await page.goto('/customer/import')
  await page.getByRole('button', { name: 'Commencer' }).click()
  await page.getByLabel('Choisir un classeur Excel ou un fichier CSV').setInputFiles({
    name: `${long}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(`Prénom;Nom;E-mail;${'Fidélité'.repeat(8)}\n${long};${long};${long};${long}\n`),
  })
  await expect(page.getByText('Une colonne ne sera pas importée')).toBeVisible()
  await settle(page)
  expect.soft(await misplaced(page)).toEqual([])
  await page.getByRole('button', { name: 'Suivant' }).click()
  await expect(page.getByRole('list', { name: 'Lignes' }).getByRole('listitem')).toHaveCount(1)
  await settle(page)
  expect(await misplaced(page)).toEqual([])
})

/** Writes a workbook of one sheet. */
async function workbookOf(rows: string[][]): Promise<Buffer> {
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Clients', rows }] }))
}
