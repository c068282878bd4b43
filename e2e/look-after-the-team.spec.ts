import { expect, type Page, test } from '@playwright/test'
import { paths } from '../web/session/paths.ts'
import { password, signUpCompany } from './company.ts'

async function signIn(page: Page, email: string, word: string) {
  await page.goto('/login')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(word)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

test('an administrator adds a colleague, renames them, and removes them', async ({ page, browser }) => {
  const company = await signUpCompany(page)
  const email = `nadege-${company.id}-${Date.now()}@example.test`

  await page.goto('/team')
  await expect(page.getByText('Vous êtes seul dans l’équipe')).toBeVisible()
  await page.getByRole('button', { name: 'Ajouter un membre' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Prénom').fill('Nadège')
  await dialog.getByLabel('Nom de famille').fill('Baltus')
  await dialog.getByLabel('Adresse e-mail').fill(company.email)
  await dialog.getByLabel('Mot de passe').fill(password)
  await expect(dialog.getByRole('radio', { name: 'Collaborateur' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog.getByLabel('Adresse e-mail')).toHaveAccessibleDescription(/déjà utilisée/)
  await dialog.getByLabel('Adresse e-mail').fill(email)
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Nadège Baltus fait partie de l’équipe')).toBeVisible()

  // The button of the empty list is gone.
  await expect(page.locator(':focus')).toBeVisible()
  await expect(page.locator('body')).not.toBeFocused()
  const team = page.getByRole('table', { name: 'Équipe' })
  await expect(team.getByRole('row', { name: /Nadège Baltus/ })).toContainText('Collaborateur')
  await expect(team.getByRole('row', { name: /Alix Rosélia/ })).toContainText('Administrateur')
  await page.getByRole('button', { name: 'Modifier Nadège Baltus' }).click()
  await expect(dialog.getByLabel('Adresse e-mail')).toHaveValue(email)
  const [member] = await company.request<{ id: number }[]>('GET', '/users/me/childs')
  await company.request('PATCH', `/users/me/childs/${member?.id}`, { firstName: 'Nadia' })
  await dialog.getByLabel('Nom de famille').fill('Baltus-Éloi')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Sauvegarde effectuée')).toBeVisible()
  // A change of another administrator since the window opened is kept.
  await expect(team.getByRole('row', { name: /Nadia Baltus-Éloi/ })).toBeVisible()
  await company.request('PATCH', `/users/me/childs/${member?.id}`, { firstName: 'Nadège' })

  const colleague = await (await browser.newContext()).newPage()
  await signIn(colleague, email, password)
  await expect(colleague.getByRole('heading', { name: 'Choisissez votre mot de passe' })).toBeVisible()
  await colleague.goto('/team')
  await expect(colleague).toHaveURL(/\/own-password$/)
  await colleague.getByLabel('Mot de passe qui vous a été remis').fill(password)
  await colleague.getByLabel('Nouveau mot de passe').fill(password)
  await colleague.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await expect(colleague.getByText('Choisissez-en un que vous serez seul à connaître')).toBeVisible()
  await colleague.getByLabel('Nouveau mot de passe').fill('une phrase à moi seule')
  await colleague.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await expect(colleague).toHaveURL(/\/team$/)
  await expect(colleague.getByRole('row', { name: /Alix Rosélia/ })).toBeVisible()
  await expect(colleague.getByRole('button', { name: /Ajouter un membre|Modifier|Supprimer/ })).toHaveCount(0)
  await colleague.goto(`/company/edit/${company.id}`)
  await expect(colleague.getByText('Seul un administrateur peut modifier')).toBeVisible()
  await expect(colleague.getByText('Karukera Autos').first()).toBeVisible()
  await expect(colleague.getByRole('button', { name: 'Enregistrer' })).toHaveCount(0)
  await colleague.goto(paths.importRentals)
  await expect(colleague.getByText('Il est réservé aux administrateurs.')).toBeVisible()
  await expect(colleague.getByRole('button', { name: 'Commencer' })).toHaveCount(0)

  const other = { firstName: 'Teddy', lastName: 'Virapin', password: 'une phrase pour Teddy' }
  await company.request('POST', '/users/me/childs', { ...other, email: `teddy-${email}`, role: 'staff' })
  await page.getByRole('button', { name: 'Supprimer Teddy Virapin' }).press('Enter')
  await page.getByRole('button', { name: 'Supprimer', exact: true }).press('Enter')
  await expect(team.getByRole('row', { name: /Teddy/ })).toHaveCount(0)
  await expect(team).toBeFocused()
  await page.getByRole('button', { name: 'Supprimer Nadège Baltus-Éloi' }).click()
  await expect(page.getByText('Êtes-vous sûr de vouloir supprimer cet élément ?')).toBeVisible()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(team.getByRole('row', { name: /Nadège/ })).toBeVisible()
  await page.getByRole('button', { name: 'Supprimer Nadège Baltus-Éloi' }).click()
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(page.getByText('Vous êtes seul dans l’équipe')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()

  // The removed colleague's screen closes at once, without a click.
  await expect(colleague).toHaveURL(/\/login/)
  await signIn(colleague, email, 'une phrase à moi seule')
  await expect(colleague.getByRole('alert')).toContainText('Adresse e-mail ou mot de passe incorrect')
})
