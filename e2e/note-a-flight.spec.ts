import { expect, test } from '@playwright/test'
import { readPdf } from '../server/testing/pdf.ts'
import { paths } from '../web/session/paths.ts'
import { givenDrafts, givenFleet, signUpCompany } from './company.ts'
import { expectNoFault } from './screen-faults.ts'

test('flight, wish, address and note are typed once, and read by those who should', async ({ page }) => {
  const company = await signUpCompany(page)
  const fleet = await givenFleet(company, ['AA-123-AA'])
  const noon = new Date(Date.now() + 86_400_000).setUTCHours(16, 0, 0, 0)
  const [id = 0] = await givenDrafts(company, fleet, noon)

  await test.step('the form takes them', async () => {
    await page.goto(paths.rental(id))
    await page.getByLabel('Vol ou bateau').fill('TX540')
    await page.getByLabel('Souhait du client').fill('Une grise')
    await page.getByLabel('Note interne').fill('Ami du patron')
    await page.getByRole('switch', { name: 'Livrer le véhicule à une adresse' }).click()
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Saisissez l’adresse').first()).toBeVisible()
    await page.getByLabel('Adresse', { exact: true }).fill('3 rue du Phare')
    await page.getByRole('combobox', { name: 'Code postal' }).fill('97180')
    await page.getByText('97180 Sainte-Anne').click()
    await expect(page.getByLabel('Ville')).toHaveValue('Sainte-Anne')
    await expectNoFault(page, 'fr')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.rentalSummary(id)}$`))
    await expect(page.getByText('Livraison\u202f: 3 rue du Phare, 97180 Sainte-Anne', { exact: true })).toBeVisible()
    await expect(page.getByText('TX540').first()).toBeVisible()
    await expectNoFault(page, 'fr')
  })

  await test.step('the note changes in the summary, by the keys', async () => {
    await page.getByRole('button', { name: 'Écrire une note' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Note interne' })
    await expect(dialog.getByLabel('Note interne')).toBeFocused()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(', appelle à 8h')
    await page.keyboard.press('Control+s')
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Ami du patron, appelle à 8h').first()).toBeVisible()
  })

  await test.step('the contract has wish, flight and address, and not the note', async () => {
    await company.own('PATCH', `/rentals/${id}`, { status: 'pending' })
    const download = await page.request.get(`/api/companies/${company.id}/rentals/${id}/printable?format=pdf`)
    const { text } = await readPdf(new Uint8Array(await download.body()))
    for (const shown of [/TX540/, /Une grise/, /3 rue du Phare/]) expect(text).toMatch(shown)
    expect(text).not.toMatch(/patron/)
  })

  await test.step('the counter of that day shows them beside the departure', async () => {
    const day = new Date(noon).toISOString().slice(0, 10)
    await page.goto(`${paths.planningCounter}?date=${day}`)
    const card = page.getByRole('article').filter({ hasText: 'Célestine' })
    for (const shown of ['TX540', 'Une grise', '3 rue du Phare', 'Ami du patron'])
      await expect(card).toContainText(shown)
    await expectNoFault(page, 'fr')
  })

  await test.step('the customer is told to meet at the address, with its map', async () => {
    const { code } = await company.own<{ code: string }>('GET', `/rentals/${id}`)
    await page.goto(`/l/${code}`)
    await expect(page.getByText(/Rendez-vous .*, 3 rue du Phare\./)).toBeVisible()
    const map = page.getByRole('link', { name: /plan/ }).first()
    await expect(map).toHaveAttribute('href', /3(%20|\+)rue(%20|\+)du(%20|\+)Phare/)
    await expect(page.getByText('Ami du patron')).toBeHidden()
  })
})
