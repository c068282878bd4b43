import { expect, test } from '@playwright/test'
import { givenFleet, signUpCompany } from './company.ts'

test('a fleet is imported from a file of plates, without the vehicles that exist already', async ({ page }) => {
  const company = await signUpCompany(page)
  await givenFleet(company, ['AB-123-CD'])
  await page.goto('/vehicle')
  await page.getByRole('link', { name: 'Importer' }).click()
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(page.getByRole('button', { name: 'Suivant' })).toBeDisabled()
  await page.getByLabel('Choisir un fichier CSV').setInputFiles({
    name: 'parc.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Plaque,Modèle\nEF-456-GH,Clio\nef456gh,Clio\nAB 123 CD,208\nJK-789-LM,C3\n'),
  })
  await expect(page.getByText('3 immatriculations retenues')).toBeVisible()
  await expect(page.getByText(/1 doublon/)).toBeVisible()
  await page.getByRole('button', { name: 'Suivant' }).click()

  await expect(page.getByText('1 véhicule est déjà dans la flotte : il ne sera pas créé.')).toBeVisible()
  await page.getByLabel('Marque – EF-456-GH').fill('Renault')
  await page.getByRole('button', { name: 'Créer 2 véhicules' }).click()
  await expect(page.getByText('2 véhicules créés')).toBeVisible()
  await page.getByRole('link', { name: 'Voir les véhicules' }).click()
  await expect(page.getByRole('row', { name: /EF-456-GH/ })).toContainText('Renault')
  await expect(page.getByRole('row', { name: /JK-789-LM/ })).toContainText('Le Gosier')
  expect(await company.own<object[]>('GET', '/vehicles')).toHaveLength(3)
})
