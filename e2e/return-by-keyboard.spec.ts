import { expect, test } from '@playwright/test'
import { paths } from '../web/session/paths.ts'
import { givenFleet, givenRental, signUpCompany } from './company.ts'

test('a return is checked and settled by keys alone, and Enter in an amount records nothing', async ({ page }) => {
  const company = await signUpCompany(page)
  const fleet = await givenFleet(company, ['KB-101-AA'])
  const rental = await givenRental(company, fleet)
  const money = { totalAmount: 80, securityDepositAmount: 800, method: 'card' }
  await company.own('POST', `/rentals/${rental.id}/payments`, money)
  await company.own('POST', `/rentals/${rental.id}/checks`, { stage: 'delivery', odometer: 10, fuelLevel: '4/4' })
  const written: string[] = []
  page.on('request', (request) => request.method() === 'POST' && written.push(new URL(request.url()).pathname))
  const sent = (what: RegExp) => written.filter((path) => what.test(path))
  const keys = page.keyboard
  const card = page.getByRole('region', { name: 'Clôture du retour' })
  // The price of the early return arrives after the first Tab.
  let response = () => {}
  const held = new Promise<void>((done) => {
    response = done
  })
  await page.route(/\/rentals\/price$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(paths.home)
  await expect(page.getByRole('heading', { name: 'Accueil' })).toBeVisible()

  await test.step('the palette leads to the check, in which Enter goes from field to field', async () => {
    await keys.press('Control+k')
    await expect(page.getByRole('combobox', { name: /^Faire, ou trouver/ })).toBeFocused()
    await keys.type('kb101aa reprendre')
    await expect(page.getByRole('option', { name: /^Reprendre/ })).toBeVisible()
    await keys.press('Enter')
    await expect(page.getByLabel('Kilométrage')).toBeFocused()
    await keys.type('5')
    await keys.press('Control+s')
    await expect(page.getByRole('button', { name: 'Corriger' })).toBeFocused()
    await keys.press('Enter')
    await expect(page.getByRole('button', { name: 'Corriger' })).toBeHidden()
    expect(sent(/\/checks$/)).toHaveLength(1)
    written.length = 0
    await page.getByLabel('Kilométrage').focus()
    await keys.press('Control+a')
    await keys.type('150')
    await keys.press('Enter')
    await expect(page.getByRole('slider')).toBeFocused()
    await keys.press('ArrowLeft')
    expect(sent(/\/checks$/)).toEqual([])
    await keys.press('Control+s')
    await expect(card).toBeFocused()
  })

  await test.step('the settlement is the only way to give the deposit back', async () => {
    await expect(page.getByRole('button', { name: /Imprimer$/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Rendre la caution' })).toHaveCount(0)
  })

  await test.step('Enter in an amount keeps it and goes on', async () => {
    const agreed = card.getByRole('radio', { name: 'Garder le prix convenu' })
    await expect(agreed).toHaveCount(0)
    await keys.press('Tab')
    await expect(card).toBeFocused()
    response()
    await expect(agreed).toBeFocused()
    await keys.press('Enter')
    const fuel = card.getByLabel(/^Carburant manquant/)
    await expect(fuel).toBeFocused()
    await keys.type('25,5')
    await keys.press('Enter')
    const kept = card.getByLabel('Retenir sur la caution')
    await expect(fuel).toHaveValue('25,50')
    await expect(kept).toHaveValue('25,50')
    await kept.focus()
    await keys.press('Control+a')
    await keys.type('10')
    const reason = card.getByLabel('Motif de la retenue')
    await keys.press('Enter')
    await expect(reason).toBeFocused()
    await expect(reason).toHaveValue('Carburant')
    await keys.press('Enter')
    await expect(card.getByRole('combobox', { name: 'Caution rendue par' })).toBeFocused()
    const method = card.getByRole('combobox', { name: 'Le reste est payé par' })
    await method.focus()
    await keys.press('ArrowDown')
    await keys.press('Enter')
    await expect(card.getByText(/Encaisser 15,50\s€ \(carte bancaire\) · Rendre 790,00\s€/)).toBeVisible()
    expect(sent(/\/settlement$/)).toEqual([])
  })

  await test.step('Ctrl+S records it, once', async () => {
    // The second press comes before the rental is read again.
    let show = () => {}
    const read = new Promise<void>((done) => {
      show = done
    })
    await page.route(new RegExp(`/rentals/${rental.id}$`), async (route) => {
      await read
      await route.continue()
    })
    await Promise.all([page.waitForResponse(/\/settlement$/), keys.press('Control+s')])
    // The history can say the same at once.
    await expect(page.getByText('Location clôturée', { exact: true }).first()).toBeVisible()
    await keys.press('Control+s')
    show()
    await expect(card.getByText(/^Location clôturée le/)).toBeVisible()
    await expect(card).toBeFocused()
    expect(sent(/\/settlement$/)).toHaveLength(1)
    expect(await company.own('GET', `/rentals/${rental.id}`)).toMatchObject({
      chargesAmount: 25.5,
      paidTotalAmount: 105.5,
      paidSecurityDepositAmount: 0,
    })
  })
})
