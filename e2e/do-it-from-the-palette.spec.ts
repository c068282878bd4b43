import { expect, type Page, test } from '@playwright/test'
import { paths } from '../web/session/paths.ts'
import { type Company, givenFleet, givenRental, signUpCompany } from './company.ts'
import { pressAtOnce } from './keyboard.ts'

const plate = 'PA-101-LT'

test('a rental is paid, handed over, extended and taken back by its name or plate, with the keys alone', async ({
  page,
}) => {
  const company = await signUpCompany(page)
  const rental = await givenDeparture(company)
  await page.goto(paths.home)

  await give(page, 'encaisser celestine')
  await expect(option(page, /Encaisser · Zoé Célestine/)).toContainText(/PA-101-LT · .* → .*En retard/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${paths.rentalPayment(rental)}$`))

  await give(page, `${plate} remettre`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${paths.rentalCheckout(rental)}$`))

  await company.own('POST', `/rentals/${rental}/checks`, { stage: 'delivery', odometer: 10, fuelLevel: '4/4' })
  await give(page, 'pa101lt prol')
  await expect(option(page, /Prolonger · Zoé Célestine/)).toContainText('En cours')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Prolonger ou écourter la location' })
  const end = dialog.getByRole('textbox', { name: 'Nouveau retour' })
  const before = await end.inputValue()
  await dialog.getByRole('button', { name: '+ 1 semaine' }).press('Enter')
  await expect(end).not.toHaveValue(before)
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await dialog.getByRole('button', { name: 'Changer le retour' }).press('Enter')
  const { start, end: later } = await (await saved).json()
  expect((Date.parse(later) - Date.parse(start)) / 86_400_000).toBe(9)
  await expect(dialog).toBeHidden()

  await give(page, 'célestine retour')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${paths.rentalCheckout(rental)}$`))
})

test('commands in the other language, without a name, and what cannot be done', async ({ page }) => {
  const company = await signUpCompany(page)
  const rental = await givenDeparture(company)
  await page.goto(paths.home)

  await give(page, 'new customer')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${paths.newCustomer}$`))

  await give(page, 'overdue')
  await expect(option(page, /Encaisser · Zoé Célestine/)).toContainText('En retard')
  await expect(option(page, /Tous les retards/)).toBeVisible()
  await page.keyboard.press('Escape')

  await give(page, 'hand')
  await expect(option(page, /Remettre · Zoé Célestine/)).toBeVisible()
  await page.keyboard.press('Escape')

  await give(page, 'prolonger celestine')
  const palette = page.getByRole('dialog', { name: /^Faire, ou trouver/ })
  await expect(palette).toContainText('Prolonger : aucune location trouvée ne le permet maintenant.')
  await expect(option(page, /Zoé Célestine.*En retard/).last()).toBeVisible()
  await page.keyboard.press('Escape')

  const bare = [
    ['rembourser', 'Rembourser : ajoutez un client, une plaque ou un numéro de location.'],
    ['bloquer', 'Bloquer : ajoutez une plaque.'],
  ] as const
  for (const [command, hint] of bare) {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: /^Faire/ })).toBeFocused()
    await page.keyboard.type(command)
    await expect(palette).toContainText(hint)
    await page.keyboard.press('Escape')
    await expect(palette).toBeHidden()
  }

  await give(page, 'louer zoé')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${paths.newRental}$`))
  await expect(page.getByText('Zoé Célestine').first()).toBeVisible()

  await give(page, `${plate} bloquer`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/unavailabilit/)

  await page.goto(paths.home)
  await page.getByRole('link', { name: /Encaisser 20/ }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`${paths.rentalPayment(rental)}$`))
})

test('a rental is cancelled, and the account found, by their words @long', async ({ page }) => {
  const company = await signUpCompany(page)
  await givenDeparture(company)
  await page.goto(paths.home)

  await give(page, 'annuler celestine')
  await expect(option(page, /Annuler · Zoé Célestine/)).toBeVisible()
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Voulez-vous vraiment annuler cette réservation ?' })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Non' }).press('Enter')
  await expect(question).toBeHidden()
  await expect(page).toHaveURL(/\/rental\/summary\/\d+$/)

  await give(page, 'langue')
  await expect(option(page, /Mon profil/)).toContainText('Nom, langue, mot de passe')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Mon profil' })).toBeVisible()

  await give(page, 'sign out')
  await expect(option(page, 'Se déconnecter')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${paths.login}$`))
})

