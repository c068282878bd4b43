import { expect, test } from '@playwright/test'
import { readPdf } from '../server/testing/pdf.ts'
import { paths } from '../web/session/paths.ts'
import { choose, givenDrafts, givenFleet, signUpCompany } from './company.ts'
import { expectNoFault } from './screen-faults.ts'

test('fees charge themselves with their reason, one is taken out, and the contract states the others', async ({
  page,
}) => {
  const company = await signUpCompany(page)
  const fleet = await givenFleet(company, ['AA-123-AA'])
  const port = await company.own('POST', '/agencies', { name: 'Port' })
  // Open in the first hour of the day alone, so that a rental during the day is outside the hours.
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  const openingHours = days.map((dayOfWeek) => ({ dayOfWeek, openTimeMinutes: 0, closeTimeMinutes: 1 }))
  await company.own('PATCH', `/agencies/${fleet.agency.id}`, { openingHours })
  await test.step('a fee is created beside the price list, by the keys, and its case is charged once', async () => {
    await page.goto(paths.prices)
    await page.getByRole('main').getByRole('link', { name: 'Frais', exact: true }).click()
    await page.getByRole('link', { name: 'Créer des frais' }).press('Enter')
    const charge = async (name: string, amount: string) => {
      await page.getByLabel('Nom', { exact: true }).fill(name)
      await choose(page, 'Départ ou retour', 'Au départ')
      await page.getByLabel('Montant', { exact: true }).fill(amount)
      await page.keyboard.press('Control+s')
    }
    await charge('Hors horaires', '0')
    await expect(page.getByText('Indiquez un montant').first()).toBeVisible()
    await page.getByLabel('Montant', { exact: true }).fill('30')
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('row', { name: /Hors horaires .*Toutes les agences · Au départ/ })).toBeVisible()
    await page.getByRole('link', { name: 'Créer des frais' }).click()
    await charge('Nuit', '20')
    await expect(page.getByText(/«\sHors horaires\s» sont déjà facturés dans ce cas/).first()).toBeVisible()
    await page.getByRole('radio', { name: /^Conducteur supplémentaire/ }).check()
    await expect(page.getByLabel('Départ ou retour')).toBeHidden()
    await expect(page.getByLabel('Conducteurs gratuits')).toBeVisible()
    await expectNoFault(page, 'fr')
    await page.getByRole('button', { name: 'Annuler' }).click()
    await page.getByRole('button', { name: 'Quitter' }).click()
  })
  await company.own('POST', '/fees', {
    kind: 'one_way',
    name: 'Aller simple',
    price: 40,
    agencyId: fleet.agency.id,
    toAgencyId: port.id,
  })
  const noon = new Date(Date.now() + 86_400_000).setUTCHours(16, 0, 0, 0)
  const [id = 0] = await givenDrafts(company, fleet, noon)
  const price = page.getByRole('complementary', { name: 'Prix' })

  await test.step('the price has the fee at once, with its reason', async () => {
    await page.goto(paths.rental(id))
    await expect(price).toContainText(/Hors horaires\s*Départ le .*, agence fermée/)
    await expect(price).toContainText(/110,00\s€/)
    await choose(page, 'Agence de retour', 'Port')
    await expect(price).toContainText(/Aller simple\s*De «\sLe Gosier\s» à «\sPort\s»/)
    await expect(price).toContainText(/150,00\s€/)
    await expectNoFault(page, 'fr')
  })

  await test.step('a fee is taken out with a reason, by the keys, and put back', async () => {
    const takeOut = price.getByRole('button', { name: 'Retirer du prix\u202f: Hors horaires' })
    await takeOut.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Retirer «\u00a0Hors horaires\u00a0»' })
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText('Motif')
    // The field gets the focus a moment after it is shown.
    await expect(dialog.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('Client fidèle')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(price).toContainText('Retiré du prix\u202f: Client fidèle')
    await expect(price).toContainText(/120,00\s€/)
    await expectNoFault(page, 'fr')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.rentalSummary(id)}$`))
    await expect(price).toContainText('Retiré du prix\u202f: Client fidèle')
  })

  await test.step('the contract states the fee that is left, and not the reason of the other', async () => {
    await company.own('PATCH', `/rentals/${id}`, { status: 'pending' })
    const download = await page.request.get(`/api/companies/${company.id}/rentals/${id}/printable?format=pdf`)
    const { text } = await readPdf(new Uint8Array(await download.body()))
    expect(text).toMatch(/Aller simple/)
    expect(text).toMatch(/De «\s*Le Gosier\s*» à «\s*Port\s*»/)
    expect(text).not.toMatch(/Hors horaires|Client fidèle/)
  })
})
