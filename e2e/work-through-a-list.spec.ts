import { expect, type Page, test } from '@playwright/test'
import { choose, givenFleet, givenMember, signInElsewhere, signUpCompany } from './company.ts'
import { signInToDemo } from './demo-screens.ts'
import { axeFindings, settle } from './screen-faults.ts'

const hour = 3_600_000

/** Creates a company with three rentals: one to come with an address, one later without, one cancelled. */
async function givenRentals(page: Page) {
  const company = await signUpCompany(page)
  const { agency, vehicles } = await givenFleet(company, ['AA-101-AA', 'BB-202-BB', 'CC-303-CC'])
  const people = [
    { firstName: 'Zoé', lastName: 'Célestine', email: 'zoe@example.test' },
    { firstName: 'Marc', lastName: 'Abidal' },
    { firstName: 'Awa', lastName: 'Mirabel', email: 'awa@example.test' },
  ]
  const numbers: string[] = []
  const hoursAhead = [24, 72, 48]
  for (const [at, body] of people.entries()) {
    const customer = await company.own('POST', '/customers', body)
    const start = Date.now() + (hoursAhead[at] ?? 0) * hour
    const rental = await company.own('POST', '/rentals', {
      start: new Date(start).toISOString(),
      end: new Date(start + 24 * hour).toISOString(),
      vehicleId: vehicles[at]?.id,
      customerId: customer.id,
      departureAgencyId: agency.id,
      arrivalAgencyId: agency.id,
    })
    await company.own('PATCH', `/rentals/${rental.id}`, { status: 'pending' })
    const status = { status: at === 2 ? 'cancelled' : 'pending' }
    numbers.push((await company.own<{ publicId: string }>('PATCH', `/rentals/${rental.id}`, status)).publicId)
  }
  return { company, numbers: numbers as [string, string, string] }
}

const firstCells = (page: Page) => page.locator('.data-row .rental-number').allTextContents()