test('the palette is drawn in the frame of its key, without asking the server, and a command can be completed @long', async ({
  page,
}) => {
  await signUpCompany(page)
  await page.goto(paths.home)
  await expect(page.getByRole('heading', { name: 'Accueil' })).toBeVisible()
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/Palette-[^/]*\.js$/.test(name)),
  )
  const requested: string[] = []
  const isDrawn = await page.evaluate(async () => {
    const code = performance.getEntriesByType('resource').find(({ name }) => /\/Palette-[^/]*\.js$/.test(name))
    await import(code?.name ?? '')
    // The page itself waits for the styles too, and takes notice of its code a moment later.
    const isIdle = () => new Promise((done) => requestIdleCallback(done))
    const styles = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    while (styles().some(({ sheet }) => sheet === null)) await isIdle()
    await isIdle()
    await isIdle()
    dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }))
    return await new Promise((done) => {
      requestAnimationFrame(() => done(document.querySelector('dialog.palette[open] [role=option]') !== null))
    })
  })
  expect(isDrawn).toBe(true)
  page.on('request', (request) => /search|customers|vehicles/.test(request.url()) && requested.push(request.url()))
  await expect(page.getByRole('combobox', { name: /^Faire/ })).toBeFocused()
  await expect(option(page, 'Encaisser…')).toBeVisible()
  expect(requested).toEqual([])
  await option(page, 'Prolonger…').click()
  await expect(page.getByRole('combobox', { name: /^Faire/ })).toHaveValue('Prolonger ')
  await expect(page.getByRole('combobox', { name: /^Faire/ })).toBeFocused()
  await test.step('its key opens it again in the instant that it closes', async () => {
    await page.evaluate(async () => {
      document.querySelector<HTMLElement>('dialog.palette')?.click()
      for (let turn = 0; turn < 10; turn++) await null
      dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }))
    })
    await expect(page.getByRole('combobox', { name: /^Faire/ })).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('combobox', { name: /^Faire/ })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Rechercher partout' })).toBeVisible()
  })
})

