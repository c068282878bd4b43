import { expect, request, test } from '@playwright/test'
import { paths } from '../web/session/paths.ts'
import { signUpCompany } from './company.ts'

test('an administrator gives a program a key, which it uses until it is revoked', async ({ page, baseURL }) => {
  const company = await signUpCompany(page)
  await page.goto(paths.company(company.id))
  await page.getByRole('link', { name: 'Connexions' }).click()
  await expect(page.getByText('Aucune clé')).toBeVisible()
  await page.getByRole('button', { name: 'Créer une clé' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Créer une clé' }).click()
  await expect(dialog.getByLabel('Nom', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Nom', { exact: true }).fill('Site de réservation')
  await expect(dialog.getByRole('checkbox', { name: /^Lire le parc/ })).toBeChecked()
  await dialog.getByRole('checkbox', { name: 'Créer et modifier des clients' }).check()
  await dialog.getByRole('button', { name: 'Créer une clé' }).click()
  await expect(dialog.getByText('elle ne sera plus jamais affichée')).toBeVisible()
  const key = await dialog.getByLabel('Clé', { exact: true }).inputValue()
  expect(key).toMatch(/^filao_[\w-]{43}$/)
  await dialog.getByRole('button', { name: 'J’ai copié la clé' }).click()
  // The button of the empty list, which opened the window, is gone.
  await expect(page.getByRole('main')).toBeFocused()
  const row = page.getByRole('row', { name: /Site de réservation/ })
  await expect(row).toContainText(`filao_…${key.slice(-4)}`)
  await expect(row).toContainText('2 droits')
  await expect(row).toContainText('Jamais')
  await expect(page.getByText(key)).toHaveCount(0)

  const program = await request.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { Authorization: `Bearer ${key}` },
  })
  const customers = `/api/companies/${company.id}/customers`
  const created = await program.post(customers, { data: { firstName: 'Zoé', lastName: 'Éboué' } })
  expect(created.status()).toBe(201)
  expect((await program.get(`/api/companies/${company.id}/audit`)).status()).toBe(403)
  await page.goto(`${paths.customer((await created.json()).id)}?tab=history`)
  await expect(page.getByText('clé d’API «\u00a0Site de réservation\u00a0»')).toBeVisible()

  await page.goto(paths.apiKeys)
  await expect(row).not.toContainText('Jamais')
  await page.getByRole('button', { name: 'Révoquer Site de réservation' }).click()
  await page.getByRole('button', { name: 'Révoquer', exact: true }).click()
  await expect(page.getByText('Clé révoquée')).toBeVisible()
  await expect(page.getByText('Aucune clé')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  expect((await program.post(customers, { data: { firstName: 'Awa' } })).status()).toBe(401)
})
