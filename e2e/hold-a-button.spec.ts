import { expect, type Locator, test } from '@playwright/test'
import { paths } from '../web/session/paths.ts'
import { givenFleet, givenRental, signUpCompany } from './company.ts'
import { replace, zone } from './typed-dates.ts'

test('a button that is held stays under the pointer while the errors of its form come and go', async ({ page }) => {
  const company = await signUpCompany(page)
  const fleet = await givenFleet(company, ['AA-123-AA', 'BB-456-BB'])
  const rental = await givenRental(company, fleet)
  const place = `/rentals/${rental.id}`
  await company.own('POST', `${place}/payments`, { totalAmount: 80, securityDepositAmount: 800, method: 'cash' })
  await company.own('POST', `${place}/checks`, { stage: 'delivery', odometer: 10, fuelLevel: '4/4' })
  const dialog = page.getByRole('dialog')
  const field = (name: string) => dialog.getByLabel(name)
  const summary = dialog.getByRole('alert').filter({ hasText: 'à corriger' })

  await test.step('charge', async () => {
    await page.goto(paths.rentalSummary(rental.id))
    await page.getByRole('button', { name: 'Ajouter un supplément' }).click()
    const add = dialog.getByRole('button', { name: 'Ajouter', exact: true })
    await field('Motif').click()
    await hold(add)
    await expect(summary).toBeFocused()
    await field('Montant').fill('35')
    await hold(add)
    await expect(summary).toBeFocused()
    await field('Motif').fill('Nettoyage des sièges')
    await hold(add)
    await expect(dialog).toBeHidden()
  })

  await test.step('refund', async () => {
    await page.goto(paths.rentalPayment(rental.id))
    await page.getByRole('button', { name: /^Rembourser/ }).click()
    const record = dialog.getByRole('button', { name: 'Enregistrer le remboursement' })
    // The window gives the focus to its first field as it opens; what is typed before goes there.
    await expect(dialog.getByRole('spinbutton').first()).toBeFocused()
    await field('Location').fill('900')
    await hold(record)
    await expect(summary).toBeFocused()
    await field('Location').fill('20')
    await hold(record)
    await expect(summary).toBeFocused()
    await field('Motif').fill('Une journée de moins')
    await hold(record)
    await expect(dialog).toBeHidden()
  })

  await test.step('fee of a fine', async () => {
    const committedAt = Temporal.Now.instant().subtract({ seconds: 1 }).round('second').toString()
    const noticeDate = Temporal.Now.plainDateISO(zone).toString()
    const notice = { kind: 'designation', registrationNumber: 'AA-123-AA', committedAt, noticeDate }
    const fine = await company.own('POST', '/fines', notice)
    await page.goto(paths.fine(fine.id))
    await page.getByRole('button', { name: 'Conducteur désigné' }).click()
    await page.getByRole('button', { name: 'Facturer les frais de dossier' }).click()
    const charge = dialog.getByRole('button', { name: 'Facturer', exact: true })
    await field('Motif').fill('')
    await hold(charge)
    await expect(summary).toBeFocused()
    await field('Montant').fill('20')
    await field('Motif').fill('Frais de dossier')
    await hold(charge)
    await expect(dialog).toBeHidden()
  })

  await test.step('mail of an invoice', async () => {
    await page.goto(paths.rentalSummary(rental.id))
    await page.getByRole('region', { name: 'Factures' }).getByRole('button', { name: 'Facturer' }).click()
    await dialog.getByRole('button', { name: 'Émettre' }).click()
    await page.getByRole('button', { name: /^Envoyer .* par e-mail/ }).click()
    const send = dialog.getByRole('button', { name: 'Envoyer', exact: true })
    await field('E-mail').fill('zoe')
    await hold(send)
    await expect(summary).toBeFocused()
    await field('E-mail').fill('zoe@example.test')
    await hold(send)
    await expect(dialog).toBeHidden()
  })

  await test.step('unavailability', async () => {
    await page.goto(paths.newUnavailability(fleet.vehicles[1]?.id))
    const save = page.getByRole('button', { name: 'Enregistrer', exact: true })
    await replace(page, page.getByRole('textbox', { name: 'Fin' }), 'bientôt')
    await hold(save)
    await expect(page.getByRole('alert').filter({ hasText: 'à corriger' })).toBeFocused()
  })

  await test.step('rights of a key', async () => {
    await page.goto(paths.apiKeys)
    await page.getByRole('button', { name: 'Créer une clé' }).click()
    const name = dialog.getByLabel('Nom', { exact: true })
    await name.click()
    await hold(dialog.getByText('Créer et modifier des clients'))
    await expect(dialog.getByRole('checkbox', { name: 'Créer et modifier des clients' })).toBeChecked()
    await expect(name).toHaveAttribute('aria-invalid', 'true')
  })

  await test.step('new fine, whose answer is late', async () => {
    await page.route('**/fines/lookup', async (route) => {
      await page.waitForFunction(() => document.querySelector('.form-bar button:active'))
      await route.continue()
    })
    await page.goto(paths.newFine)
    await page.getByLabel('Immatriculation').fill('AA-123-AA')
    await replace(page, page.getByLabel('Date et heure', { exact: true }), 'hier 9h')
    await page.keyboard.press('Tab')
    await hold(page.getByRole('button', { name: 'Enregistrer', exact: true }))
    await expect(page.getByRole('status').filter({ hasText: 'AA-123-AA' })).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'à corriger' })).toBeFocused()
  })
})

/** Holds a button like a slow hand, longer than an error or a response takes to show, and expects it to stay. */
async function hold(button: Locator) {
  const moved = button.evaluate(async (held) => {
    const top = () => held.getBoundingClientRect().top
    const next = (type: string) => new Promise((done) => addEventListener(type, done, { capture: true, once: true }))
    await next('mousedown')
    const before = top()
    await next('mouseup')
    return top() - before
  })
  await button.click({ delay: 600 })
  expect(await moved).toBe(0)
}