test('what is typed before the palette is there is not lost, nor taken for shortcuts @long', async ({ page }) => {
  await signUpCompany(page)
  let send = () => {}
  const held = new Promise<void>((done) => {
    send = done
  })
  await page.route(/\/Palette-[^/]*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(paths.home)
  await expect(page.getByRole('heading', { name: 'Accueil' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('nouveau cl')
  send()
  await expect(page.getByRole('combobox', { name: /^Faire/ })).toHaveValue('nouveau cl')
  await expect(option(page, 'Nouveau client')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${paths.home}$`))
})

test('the counter opens with its letters and shows one agency or all @long', async ({ page }) => {
  const company = await signUpCompany(page)
  await givenDeparture(company)
  const other = await company.own('POST', '/agencies', { name: 'Aéroport' })
  await page.goto(paths.home)
  await expect(page.getByRole('heading', { name: 'Accueil' })).toBeVisible()
  await pressAtOnce(page.keyboard, 'g', 'j')
  await expect(page).toHaveURL(new RegExp(`${paths.planningCounter}$`))
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  await expect(menu.getByRole('link', { name: 'Comptoir' })).toHaveAttribute('aria-current', 'page')
  await expect(menu.getByRole('link', { name: 'Planning' })).not.toHaveAttribute('aria-current', 'page')

  await page.keyboard.press('?')
  const shortcuts = page.getByRole('dialog', { name: 'Raccourcis clavier' })
  await expect(shortcuts.getByRole('term').filter({ hasText: 'Comptoir' })).toBeVisible()

  await page.goto(`${paths.planningCounter}?agencyId=${other.id}`)
  await expect(page.getByText('Rien ne part et rien ne rentre ce jour')).toBeVisible()
  await page.getByRole('combobox', { name: 'Agence' }).click()
  await page.locator('.ant-select-item-option').filter({ hasText: 'Toutes les agences' }).click()
  await expect(page).toHaveURL(/agencyId=all$/)
  await expect(page.getByRole('article')).toContainText(/Le Gosier.*Zoé Célestine/s)
  await page.goto(paths.planningCounter)
  await expect(page.getByRole('article')).toContainText('Le Gosier')
})

test.describe('from one rental or vehicle to another that was open before, nothing of the first remains', () => {
  test('the check of a return', async ({ page }) => {
    const { company, rentals } = await givenTwo(page)
    for (const { id } of rentals) {
      await company.own('POST', `/rentals/${id}/checks`, { stage: 'delivery', odometer: 10, fuelLevel: '4/4' })
    }
    const odometer = page.getByLabel('Kilométrage')
    await page.goto(paths.rentalCheckout(rentals[0].id))
    await expect(odometer).toHaveValue('10')
    await give(page, 'retour tb202tb')
    await page.keyboard.press('Enter')
    await expect(page.getByText('TB-202-TB').first()).toBeVisible()
    await odometer.fill('222')
    await give(page, 'retour ta101ta')
    await page.keyboard.press('Enter')
    await expect(page.getByText('TA-101-TA').first()).toBeVisible()
    await expect(odometer).toHaveValue('10')
  })

  test('the settlement of a return @long', async ({ page }) => {
    const { company, rentals } = await givenTwo(page)
    await company.request('PATCH', `/companies/${company.id}`, { fuelQuarterAmount: 20 })
    for (const { id } of rentals) {
      const money = { totalAmount: 80, securityDepositAmount: 800, method: 'card' }
      await company.own('POST', `/rentals/${id}/payments`, money)
      await company.own('POST', `/rentals/${id}/checks`, { stage: 'delivery', odometer: 10, fuelLevel: '4/4' })
      await company.own('POST', `/rentals/${id}/checks`, { stage: 'return', odometer: 10, fuelLevel: '2/4' })
    }
    const heading = (at: 0 | 1) => page.getByRole('heading', { name: new RegExp(rentals[at].publicId) })
    const kept = page.getByLabel('Retenir sur la caution')
    await page.goto(paths.rentalSummary(rentals[0].id))
    await expect(kept).toBeVisible()
    await give(page, 'rembourser tb202tb')
    await page.keyboard.press('Enter')
    await expect(heading(1)).toBeVisible()
    await kept.fill('50')
    await give(page, 'rembourser ta101ta')
    await page.keyboard.press('Enter')
    await expect(heading(0)).toBeVisible()
    // Two quarters of a tank are proposed from its own deposit.
    await expect(kept).toHaveValue('40,00')
  })

  test('the form of a payment @long', async ({ page }) => {
    const { rentals } = await givenTwo(page)
    await page.goto(paths.rentalPayment(rentals[0].id))
    await expect(page.getByLabel('Location', { exact: true })).toHaveValue('80,00')
    await give(page, 'encaisser tb202tb')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${paths.rentalPayment(rentals[1].id)}$`))
    await page.getByRole('button', { name: 'Retirer cette ligne' }).click()
    await expect(page.getByRole('button', { name: 'Ajouter un paiement' })).toBeVisible()
    await give(page, 'encaisser ta101ta')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${paths.rentalPayment(rentals[0].id)}$`))
    await expect(page.getByLabel('Location', { exact: true })).toHaveValue('80,00')
  })

  test('the reason why a vehicle is blocked @long', async ({ page }) => {
    await givenTwo(page)
    await page.goto(paths.home)
    const reason = page.getByRole('textbox', { name: 'Motif' })
    await give(page, 'bloquer tb202tb')
    await page.keyboard.press('Enter')
    await reason.fill('Pare-brise')
    await give(page, 'bloquer ta101ta')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Quitter' }).click()
    await expect(page.getByText('TA-101-TA').first()).toBeVisible()
    await expect(reason).toHaveValue('')
  })
})

/** Opens the palette by its keys and types a command; returns once its results are there. */
async function give(page: Page, command: string) {
  await expect(page.getByRole('dialog', { name: /^Faire/ })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Rechercher partout' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: /^Faire/ })).toBeFocused()
  await page.keyboard.type(command)
  await expect(page.getByRole('listbox', { name: /^Faire/ })).toHaveAttribute('aria-busy', 'false')
}

function option(page: Page, name: RegExp | string) {
  return page.getByRole('option', { name })
}

/** Creates a contract of two days that should have left four minutes ago, and is not paid. */
async function givenDeparture(company: Company): Promise<number> {
  return (await givenRental(company, await givenFleet(company, [plate]), Date.now() - 4 * 60_000)).id
}

/** Creates two contracts of two days that should have left four minutes ago, each with a vehicle of its own. */
async function givenTwo(page: Page) {
  const company = await signUpCompany(page)
  const fleet = await givenFleet(company, ['TA-101-TA', 'TB-202-TB'])
  const start = Date.now() - 4 * 60_000
  const first = await givenRental(company, fleet, start)
  const second = await givenRental(company, { ...fleet, vehicles: fleet.vehicles.slice(1) }, start)
  return { company, rentals: [first, second] as const }
}
