import { expect, type Page, test } from '@playwright/test'
import { password } from './company.ts'
import { openMail } from './mailbox.ts'

test('a founder may invite after following the link, and the member chooses a password of their own', async ({
  page,
  browser,
}) => {
  const run = `${test.info().workerIndex}-${Date.now()}`
  const [founder, member] = [`fondatrice-${run}@example.test`, `nadege-${run}@example.test`]
  await register(page, founder)

  const banner = page.getByRole('region', { name: 'Adresse à confirmer' })
  await expect(banner).toContainText(founder)
  await page.goto('/team')
  await fillMember(page, member)
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('alert')).toContainText('Confirmez d’abord votre adresse e-mail')
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click()
  await page
    .getByRole('dialog', { name: 'Quitter sans enregistrer ?' })
    .getByRole('button', { name: 'Quitter' })
    .click()
  await expect(banner).toContainText('n’envoie pas d’e-mails')

  // The mail is opened on another device, which has no session.
  const phone = await (await browser.newContext()).newPage()
  const proof = (await openMail(founder, /Bienvenue sur Filao/)).links[0] ?? ''
  await phone.goto(proof)
  await expect(phone.getByRole('heading', { name: 'Est-ce bien votre adresse' })).toBeVisible()
  await expect(phone).toHaveURL(({ search }) => search === '')
  await expect(banner).toBeVisible()
  await phone.getByRole('button', { name: 'C’est moi, confirmer mon adresse' }).click()
  await expect(phone.getByRole('heading', { name: 'Adresse confirmée' })).toBeVisible()
  await phone.getByRole('link', { name: 'Se connecter' }).click()
  await expect(phone.getByLabel('Adresse e-mail')).toHaveValue(founder)
  // The founder's screen shows it without a reload.
  await expect(banner).toHaveCount(0)
  await phone.goto(proof)
  await expect(phone.getByRole('heading', { name: 'Lien expiré' })).toBeVisible()
  await phone.getByRole('link', { name: 'Ouvrir Filao' }).click()
  await expect(phone).toHaveURL(/\/login$/)

  await fillMember(page, member)
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Invitation envoyée à Nadège Baltus')).toBeVisible()
  const row = page.getByRole('table', { name: 'Équipe' }).getByRole('row', { name: /Nadège Baltus/ })
  await expect(row).toContainText('Invitation envoyée')
  const first = await openMail(member, /vous ouvre un accès/)
  await row.getByRole('button', { name: 'Renvoyer l’invitation à Nadège Baltus' }).click()
  await expect(page.getByText(`Invitation renvoyée à ${member}`)).toBeVisible()

  const colleague = await (await browser.newContext()).newPage()
  await colleague.goto(first.links[0] ?? '')
  await expect(colleague.getByRole('heading', { name: 'Bienvenue sur Filao' })).toBeVisible()
  await expect(colleague.getByLabel('Mot de passe', { exact: true })).toBeFocused()
  await colleague.keyboard.type(password)
  await colleague.keyboard.press('Enter')
  await expect(colleague.getByRole('heading', { name: 'Mot de passe enregistré' })).toBeVisible()
  await expect(colleague.getByRole('main')).toBeFocused()
  await colleague.getByRole('link', { name: 'Se connecter maintenant' }).click()
  await expect(colleague.getByLabel('Adresse e-mail')).toHaveValue(member)
  await colleague.getByLabel('Mot de passe', { exact: true }).fill(password)
  await colleague.keyboard.press('Enter')
  await expect(colleague).toHaveURL(/\/$/)
  await colleague.goto('/team')
  await expect(colleague.getByRole('row', { name: /Nadège Baltus/ })).toContainText('Vous')
  await expect(row).not.toContainText('Invitation envoyée')
  await colleague.goto(first.links[0] ?? '')
  await colleague.getByLabel('Mot de passe', { exact: true }).fill('une autre phrase')
  await colleague.keyboard.press('Enter')
  await expect(colleague.getByRole('heading', { name: 'Invitation expirée' })).toBeVisible()
})

/** Registers, and fills in account and company without opening the mail. */
async function register(page: Page, email: string) {
  await page.goto('/register')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await page.getByRole('button', { name: 'Commencer' }).click()
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByLabel('Nom de l’entreprise').fill('Karukera Autos')
  await page.getByRole('button', { name: 'Créer l’entreprise' }).click()
  await page.getByRole('button', { name: 'Créer une agence' }).click()
}

async function fillMember(page: Page, email: string) {
  await page.getByRole('button', { name: 'Ajouter un membre' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Prénom').fill('Nadège')
  await dialog.getByLabel('Nom de famille').fill('Baltus')
  await dialog.getByLabel('Adresse e-mail').fill(email)
  await dialog.getByRole('checkbox', { name: /Envoyer une invitation/ }).check()
  await expect(dialog.getByLabel('Mot de passe', { exact: true })).toHaveCount(0)
}

test('where no mail is sent, the founder confirms the address from the banner @long', async ({ page }) => {
  await register(page, `sans-courrier-${test.info().workerIndex}-${Date.now()}@example.test`)
  const banner = page.getByRole('region', { name: 'Adresse à confirmer' })
  await banner.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await expect(page.getByRole('heading', { name: 'Adresse confirmée' })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toHaveCount(0)
})
