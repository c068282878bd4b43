import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { formatDateTime } from '../domain/kernel/date-text.ts'
import { toLocalDateTime } from '../domain/kernel/time.ts'
import { paths } from '../web/session/paths.ts'
import { givenFleet, givenRental, signUpCompany } from './company.ts'
import { replace, zone } from './typed-dates.ts'

test('a fine in the minute of an exchange leads to the driver, whose data are completed, copied and exported', async ({
  page,
}) => {
  const company = await signUpCompany(page)
  const fleet = await givenFleet(company, ['AA-123-AA', 'BB-456-BB'])
  await company.own('PATCH', '', { fineHandlingAmount: 24.5 })
  const rental = await givenRental(company, fleet)
  const place = `/rentals/${rental.id}`
  await company.own('POST', `${place}/checks`, { stage: 'delivery', odometer: 10, fuelLevel: '4/4' })
  // Instants are whole seconds: a vehicle exchanged in the second of its delivery was with nobody.
  await wait(1100)
  type Exchanged = { deliveredAt: string; vehicleChanges: { endedAt: string }[] }
  const exchanged = await company.own<Exchanged>('POST', `${place}/vehicleChanges`, {
    vehicleId: fleet.vehicles[1]?.id,
    reason: 'Panne',
    back: { odometer: 40, fuelLevel: '3/4' },
    out: { odometer: 5, fuelLevel: '4/4' },
  })
  const at = exchanged.vehicleChanges[0]?.endedAt ?? ''

  await page.goto(paths.home)
  await page.getByRole('button', { name: 'Parc', exact: true }).click()
  await page.getByRole('link', { name: 'Contraventions' }).click()
  await page.getByRole('link', { name: 'Nouvel avis' }).click()
  await page.getByLabel('Immatriculation').fill('bb 456 bb')
  const offence = page.getByLabel('Date et heure', { exact: true })
  const [, month, day, time] = /^\d+-(\d+)-(\d+)T(.+)$/.exec(toLocalDateTime(at, zone)) ?? []
  await replace(page, offence, `${day}/${month} ${time}`)
  await page.keyboard.press('Tab')
  await expect(offence).toHaveValue(formatDateTime(at, zone, 'fr'))
  const answer = page.getByRole('status').filter({ hasText: 'qui avait le véhicule' })
  await expect(answer).toContainText('Zoé Célestine')
  await expect(answer.getByRole('link', { name: `Location ${rental.publicId}` })).toBeVisible()
  await page.getByLabel('Immatriculation').fill('ZZ-999-ZZ')
  await expect(page.getByText('Aucun de vos véhicules n’a porté cette plaque')).toBeVisible()
  await page.getByLabel('Immatriculation').fill('AA-123-AA')
  await replace(page, offence, formatDateTime(exchanged.deliveredAt, zone, 'fr'))
  await page.keyboard.press('Tab')
  await expect(answer).toContainText('Renault Clio')

  const today = Temporal.Now.plainDateISO(zone)
  await replace(page, page.getByLabel('Date de l’avis'), today.toString())
  await page.keyboard.press('Tab')
  await page.getByLabel('Numéro de l’avis').fill('4512345678')
  await page.getByRole('button', { name: 'Enregistrer' }).click()

  await expect(page.getByRole('heading', { name: 'Contravention AA-123-AA' })).toBeVisible()
  await expect(page.getByText('Encore 45 jours')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Nom', exact: true })).toHaveValue('Célestine')
  const licence = page.locator('.fine-sheet > div').filter({ hasText: 'Permis délivré le' })
  await licence.getByRole('link', { name: /Manquant/ }).click()
  await expect(page).toHaveURL(/#drivingLicenseIssuedOn$/)
  await page.getByLabel('Délivré le').fill('02/06/2008')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('textbox', { name: 'Permis délivré le' })).toHaveValue('02/06/2008')

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copier – Nom', exact: true }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('Célestine')

  const letter = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Lettre au conducteur (PDF)' }).click()
  expect((await letter).suggestedFilename()).toBe('Contravention-4512345678.pdf')
  await page.getByRole('button', { name: 'Conducteur désigné' }).click()
  await expect(page.getByText('Encore 45 jours')).toBeHidden()
  await expect(page.getByRole('region', { name: 'Suite donnée' })).toBeFocused()
  await page.getByRole('button', { name: 'Facturer les frais de dossier' }).click()
  const fee = page.getByRole('dialog', { name: 'Facturer les frais de dossier' })
  await expect(fee.getByLabel('Montant, sans TVA')).toHaveValue('24,50')
  await expect(fee.getByLabel('Motif, tel que le client le lira')).toHaveValue(/4512345678/)
  await fee.getByRole('button', { name: 'Facturer', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Frais de dossier facturés' })).toBeVisible()
  await expect(page.getByText('Refacturée').first()).toBeVisible()

  await page.goto(`${paths.fines}?status=billed&q=celestine`)
  await page.getByRole('checkbox', { name: /AA-123-AA/ }).check()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter les avis' }).click()
  expect((await download).suggestedFilename()).toBe('contraventions.csv')
})

test('a corrected plate that is saved at once names who had that vehicle @long', async ({ page }) => {
  const company = await signUpCompany(page)
  const rental = await givenRental(company, await givenFleet(company, ['AA-123-AA']))
  await company.own('POST', `/rentals/${rental.id}/checks`, { stage: 'delivery', odometer: 10, fuelLevel: '4/4' })
  // Instants are whole seconds.
  await wait(2100)
  const committedAt = Temporal.Now.instant().subtract({ seconds: 1 }).round('second').toString()
  const noticeDate = Temporal.Now.plainDateISO(zone).toString()
  const notice = { kind: 'designation', registrationNumber: 'ZZ-999-ZZ', committedAt, noticeDate }
  const { id } = await company.own('POST', '/fines', notice)
  await page.goto(paths.fine(id))
  await expect(page.getByText('Comparez la plaque et l’heure avec l’avis')).toBeVisible()
  await page.goto(paths.fineForm(id))
  await page.getByLabel('Immatriculation').fill('AA-123-AA')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Contravention AA-123-AA' })).toBeVisible()
  expect(await company.own('GET', `/fines/${id}`)).toMatchObject({
    rentalId: rental.id,
    driver: { name: 'Zoé Célestine' },
  })
})
