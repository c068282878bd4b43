import { expect, type Page, request, test } from '@playwright/test'
import { paths } from '../web/session/paths.ts'
import { password, signUpCompany } from './company.ts'
import { openMail } from './mailbox.ts'

async function signIn(page: Page, email: string, word: string) {
  await page.goto('/login')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(word)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

test('a user who forgot the password gets a new one by mail and signs in', async ({ page, browser }) => {
  const company = await signUpCompany(page)
  const guest = await (await browser.newContext()).newPage()

  await signIn(guest, company.email, 'pas le bon mot')
  const refusal = guest.getByRole('alert')
  await expect(refusal).toContainText('Adresse e-mail ou mot de passe incorrect')
  await expect(refusal).toContainText('Vérifiez votre saisie et réessayez')
  await expect(guest.getByLabel('Adresse e-mail')).toHaveValue(company.email)
  await signIn(guest, 'personne@example.test', 'pas le bon mot')
  await expect(refusal).toContainText('Adresse e-mail ou mot de passe incorrect')

  await guest.getByRole('link', { name: 'Réinitialiser le mot de passe' }).click()
  await expect(guest).toHaveURL(/\/forgot-password$/)
  await expect(guest.getByLabel('Adresse e-mail')).toHaveValue('personne@example.test')
  await guest.getByRole('button', { name: 'Recevoir le lien' }).click()
  await expect(refusal).toContainText('L’adresse e-mail n’existe pas')
  await expect(refusal).toContainText('Aucun compte ne correspond à cette adresse e-mail')
  await guest.getByLabel('Adresse e-mail').fill(company.email)
  await guest.getByRole('button', { name: 'Recevoir le lien' }).click()
  await expect(guest).toHaveURL(/\/forgot-password-email-sent$/)
  await expect(guest.getByText(company.email)).toBeVisible()

  const mail = await openMail(company.email, /mot de passe/)
  const link = mail.links.find((one) => one.includes('/password-reset?token=')) ?? ''
  await guest.goto(link)
  await guest.getByLabel('Nouveau mot de passe').fill('court')
  await guest.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await expect(guest.getByText('doit compter au moins 8 caractères')).toBeVisible()
  await guest.getByLabel('Nouveau mot de passe').fill('une autre phrase à moi')
  await guest.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await expect(guest.getByRole('heading', { name: 'Mot de passe modifié' })).toBeVisible()
  await expect(guest.getByText(/redirigé vers la connexion dans \d secondes?/)).toBeVisible()
  await expect(guest).toHaveURL(/\/login$/)
  await expect(guest.getByLabel('Adresse e-mail')).toHaveValue(company.email)

  await guest.goto(link)
  await guest.getByLabel('Nouveau mot de passe').fill('encore une autre phrase')
  await guest.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await expect(guest.getByRole('heading', { name: 'Lien expiré' })).toBeVisible()
  await guest.getByRole('link', { name: 'Recevoir un nouveau lien' }).click()
  await expect(guest).toHaveURL(/\/forgot-password$/)

  await signIn(guest, company.email, password)
  await expect(refusal).toContainText('Adresse e-mail ou mot de passe incorrect')
  await signIn(guest, company.email, 'une autre phrase à moi')
  await expect(guest).toHaveURL(/\/$/)
  // Sessions opened with the old password are closed.
  await page.goto('/customer')
  await expect(page).toHaveURL(/\/login/)
})

test('an address that has an account cannot register again @long', async ({ page, browser }) => {
  const company = await signUpCompany(page)
  const guest = await (await browser.newContext()).newPage()
  await guest.goto('/register')
  await guest.getByLabel('Adresse e-mail').fill('pas une adresse')
  await guest.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(guest.getByText('doit être une adresse e-mail valable')).toBeVisible()
  await guest.getByLabel('Adresse e-mail').fill(company.email.toUpperCase())
  await guest.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(guest.getByRole('alert')).toContainText('Adresse e-mail déjà utilisée')
  await guest.getByRole('link', { name: 'Réinitialiser le mot de passe' }).click()
  await expect(guest.getByLabel('Adresse e-mail')).toHaveValue(company.email.toUpperCase())
})

test('the demo company is one click away', async ({ page }) => {
  await page.goto('/login')
  const demo = page.getByRole('complementary', { name: 'Entreprise de démonstration' })
  await expect(demo.getByText('demo@filao.example')).toBeVisible()
  await demo.getByRole('button', { name: 'L’essayer' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await expect(page.getByRole('link', { name: /En location sur \d+/ })).toBeVisible()
})

test('a second user on the same page never sees the data of the first', async ({ page, browser }) => {
  const first = await signUpCompany(page)
  const guest = await (await browser.newContext()).newPage()
  const second = await signUpCompany(guest)
  await second.request('PATCH', '/users/me', { firstName: 'Zoé', lastName: 'Bazile' })

  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto('/')
  await expect(page.getByRole('button', { name: /^AR/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const home = `/api/companies/${first.id}/home`
  // The stream begins with the changes of the last minute, such as the new company's, after which data is read again.
  const stream = requested.indexOf(`/api/companies/${first.id}/events`)
  const atFirst = stream < 0 ? requested : requested.slice(0, stream)
  for (const path of ['/api/users/me', '/api/companies', home]) {
    expect(
      atFirst.filter((one) => one === path),
      path,
    ).toEqual([path])
  }

  // The page of the sign-in is opened with the session of the first user, whose data it may have asked for.
  await page.goto('/login')
  await page.getByLabel('Adresse e-mail').fill(second.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  requested.length = 0
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('button', { name: /^ZB/ })).toBeVisible()
  expect(requested).toContain('/api/users/me')
  expect(requested).not.toContain(home)
})

test('a button that is pressed while its menu loads opens the menu @long', async ({ page }) => {
  await signUpCompany(page)
  const menu = Promise.withResolvers<void>()
  await page.route(/\/assets\/UserMenu-/, async (route) => {
    await menu.promise
    await route.continue()
  })
  const requested = page.waitForRequest(/\/assets\/UserMenu-/)
  await page.goto('/')
  await requested
  await page.getByRole('button', { name: /Mon compte/ }).hover()
  await page.mouse.down()
  menu.resolve()
  const leave = page.getByRole('menuitem', { name: 'Se déconnecter' })
  await expect(leave).toBeVisible()
  // The button under the mouse is another one by now.
  await page.mouse.up()
  await leave.click()
  await expect(page).toHaveURL(/\/login/)
})

test('a user closes a session, then all others, with the keyboard alone', async ({ page, baseURL }) => {
  const { email } = await signUpCompany(page)
  for (const device of ['Un', 'Deux']) {
    const other = await request.newContext({ baseURL: baseURL ?? '', userAgent: device })
    const headers = { 'Sec-Fetch-Site': 'same-origin' }
    expect((await other.post('/api/auth', { data: { email, password }, headers })).ok()).toBe(true)
  }
  const { id } = await (await page.request.get('/api/users/me')).json()
  await page.goto(paths.profileSecurity(id))
  const sessions = page.getByRole('table', { name: 'Appareils connectés' })
  const close = sessions.getByRole('button', { name: /^Fermer la session/ })
  await expect(close).toHaveCount(2)
  await close.first().press('Enter')
  await expect(close).toHaveCount(1)
  await expect(sessions).toBeFocused()
  await page.getByRole('button', { name: 'Fermer toutes les autres sessions' }).press('Enter')
  await page.getByRole('button', { name: 'Fermer', exact: true }).press('Enter')
  await expect(close).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Appareils connectés' })).toBeFocused()
})