test('rentals are ordered, filtered, kept as a view, and worked on together', async ({ page }) => {
  const { numbers } = await givenRentals(page)
  const [next, later, cancelled] = numbers
  await page.goto('/rental')
  await expect(page.getByRole('row')).toHaveCount(4)
  await expect.poll(() => firstCells(page)).toEqual([next, later, cancelled])

  // Headings order on the server, and say so.
  await page.getByRole('button', { name: 'Client', exact: true }).click()
  await expect(page.getByRole('columnheader', { name: 'Client' })).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(() => firstCells(page)).toEqual([later, next, cancelled])
  await page.getByRole('button', { name: 'À encaisser' }).click()
  await expect.poll(() => firstCells(page)).toEqual([later, next])
  await settle(page)
  expect(await axeFindings(page)).toEqual([])

  // The view is saved, left and taken again; going back and a reload keep it.
  await page.getByRole('button', { name: 'Vues enregistrées' }).click()
  await page.getByRole('menuitem', { name: 'Enregistrer cette vue…' }).click()
  await page.getByLabel('Nom de la vue').fill('À encaisser par client')
  await page.getByLabel('Nom de la vue').press('Enter')
  const chooser = page.getByRole('button', { name: 'Vues enregistrées, À encaisser par client' })
  await expect(chooser).toBeVisible()
  await chooser.click()
  await page.getByRole('menuitem', { name: 'Sans filtre' }).click()
  await expect.poll(() => firstCells(page)).toEqual([next, later, cancelled])
  await page.reload()
  await page.getByRole('button', { name: 'Vues enregistrées' }).click()
  await page.getByRole('menuitem', { name: 'À encaisser par client' }).click()
  await expect.poll(() => firstCells(page)).toEqual([later, next])
  await page.getByRole('button', { name: 'Vues enregistrées' }).click()
  await page.getByRole('menuitem', { name: /Supprimer «/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByRole('button', { name: 'Vues enregistrées', exact: true })).toBeVisible()

  // Several at once: a range with Shift, a mail to each, and the row that cannot have one.
  await page.goto('/rental?status=pending')
  await page.getByRole('checkbox', { name: `Choisir ${next}` }).click()
  await page.getByRole('checkbox', { name: `Choisir ${later}` }).click({ modifiers: ['Shift'] })
  await expect(page.getByText('2 lignes choisies')).toBeVisible()
  await page.getByRole('button', { name: 'Envoyer' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Le document de 1 location part par e-mail')
  await expect(dialog.getByRole('listitem')).toContainText([`${later}Ce client n’a pas d’adresse e-mail.`])
  await dialog.getByRole('button', { name: 'Envoyer' }).click()
  await expect(dialog).toContainText('1 e-mail envoyé.')
  await dialog.getByRole('button', { name: 'Fermer' }).last().click()
  await expect(page.getByText('2 lignes choisies')).toBeHidden()

  // The chosen rentals, by the keyboard, as a file and as documents to print.
  await page.getByRole('checkbox', { name: 'Choisir toutes les lignes de la page' }).press('Space')
  const bar = page.locator('.bulk-bar')
  const download = page.waitForEvent('download')
  await bar.getByRole('button', { name: 'Exporter' }).click()
  expect((await download).suggestedFilename()).toBe('locations.csv')
  const print = page.waitForEvent('popup')
  await bar.getByRole('link', { name: 'Imprimer' }).click()
  const documents = await print
  await expect(documents.getByText(next).first()).toBeVisible()
  await expect(documents.getByText(later).first()).toBeVisible()
})

test('a search that finds more than it shows says so, until it is narrowed @long', async ({ page }) => {
  await signInToDemo(page.request)
  await page.goto('/rental?q=20')
  const hint = page.getByText('Seuls les 50 meilleurs résultats sont affichés')
  await expect(hint).toBeVisible()
  await page.getByRole('searchbox').fill('202699-9999')
  await expect(hint).toHaveCount(0)
})

test('on a phone a rental takes at most 120 px and the search has its own line @long', async ({ page }) => {
  const { numbers } = await givenRentals(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/rental')
  const cards = page.getByRole('list', { name: 'Locations' }).getByRole('listitem')
  await expect(cards).toHaveCount(3)
  for (const card of await cards.all()) expect((await card.boundingBox())?.height).toBeLessThanOrEqual(120)
  await expect(cards.filter({ hasText: numbers[2] }).getByRole('link')).toHaveText(/^\p{L}+ \p{L}+ \S+$/u)
  expect((await page.locator('.search-box').boundingBox())?.width).toBeGreaterThan(300)
  await choose(page, 'Ordre de la liste', 'Client, décroissant')
  await expect(cards.first()).toContainText(numbers[2])
  await page.getByRole('button', { name: 'Filtres' }).click()
  await page.getByRole('textbox', { name: 'Du' }).fill('01/01/2100')
  await page.getByRole('textbox', { name: 'Du' }).press('Enter')
  await expect(page.getByText('Aucune location ne correspond')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Filtres (1)' })).toBeVisible()
})

test('customers and vehicles are archived together; what is refused stays, with its reason @long', async ({ page }) => {
  await givenRentals(page)
  // The box of all rows waits for them.
  const rows = Promise.withResolvers<void>()
  await page.route('**/customers?*', async (route) => {
    await rows.promise
    await route.continue()
  })
  await page.goto('/customer?order=-name')
  const all = page.getByRole('checkbox', { name: 'Choisir toutes les lignes de la page' })
  await expect(all).toBeDisabled()
  rows.resolve()
  await all.check()
  await page.getByRole('button', { name: 'Archiver' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('3 clients disparaissent des listes')
  await expect(dialog.getByRole('button', { name: 'Archiver' })).toBeFocused()
  const customers = await holdWrites(page, '**/customers/*')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('1 sur 3')
  // A click beside the window closes it neither while it works, nor as the second of two on what was under the pointer.
  await page.mouse.click(5, 5)
  await expect(dialog.getByRole('button', { name: 'Arrêter' })).toBeVisible()
  customers.resolve()
  await expect(dialog).toContainText(/1 client archivé\..*Refusé pour 2 lignes, qui restent choisies/s)
  await expect(dialog.getByRole('listitem').first()).toContainText('Zoé Célestine')
  await expect(dialog.getByRole('status')).toBeFocused()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await dialog.getByRole('button', { name: 'Fermer' }).last().press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('2 lignes choisies')).toBeVisible()
  await page.goto('/vehicle')
  await page.getByRole('checkbox', { name: 'Choisir CC-303-CC' }).check()
  await page.getByRole('button', { name: 'Archiver' }).click()
  await expect(dialog).toContainText('1 véhicule disparaît des listes')
  // Escape does not close it while it works: the result would not be seen.
  const vehicles = await holdWrites(page, '**/vehicles/*')
  await dialog.getByRole('button', { name: 'Archiver' }).click()
  await expect(dialog).toContainText('1 sur 1')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('button')).toHaveCount(0)
  vehicles.resolve()
  await expect(dialog).toContainText('1 véhicule archivé.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('1 ligne choisie')).toBeHidden()
})

/** Holds back what is sent to these addresses until it is resolved. */
async function holdWrites(page: Page, address: string) {
  const held = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    if (route.request().method() !== 'GET') await held.promise
    await route.continue()
  })
  return held
}

test('vehicles and customers are filtered and ordered by the server, and kept as a view @long', async ({ page }) => {
  await givenRentals(page)
  const names = async () => {
    // All at once: a row that leaves the list between two questions would be waited for.
    const rows = page.getByRole('checkbox', { name: /^Choisir (?!toutes)/ })
    return await rows.evaluateAll((all) => all.map((row) => row.ariaLabel?.replace('Choisir ', '')))
  }
  await page.goto('/vehicle')
  await expect.poll(names).toEqual(['AA-101-AA', 'BB-202-BB', 'CC-303-CC'])
  // The second click of two at once turns the order that the first asked for, which the screen shows later.
  await page.getByRole('button', { name: 'Prochain départ' }).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect.poll(names).toEqual(['BB-202-BB', 'AA-101-AA', 'CC-303-CC'])
  await page.getByRole('button', { name: 'En location', exact: true }).click()
  await expect(page.getByText('Aucun véhicule ne correspond')).toBeVisible()
  await page.getByRole('button', { name: 'Disponible', exact: true }).click()
  const search = page.getByRole('searchbox', { name: 'Plaque, marque ou modèle' })
  await search.fill('bb 202')
  await expect.poll(names).toEqual(['BB-202-BB'])
  await page.getByRole('button', { name: 'Vues enregistrées' }).click()
  await page.getByRole('menuitem', { name: 'Enregistrer cette vue…' }).click()
  await page.getByLabel('Nom de la vue').fill('Libres')
  await page.getByLabel('Nom de la vue').press('Enter')
  const chooser = page.getByRole('button', { name: 'Vues enregistrées, Libres' })
  await expect(chooser).toBeVisible()
  await settle(page)
  expect(await axeFindings(page)).toEqual([])

  // The search follows the view, and the link of the menu, which has no words.
  await chooser.click()
  await page.getByRole('menuitem', { name: 'Sans filtre' }).click()
  await expect(search).toHaveValue('')
  await expect.poll(names).toEqual(['AA-101-AA', 'BB-202-BB', 'CC-303-CC'])
  await page.getByRole('button', { name: 'Vues enregistrées' }).click()
  await page.getByRole('menuitem', { name: 'Libres' }).click()
  await expect(search).toHaveValue('bb 202')
  await expect.poll(names).toEqual(['BB-202-BB'])
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Véhicules' }).click()
  await expect(search).toHaveValue('')
  await expect.poll(names).toEqual(['AA-101-AA', 'BB-202-BB', 'CC-303-CC'])

  await page.goto('/customer')
  await expect.poll(names).toEqual(['Marc Abidal', 'Zoé Célestine', 'Awa Mirabel'])
  await page.getByRole('button', { name: 'Départ à venir' }).click()
  await page.getByRole('button', { name: 'Prochain départ' }).click()
  await expect.poll(names).toEqual(['Zoé Célestine', 'Marc Abidal'])
  await page.getByRole('button', { name: 'À encaisser' }).click()
  // The rows are the same with this filter, which forgets the rows chosen without it.
  await expect(page.getByRole('button', { name: 'À encaisser' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('row', { name: /Zoé Célestine/ })).toContainText(/\d,00\D€/)
  await page.getByRole('checkbox', { name: 'Choisir Zoé Célestine' }).check()
  const download = page.waitForEvent('download')
  await page.locator('.bulk-bar').getByRole('button', { name: 'Exporter' }).click()
  expect((await download).suggestedFilename()).toBe('clients.csv')
  await page.mouse.move(0, 0)
  await settle(page)
  expect(await axeFindings(page)).toEqual([])
})

test('without an agency, a member is told to ask an administrator @long', async ({ page, browser }) => {
  const company = await signUpCompany(page)
  const email = `agent-${Date.now()}@example.test`
  const lou = { firstName: 'Lou', lastName: 'Agent', role: 'staff', language: 'fr' }
  await givenMember(company, { ...lou, email })
  const member = await signInElsewhere(browser, email)
  for (const screen of ['/rental/edit', '/availability', '/planning/counter', '/vehicle/import']) {
    await member.goto(screen)
    await expect(member.getByText('Demandez à un administrateur de créer la première.')).toBeVisible()
    await expect(member.getByRole('link', { name: 'Créer une agence' })).toBeHidden()
  }
  await page.goto('/rental/edit')
  await expect(page.getByRole('link', { name: 'Créer une agence' })).toBeVisible()
})

test('a list is worked through by keys: what is chosen leaves the focus in it, and its number is said @long', async ({
  page,
}) => {
  const company = await signUpCompany(page)
  const names = Array.from({ length: 26 }, (_, at) => `Client${String(at + 10)}`)
  for (const lastName of names) await company.own('POST', '/customers', { firstName: 'Zoé', lastName })
  const keys = page.keyboard
  const list = page.getByRole('table', { name: 'Clients' })
  const told = page.locator('[aria-live=polite][aria-atomic]')
  await page.goto('/customer')

  // The last page has no link to a next one, nor the first one back.
  await page.getByRole('link', { name: 'Suivant' }).press('Enter')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(list).toBeFocused()
  await page.getByRole('link', { name: 'Début' }).press('Enter')
  await expect(page.getByRole('row')).toHaveCount(26)
  await expect(list).toBeFocused()

  // A search says how many it finds; the button that ends it goes with the empty list.
  await expect(told).toHaveText('Clients26')
  await keys.press('/')
  await keys.type('Client17')
  await expect(told).toHaveText('Clients1')
  await keys.press('Control+a')
  await keys.type('zzqqxx')
  await expect(told).toHaveText('Clients0')
  await page.getByRole('link', { name: 'Tout afficher' }).press('Enter')
  await expect(page.getByRole('row')).toHaveCount(26)
  await expect(list).toBeFocused()
})

test('a saved view leaves the focus on the button of the views @long', async ({ page }) => {
  await givenRentals(page)
  await page.goto('/rental?status=pending')
  await expect(page.getByRole('row')).toHaveCount(3)
  const views = page.getByRole('button', { name: /^Vues enregistrées/ })
  const choose = async (entry: string | RegExp) => {
    await views.press('Enter')
    await page.getByRole('menuitem', { name: entry }).press('Enter')
  }
  await choose('Enregistrer cette vue…')
  await expect(page.getByLabel('Nom de la vue')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(views).toBeFocused()
  await choose('Enregistrer cette vue…')
  await page.getByLabel('Nom de la vue').fill('Contrats')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(views).toHaveAccessibleName('Vues enregistrées, Contrats')
  await expect(views).toBeFocused()
  await views.press('Enter')
  await page.getByRole('menuitem', { name: 'Sans filtre' }).press('Enter')
  await expect(page.getByRole('row')).toHaveCount(4)
  await expect(views).toBeFocused()
  await expect(page.getByRole('menu')).toBeHidden()
})
