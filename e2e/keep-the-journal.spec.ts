import { expect, test } from '@playwright/test'
import { givenFleet, givenRental, signUpCompany } from './company.ts'
import { pressAtOnce } from './keyboard.ts'
import { expectNoFault, settle } from './screen-faults.ts'

test('an administrator reads the turnover, checks the journal and downloads an archive with the keyboard', async ({
  page,
}) => {
  const company = await signUpCompany(page, 'fr')
  const rental = await givenRental(company, await givenFleet(company, ['KJ-101-AA']))
  const money = { totalAmount: 80, securityDepositAmount: 800, method: 'cash' }
  await company.own('POST', `/rentals/${rental.id}/payments`, money)

  await test.step('nothing is closed on the first day', async () => {
    await page.goto('/')
    await settle(page)
    await pressAtOnce(page.keyboard, 'g', 'l')
    await expect(page).toHaveURL(/\/journal$/)
    await expect(page.getByText('Aucune clôture')).toBeVisible()
    await expectNoFault(page)
    const tabs = page.getByRole('tabpanel')
    await page.setViewportSize({ width: 1920, height: 1080 })
    expect((await tabs.boundingBox())?.width).toBeGreaterThan(1500)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('the turnover of the month is what was paid, with the deposit apart', async () => {
    await page.getByRole('tab', { name: 'Clôtures' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    const sums = page.getByRole('region', { name: 'Chiffre d’affaires de la période' })
    await expect(sums.getByRole('row', { name: /^Encaissé TTC 80,00\s€/ })).toBeVisible()
    await expect(sums.getByRole('row', { name: /^Espèces 80,00\s€/ })).toBeVisible()
    await expect(
      sums.getByRole('row', { name: /^Cautions reçues, moins rendues et conservées 800,00\s€/ }),
    ).toBeVisible()
    await expectNoFault(page)
  })

  await test.step('the check passes, and leads to the publisher’s statement; an unknown fingerprint fails it', async () => {
    await page.getByRole('tab', { name: 'Vérification' }).click()
    await page.getByLabel('Empreinte d’un reçu (facultatif)').fill('0123456789ab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('Aucune écriture ne porte cette empreinte')
    await page.getByLabel('Empreinte d’un reçu (facultatif)').fill('')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'intact' })).toContainText('4 écritures vérifiées')
    await expectNoFault(page)
    await page.getByRole('link', { name: 'Attestation' }).click()
    await expect(page.getByText(/^Inaltérabilité/)).toBeVisible()
    await expectNoFault(page)
    await page.goBack()
  })

  await test.step('an archive is downloaded', async () => {
    await page.getByRole('tab', { name: 'Archive' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Télécharger l’archive' }).click()
    expect((await download).suggestedFilename()).toMatch(/^journal-\d{4}-\d\d-01-.*\.zip$/)
    await page.setViewportSize({ width: 360, height: 780 })
    await expectNoFault(page)
  })
})
