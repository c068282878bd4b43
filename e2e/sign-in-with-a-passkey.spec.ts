import { expect, type Page, test } from '@playwright/test'
import { password, signUpCompany } from './company.ts'
import { openMail } from './mailbox.ts'
import { typePassword } from './second-factor.ts'

/** Passkeys are bound to a domain, which a network address is not. */
const site = (process.env.FILAO_URL ?? '').replace('127.0.0.1', 'localhost')

test.use({ baseURL: site })

/** Gives the browser an authenticator that verifies its user at once. Returns its name in the protocol. */
async function givenAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    verify: (isUserVerified: boolean) => cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

test('a user adds a passkey, signs in with it alone, and confirms a password with it', async ({ page }) => {
  const company = await signUpCompany(page)
  const device = await givenAuthenticator(page)
  const { id } = await company.request('GET', '/users/me')

  await page.goto(`/users/edit/${id}/security`)
  await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
  await expect(page.getByLabel('Nom de la clé')).toBeFocused()
  await page.getByLabel('Nom de la clé').fill('Ordinateur du comptoir')
  await page.getByLabel('Mot de passe actuel').fill('pas le bon mot')
  await page.getByRole('button', { name: 'Créer la clé' }).click()
  await expect(page.getByText('Le mot de passe actuel est incorrect.')).toBeVisible()
  await page.getByLabel('Mot de passe actuel').fill(password)
  await page.getByRole('button', { name: 'Créer la clé' }).click()
  await expect(page.getByRole('list', { name: 'Codes de secours' }).getByRole('listitem')).toHaveCount(10)
  await page.getByRole('button', { name: 'J’ai gardé mes codes' }).click()
  await expect(page.getByText('Ordinateur du comptoir')).toBeVisible()
  expect((await openMail(company.email, /Clé d’accès ajoutée/)).text).toContain('Ordinateur du comptoir')

  await leave(page)
  await page.getByRole('button', { name: 'Se connecter avec une clé d’accès' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('button', { name: /^AR ·/ })).toBeVisible()

  await leave(page)
  await typePassword(page, company.email)
  await expect(page.getByRole('heading', { name: 'Confirmez que c’est vous' })).toBeVisible()
  await device.verify(false)
  const second = page.getByRole('button', { name: 'Se connecter avec une clé d’accès' })
  await second.click()
  // The refused attempt has to end first: a device that verifies meanwhile would still serve it.
  await expect(second).not.toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('heading', { name: 'Confirmez que c’est vous' })).toBeVisible()
  await device.verify(true)
  await page.getByRole('button', { name: 'Se connecter avec une clé d’accès' }).click()
  await expect(page).toHaveURL(/\/$/)

  await page.goto(`/users/edit/${id}/security`)
  await page.getByRole('button', { name: 'Supprimer la clé Ordinateur du comptoir' }).click()
  await page.getByLabel('Mot de passe actuel').fill(password)
  await page.getByRole('button', { name: 'Supprimer', exact: true }).last().click()
  await expect(page.getByText('Ordinateur du comptoir')).toHaveCount(0)
  await leave(page)
  await page.getByRole('button', { name: 'Se connecter avec une clé d’accès' }).click()
  await expect(page.getByRole('alert')).toContainText('Cette clé d’accès n’a pas été reconnue')
})

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^AR ·/ }).click()
  await page.getByRole('menuitem', { name: /déconnecter/i }).click()
  await expect(page).toHaveURL(/\/login/)
}
