import { expect, test } from '@playwright/test'
import { choose, givenFleet, givenRental, password, signUpCompany } from './company.ts'
import { pressAtOnce } from './keyboard.ts'
import { expectNoFault, settle } from './screen-faults.ts'

test('an agent opens the drawer, takes cash, counts it with the keyboard and closes the day', async ({ page }) => {
  const company = await signUpCompany(page, 'fr')
  const rental = await givenRental(company, await givenFleet(company, ['KD-101-AA']))
  await company.own('POST', '/agencies', { name: 'Sainte-Anne' })

  await test.step('opens the first cash desk with its float', async () => {
    await page.goto('/')
    await settle(page)
    await pressAtOnce(page.keyboard, 'g', 'x')
    await expect(page).toHaveURL(/\/cash-desk$/)
    await expect(page.getByText('Jamais ouverte')).toBeVisible()
    await expect(page.getByText('Aucune caisse', { exact: true })).toBeVisible()
    await expectNoFault(page)
    await page.getByLabel('Fonds de caisse').fill('')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('Le champ «\u00a0Fonds de caisse\u00a0» est obligatoire')
    await page.getByLabel('Fonds de caisse').fill('150')
    await page.getByRole('button', { name: 'Ouvrir la caisse' }).click()
    await expect(page.getByRole('heading', { name: 'Compter et clôturer' })).toBeVisible()
  })

  await test.step('cash that is taken is expected in the drawer at once, and on home', async () => {
    const money = { totalAmount: 30.5, securityDepositAmount: 0, method: 'cash' }
    await company.own('POST', `/rentals/${rental.id}/payments`, money)
    await expect(page.getByRole('row', { name: /^Espèces attendues 180,50\s€/ })).toBeVisible()
    await page.goto('/')
    const drawers = page.getByRole('region', { name: 'Caisse' })
    await expect(drawers).toContainText(/Ouverte.*180,50\s€ attendus en espèces/)
    await drawers.getByRole('link', { name: 'Le Gosier' }).click()
    await expect(page.getByRole('heading', { name: 'Compter et clôturer' })).toBeVisible()
    await expectNoFault(page)
  })

  await test.step('counts by keyboard; Enter goes on and never closes', async () => {
    await page.getByLabel(/^Quantité de 50,00/).fill('3')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(/^Quantité de 20,00/)).toBeFocused()
    await page.keyboard.type('1')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(/^Quantité de 10,00/)).toBeFocused()
    await page.keyboard.type('1')
    await expect(page.getByText(/Il manque 0,50\s€/)).toBeVisible()
    await page.getByRole('button', { name: 'Clôturer la caisse' }).press('Enter')
    const keep = page.getByRole('button', { name: 'Annuler', exact: true })
    await expect(keep).toBeFocused()
    await expect(keep).toBeInViewport()
    await page.getByRole('button', { name: 'Clôturer', exact: true }).press('Enter')
    await expect(page.getByRole('alert')).toContainText(/Il manque 0,50\s€\s: indiquez le motif/)
    await page.setViewportSize({ width: 360, height: 780 })
    await expectNoFault(page)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('another count takes the refused difference off the screen', async () => {
    const refusal = page.getByText('indiquez le motif')
    await expect(refusal).toHaveCount(2)
    await page.getByLabel(/^Quantité de 0,50/).fill('1')
    await expect(page.getByText('Le compte est juste')).toBeVisible()
    await expect(refusal).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.getByLabel(/^Quantité de 0,50/).fill('')
    await expect(page.getByText(/Il manque 0,50\s€$/)).toBeVisible()
    await expect(refusal).toHaveCount(0)
  })

  await test.step('another agency asks before the count is lost', async () => {
    await choose(page, 'Agence', 'Sainte-Anne')
    await page.getByRole('button', { name: 'Rester', exact: true }).click()
    await expect(page.getByText('Quitter sans enregistrer')).toBeHidden()
    await expect(page.getByLabel(/^Quantité de 50,00/)).toHaveValue('3')
  })

  await test.step('a link asks before the count is lost, and the end of the session keeps it', async () => {
    await page.getByRole('link', { name: 'Planning' }).first().click()
    await page.getByRole('button', { name: 'Rester', exact: true }).click()
    await expect(page.getByLabel(/^Quantité de 50,00/)).toHaveValue('3')
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Clôturer la caisse' }).click()
    await page.getByRole('button', { name: 'Clôturer', exact: true }).click()
    await expect(page).toHaveURL(/\/login\?expired/)
    await page.getByLabel('Adresse e-mail').fill(company.email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page.getByText('Votre saisie a été conservée')).toBeVisible()
    await expect(page.getByLabel(/^Quantité de 50,00/)).toHaveValue('3')
    await expect(page.getByText(/Il manque 0,50\s€$/)).toBeVisible()
    await expectNoFault(page)
  })

  await test.step('closes with a reason; the sheet is downloaded and nothing can be changed', async () => {
    await page.getByRole('textbox', { name: 'Motif de l’écart' }).fill('Erreur de rendu')
    await page.getByRole('button', { name: 'Clôturer la caisse' }).click()
    await page.getByRole('button', { name: 'Clôturer', exact: true }).click()
    await expect(page.getByText('La caisse est clôturée pour aujourd’hui')).toBeVisible()
    await expect(page.getByRole('region', { name: /^Caisse du/ })).toBeFocused()
    await expect(page.getByRole('row', { name: /^Écart Motif de l’écart – Erreur de rendu -0,50\s€/ })).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Imprimer la feuille (PDF)' }).click()
    expect((await download).suggestedFilename()).toMatch(/^Caisse-\d{4}-\d\d-\d\d-Le-Gosier\.pdf$/)
    await expectNoFault(page)
  })

  await test.step('an administrator finds the day in the list', async () => {
    await page.getByRole('button', { name: /^Détail de la caisse du .*, Le Gosier$/ }).click()
    await expect(page.getByRole('dialog').getByText('3 × 50,00 €'.replace(' €', '\u00a0€'))).toBeVisible()
    await page.keyboard.press('Escape')
    await page.goto('/cash-desk?date=2020-01-01')
    await expect(page.getByText('Aucune caisse ce jour-là')).toBeVisible()
  })
})
