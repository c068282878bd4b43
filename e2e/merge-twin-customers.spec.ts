import { expect, test } from '@playwright/test'
import { paths } from '../web/session/paths.ts'
import { givenFleet, givenRental, signUpCompany } from './company.ts'

test('twins are proposed, compared and merged by keyboard on a phone, and the merge is undone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const company = await signUpCompany(page)
  const fleet = await givenFleet(company, ['AA-123-AA'])
  const rental = await givenRental(company, fleet)
  const phoneNumbers = ['590690445566']
  const kept = await company.own('POST', '/customers', { firstName: 'Zoé', lastName: 'Celestine', phoneNumbers })
  await company.own('PATCH', `/customers/${rental.customerId}`, { phoneNumbers, city: 'Le Gosier' })
  await company.own('POST', '/customers', { firstName: 'Ali', phoneNumbers })

  await page.goto(paths.customers)
  await page.getByRole('link', { name: 'Doublons' }).click()
  const pairs = page.getByRole('list', { name: 'Doublons' }).getByRole('listitem')
  await expect(pairs).toHaveCount(3)
  for (const left of [2, 1]) {
    await pairs.filter({ hasText: 'Ali' }).first().getByRole('button', { name: 'Ce sont deux clients' }).click()
    await expect(pairs).toHaveCount(left)
  }

  await pairs.getByRole('link', { name: /^Comparer/ }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Fusionner deux clients' })).toBeVisible()
  await page.getByRole('button', { name: /^Garder plutôt/ }).press('Enter')
  const names = page.getByRole('group', { name: 'Nom', exact: true })
  await expect(names.getByRole('radio', { name: 'Celestine' })).toBeChecked()
  await names.getByRole('radio', { name: 'Celestine' }).press('ArrowDown')
  await expect(names.getByRole('radio', { name: 'Célestine' })).toBeChecked()

  // A colleague changes one of both: the present values are shown, and the choice stays.
  await company.own('PATCH', `/customers/${rental.customerId}`, { city: 'Sainte-Anne' })
  const merge = page.getByRole('button', { name: 'Fusionner', exact: true })
  await merge.press('Enter')
  await expect(page.getByText('Les valeurs ont changé entre-temps')).toBeVisible()
  await expect(page.getByText('Sainte-Anne').first()).toBeVisible()
  await expect(names.getByRole('radio', { name: 'Célestine' })).toBeChecked()
  await merge.press('Enter')

  await expect(page.getByText('a été fusionné avec cette fiche')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Zoé Célestine' })).toBeVisible()
  await page.goto(paths.customer(rental.customerId))
  await expect(page).toHaveURL(new RegExp(`${paths.customer(kept.id)}$`))

  await page.getByRole('button', { name: 'Annuler la fusion' }).press('Enter')
  await page.getByRole('tooltip').getByRole('button', { name: 'Annuler la fusion' }).click()
  await expect(page.getByText('Ressemble à un autre client')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Zoé Celestine' })).toBeVisible()
})
