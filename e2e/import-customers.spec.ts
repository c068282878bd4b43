import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { signUpCompany } from './company.ts'

test('customers are imported from a spreadsheet after a preview of each line', async ({ page }) => {
  const company = await signUpCompany(page)
  await company.own('POST', '/customers', { firstName: 'Wilfrid', lastName: 'Dorville', email: 'wilfrid@example.test' })
  await page.goto('/customer')
  await page.getByRole('link', { name: 'Importer' }).click()
  await page.getByLabel('Choisir un fichier CSV').setInputFiles({
    name: 'clients.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'Prénom;Nom;E-mail;Téléphone;Fidélité',
        'Zoé;Célestine;zoe@example.test;0690 12 34 56;or',
        'Wilfrid;Dorville;WILFRID@example.test;;',
        'Marie;Galante;pas une adresse;;',
      ].join('\n'),
    ),
  })
  await expect(page.getByRole('table', { name: 'Aperçu des premiers clients' })).toContainText('0690 12 34 56')
  const out = page.getByRole('table', { name: 'Lignes laissées de côté' })
  await expect(out.getByRole('row', { name: /Wilfrid Dorville 3/ })).toContainText('Déjà client')
  await expect(out.getByRole('row', { name: /Marie Galante 4/ })).toContainText('À corriger')
  expect(await company.own<object[]>('GET', '/customers')).toHaveLength(1)

  await page.getByRole('button', { name: 'Créer 1 client' }).click()
  await expect(page.getByText('1 client créé')).toBeVisible()
  await page.getByRole('link', { name: 'Voir les clients' }).click()
  await expect(page.getByRole('row', { name: /Zoé Célestine/ })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(3)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exporter' }).click(),
  ])
  const table = await readFile(await download.path(), 'utf8')
  expect(table).toMatch(/Zoé;Célestine;zoe@example\.test/)
  expect(table.trim().split('\n')).toHaveLength(3)
})
