import { expect, type Page, test } from '@playwright/test'
import { givenFleet, givenRental, signUpCompany } from './company.ts'

async function save(page: Page) {
  // The message of an earlier save does not tell of this one.
  await expect(page.getByText('Sauvegarde effectuée')).toHaveCount(0)
  const answered = page.waitForResponse((response) => /PATCH|PUT/.test(response.request().method()))
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  expect((await answered).ok()).toBe(true)
  await expect(page.getByText('Sauvegarde effectuée')).toBeVisible()
}

test('a company enters its identity, sets its rental numbers, and writes its contract terms', async ({ page }) => {
  const company = await signUpCompany(page)
  const fleet = await givenFleet(company, ['AB-123-CD'])
  const preferences = `/company/edit/${company.id}`

  await page.goto(preferences)
  await page.getByLabel('Nom', { exact: true }).fill('Alizés Location')
  await page.getByLabel('SIRET').fill('732 829 320 00075')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByLabel('SIRET')).toHaveAccessibleDescription(/Ce numéro SIRET n’est pas valable/)
  await page.getByLabel('SIRET').fill('732 829 320 00074')
  await expect(page.getByText(/SIREN\s: 732\s829\s320/)).toBeVisible()
  await save(page)

  await page.getByRole('tab', { name: 'Réglages' }).click()
  await expect(page).toHaveURL(`${preferences}/settings`)
  const numbers = page.getByRole('group', { name: 'Numéro des locations' })
  const [year = '', month = ''] = Temporal.Now.plainDateISO('America/Guadeloupe').toString().split('-')
  await expect(numbers.getByText(`Exemple : ${year}${month}-0012`)).toBeVisible()
  await numbers.getByRole('button', { name: 'Numéro', exact: true }).press('Home')
  await expect(numbers.getByText(`Exemple : 0012${year}${month}-`)).toBeVisible()
  await numbers.getByRole('button', { name: 'Tiret', exact: true }).first().click()
  await numbers.getByRole('button', { name: 'Déplacer « Tiret » vers la gauche' }).click()
  await numbers.getByRole('button', { name: 'Déplacer « Tiret » vers la gauche' }).click()
  await numbers.getByRole('button', { name: 'Retirer « Mois »' }).click()
  await expect(numbers.getByText(`Exemple : 0012-${year}`)).toBeVisible()
  await save(page)

  await page.getByRole('tab', { name: 'Contrat' }).click()
  const terms = page.getByRole('textbox', { name: 'Conditions du contrat' })
  await terms.click()
  await page.keyboard.type('Le véhicule revient à ')
  await page.getByRole('button', { name: 'Insérer « Entreprise »' }).click()
  await page.keyboard.type(' avec le plein.')
  await page.getByText('Aperçu', { exact: true }).click()
  await expect(page.getByText('Le véhicule revient à Alizés Location avec le plein.')).toBeVisible()
  await save(page)

  const { id, publicId } = await givenRental(company, fleet)
  expect(publicId).toBe(`0001-${year}`)
  await page.goto(`/printable/contract?id=${id}`)
  await expect(page.getByText('Le véhicule revient à Alizés Location avec le plein.')).toBeVisible()
  await expect(page.getByText(publicId).first()).toBeVisible()
})
test('terms that a colleague saved meanwhile are not overwritten unasked', async ({ page }) => {
  const company = await signUpCompany(page)
  await page.goto(`/company/edit/${company.id}/contract`)
  const terms = page.getByRole('textbox', { name: 'Conditions du contrat' })
  await terms.fill('Avec le plein.')
  await company.own('PUT', '/contractTerms', { contractTerms: '<p>Sans le plein.</p>' })
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('Quelqu’un a modifié entre-temps\u202f: Conditions du contrat.')).toBeVisible()
  await expect(terms).toHaveText('Avec le plein.')
  await page.getByRole('button', { name: 'Reprendre ce qui a été enregistré entre-temps' }).click()
  await expect(terms).toHaveText('Sans le plein.')
})

test('a user reads the product in English as soon as they choose it', async ({ page }) => {
  const company = await signUpCompany(page)
  const me = await company.ask('GET', '/users/me')
  await page.goto(`/users/edit/${me.id}`)
  await expect(page.getByRole('heading', { name: 'Mon profil' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Langue' }).click()
  await page.locator('.ant-select-dropdown:visible').getByText('Anglais').click()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'My profile' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'My profile' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Customers' })).toBeVisible()
})
