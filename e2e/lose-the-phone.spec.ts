import { expect, test } from '@playwright/test'
import { givenMember, signInElsewhere, signUpCompany } from './company.ts'
import { openMail } from './mailbox.ts'
import { setUpApp, typePassword } from './second-factor.ts'

test('an administrator who lost the phone signs in with a recovery code, and helps a colleague who lost theirs', async ({
  page,
  browser,
}) => {
  const company = await signUpCompany(page)
  // Three browsers and seven passwords: longer than other journeys on a busy machine.
  const email = `nadege-${company.id}-${Date.now()}@example.test`
  await givenMember(company, { email, firstName: 'Nadège', lastName: 'Baltus', role: 'admin' })

  await page.goto('/')
  await page.getByRole('button', { name: /^AR ·/ }).click()
  await page.getByRole('menuitem', { name: /profil/i }).click()
  await page.getByRole('tab', { name: 'Sécurité' }).click()
  await page.getByRole('button', { name: 'Mettre en place' }).click()
  const [code = ''] = await setUpApp(page)
  await expect(page.getByRole('button', { name: 'Télécharger' })).toBeFocused()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger' }).click()
  expect((await download).suggestedFilename()).toBe('codes-de-secours-filao.txt')
  // The codes are shown only once, so the window stays until its button says that they are kept.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.mouse.click(8, 400)
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(10)
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Fermer' })).toHaveCount(0)
  await page.getByRole('button', { name: 'J’ai gardé mes codes' }).click()
  await expect(page.getByText('Il vous reste 10 codes.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Double authentification' })).toBeFocused()
  await openMail(company.email, /Application d’authentification ajoutée/)

  // The company requires it: the colleague sets it up at the next sign-in, and loses the phone, too.
  const colleague = await signInElsewhere(browser, email)
  await page.goto(`/company/edit/${company.id}/security`)
  await page.getByRole('switch', { name: /obligatoire/ }).click()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Sauvegarde effectuée')).toBeVisible()
  await colleague.goto('/team')
  await expect(colleague).toHaveURL(/\/login/)
  await typePassword(colleague, email)
  await expect(colleague.getByRole('heading', { name: 'Protégez votre compte' })).toBeVisible()
  await colleague.goto('/customer')
  await expect(colleague).toHaveURL(/\/second-factor$/)
  await setUpApp(colleague)
  await colleague.getByRole('button', { name: 'J’ai gardé mes codes' }).click()
  await expect(colleague).toHaveURL(/\/customer$/)

  // A new browser, without the phone.
  const guest = await (await browser.newContext()).newPage()
  await guest.goto('/login')
  await typePassword(guest, company.email)
  await expect(guest.getByRole('heading', { name: 'Confirmez que c’est vous' })).toBeVisible()
  await guest.getByLabel('Code à 6 chiffres').fill('000000')
  await guest.getByRole('button', { name: 'Confirmer' }).click()
  await expect(guest.getByText('Ce code est incorrect ou a déjà servi')).toBeVisible()
  await guest.getByRole('button', { name: 'Utiliser un code de secours' }).click()
  await guest.getByLabel('Code de secours').fill(code.replaceAll('-', ' ').toUpperCase())
  await guest.getByRole('button', { name: 'Confirmer' }).click()
  await expect(guest).toHaveURL(/\/$/)
  expect((await openMail(company.email, /code de secours a servi/)).text).toMatch(/Codes restants\s?: 9/)

  await guest.goto('/team')
  await guest.getByRole('button', { name: 'Supprimer la double authentification – Nadège Baltus' }).click()
  await guest.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(guest.getByText('Double authentification supprimée – Nadège Baltus')).toBeVisible()
  await openMail(email, /Double authentification supprimée/)
  await expect(colleague).toHaveURL(/\/login/)

  // The old browser is closed from the new one.
  await guest.getByRole('button', { name: /^AR ·/ }).click()
  await guest.getByRole('menuitem', { name: /profil/i }).click()
  await guest.getByRole('tab', { name: 'Sécurité' }).click()
  await expect(guest.getByText('Cet appareil')).toBeVisible()
  await guest.getByRole('button', { name: 'Fermer toutes les autres sessions' }).click()
  await guest.getByRole('button', { name: 'Fermer', exact: true }).last().click()
  await expect(guest.getByRole('button', { name: 'Fermer toutes les autres sessions' })).toHaveCount(0)
  await page.goto('/customer')
  await expect(page).toHaveURL(/\/login/)
})
