import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { toInstant } from '../domain/kernel/time.ts'
import { paths } from '../web/app/paths.ts'
import { signInToDemo } from './demo-screens.ts'

// Runs the tests one after the other: each adds a line to the company's one price list.
test.describe.configure({ mode: 'default' })

test('by the mouse: to another day and vehicle, with its price, and back again', async ({ page }) => {
  const fleet = await givenFleet(page)
  const rental = await fleet.rental('Zoé Célestine', { vehicle: 0, day: 1 })
  await fleet.open(page)
  const bar = barOf(page, rental)
  await expect(bar).toHaveAccessibleName(/Zoé Célestine, mar\. .*10h00 – mer\. .*10h00/)

  const drag = await hold(page, bar)
  await page.mouse.move(drag.x + 5, drag.y + 5)
  await expect(panel(page)).toBeHidden()
  await drag.to(drag.day, await fleet.down(page, 0, 1))
  await expect(panel(page)).toContainText(fleet.plates[1] ?? '')
  await expect(panel(page)).toContainText(/mer\. .*10h00.*jeu\. .*10h00/s)
  await expect(panel(page)).toContainText(/40,00\s€.*inchangé/)
  await expect(panel(page)).toContainText('Libre')
  await page.mouse.up()

  const question = page.getByRole('dialog', { name: /Déplacer Zoé Célestine/ })
  await expect(question.getByRole('button', { name: 'Confirmer' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(bar).toBeFocused()
  await expect(bar).toHaveAccessibleName(/Zoé Célestine, mar\./)

  const again = await hold(page, bar)
  await again.to(again.day, await fleet.down(page, 0, 1))
  await page.mouse.up()
  await page.keyboard.press('Enter')
  await expect(bar).toHaveAccessibleName(new RegExp(`${fleet.plates[1]}, Zoé Célestine, mer\\.`))
  await expect.poll(() => fleet.read(rental)).toMatchObject({ start: fleet.at(2), vehicleId: fleet.vehicles[1] })

  await page.getByText('modifiée').getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByText('Modification annulée')).toBeVisible()
  await expect(bar).toHaveAccessibleName(new RegExp(`${fleet.plates[0]}, Zoé Célestine, mar\\.`))
  expect(await fleet.read(rental)).toMatchObject({ start: fleet.at(1), vehicleId: fleet.vehicles[0] })
})

test('by an edge: longer, at its new price, unless another rental has the vehicle; Ctrl+Z takes it back', async ({
  page,
}) => {
  const fleet = await givenFleet(page)
  const rental = await fleet.rental('Zoé Célestine', { vehicle: 0, day: 1 })
  await fleet.rental('Marie Kancel', { vehicle: 0, day: 5 })
  await fleet.open(page)
  const bar = barOf(page, rental)

  const edge = await hold(page, bar, 'end')
  await edge.to(edge.day)
  await expect(panel(page)).toContainText(/1 jour\D*2 jours/)
  await expect(panel(page)).toContainText(/80,00\s€.*\+40,00\s€/)
  await page.mouse.up()
  await expect(page.getByRole('dialog', { name: /Changer la durée/ })).toContainText(/80,00\s€/)
  await page.keyboard.press('Enter')
  await expect(bar).toHaveAccessibleName(/mar\. .* – jeu\. /)
  await expect.poll(() => fleet.read(rental)).toMatchObject({ end: fleet.at(3), totalAmount: 80 })
  await page.keyboard.press('Control+z')
  await expect(bar).toHaveAccessibleName(/mar\. .* – mer\. /)

  const onto = await hold(page, bar)
  await onto.to(onto.day * 3)
  await expect(panel(page)).toContainText('Impossible ici')
  await expect(panel(page)).toContainText(
    /À préparer jusqu’au sam\. .*11h00, mais Marie Kancel \(.*\) part le sam\. .*10h00/,
  )
  await onto.to(onto.day * 4)
  await expect(panel(page)).toContainText(/Loué à Marie Kancel \(.*\) du sam\. .*10h00 au dim\. .*10h00/)
  await page.mouse.up()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText(/^Impossible.*Loué à Marie Kancel/)).toBeVisible()
  await expect(bar).toHaveAccessibleName(/Zoé Célestine, mar\./)
  expect(await fleet.read(rental)).toMatchObject({ start: fleet.at(1), end: fleet.at(2) })
})

test('a free period becomes a rental or an unavailability, which moves as well', async ({ page }) => {
  const fleet = await givenFleet(page)
  const rental = await fleet.rental('Zoé Célestine', { vehicle: 0, day: 1 })
  await fleet.open(page)
  const { width, x, y } = await boxOf(barOf(page, rental))
  const stretch = async () => {
    await page.mouse.move(x + width * 2, y + (await fleet.down(page, 0, 1)) + 18)
    await page.mouse.down()
    await page.mouse.move(x + width * 3, y + (await fleet.down(page, 0, 1)) + 18, { steps: 4 })
    await page.mouse.up()
  }
  await stretch()
  const choice = page.getByRole('dialog', { name: /Que créer ici/ })
  await expect(choice.getByRole('button', { name: 'Location' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${paths.newRental}$`))
  await expect(page.getByRole('textbox', { name: 'Départ' })).toHaveValue(/^jeu\. /)
  await expect(page.getByText(fleet.plates[1] ?? '')).toBeVisible()

  await fleet.open(page)
  await stretch()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(paths.newUnavailability(fleet.vehicles[1] ?? 0)))
  await page.getByRole('textbox', { name: 'Motif' }).fill('Pneus')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('Pneus')).toBeVisible()

  await fleet.open(page)
  const workshop = page.locator('[data-bar^="u"]').filter({ hasText: 'Pneus' })
  const drag = await hold(page, workshop)
  await drag.to(0, -(await fleet.down(page, 0, 1)))
  await page.mouse.up()
  await page
    .getByRole('dialog', { name: /Déplacer Pneus/ })
    .getByRole('button', { name: 'Confirmer' })
    .click()
  await expect(workshop).toHaveAccessibleName(new RegExp(fleet.plates[0] ?? ''))
  await expect(page.getByText('Indisponibilité modifiée')).toBeVisible()
})

test('by the keys alone: each step is announced, Enter asks, Escape gives up', async ({ page }) => {
  const fleet = await givenFleet(page)
  const rental = await fleet.rental('Zoé Célestine', { vehicle: 0, day: 1 })
  await fleet.rental('Marie Kancel', { vehicle: 1, day: 3 })
  await fleet.open(page)
  const bar = barOf(page, rental)
  const told = panel(page).locator('[aria-live]')
  await bar.focus()
  await page.keyboard.press('m')
  await page.keyboard.press('PageDown')
  await expect(told.first()).toContainText(
    new RegExp(`${fleet.plates[0]}, du mer\\. .*10h00 au jeu\\. .*10h00\\. Libre`),
  )
  await expect(told.last()).toContainText('Prix inchangé')
  await page.keyboard.press('Shift+PageDown')
  await page.keyboard.press('ArrowDown')
  await expect(told.first()).toContainText(new RegExp(`${fleet.plates[1]}, .*Impossible.*Marie Kancel`))
  await expect(told.last()).toContainText(/Prix 80,00\s€, \+40,00\s€/)
  await page.keyboard.press('Escape')
  await expect(bar).toBeFocused()
  await expect(bar).toHaveAccessibleName(/Zoé Célestine, mar\./)

  await page.keyboard.press('m')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: /Déplacer Zoé/ })).toContainText('10h30')
  await page.keyboard.press('Enter')
  await expect.poll(() => fleet.read(rental)).toMatchObject({ start: fleet.at(1, 30), vehicleId: fleet.vehicles[1] })
})

test('without dragging: the card asks for the new slot, and knows hidden rentals too', async ({ page }) => {
  const fleet = await givenFleet(page)
  const rental = await fleet.rental('Zoé Célestine', { vehicle: 0, day: 1 })
  // Reservations that wait for their customer are hidden by default, but hold their vehicle.
  await fleet.rental('Marie Kancel', { vehicle: 1, day: 1, status: 'validating' })
  await fleet.open(page)
  const bar = barOf(page, rental)
  const dialog = page.getByRole('dialog', { name: /Déplacer Zoé Célestine/ })
  const moves = dialog.getByRole('button', { name: 'Déplacer' })
  const choose = async (vehicle: number) => {
    await dialog.getByRole('combobox', { name: 'Véhicule' }).click()
    const option = page.locator('.ant-select-dropdown:visible .ant-select-item-option')
    await option.filter({ hasText: fleet.plates[vehicle] ?? '' }).click()
  }
  await bar.click()
  await page.getByRole('button', { name: 'Déplacer…' }).click()
  await expect(moves).toBeDisabled()
  await choose(1)
  await expect(dialog).toContainText(/Loué à Marie Kancel/)
  await expect(moves).toBeDisabled()
  await choose(2)
  await expect(dialog).toContainText('Libre')
  await moves.click()
  await expect(dialog).toBeHidden()
  await expect(bar).toHaveAccessibleName(new RegExp(fleet.plates[2] ?? ''))
  await expect.poll(() => fleet.read(rental)).toMatchObject({ vehicleId: fleet.vehicles[2] })
})

test.describe('by a finger', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true })

  test('a long press on a bar grabs it, an immediate move scrolls', async ({ page }) => {
    const fleet = await givenFleet(page)
    const rental = await fleet.rental('Zoé Célestine', { vehicle: 0, day: 1 })
    await fleet.open(page)
    const { x, y } = await boxOf(barOf(page, rental))
    const finger = await fingerOf(page)
    await finger('touchStart', x + 20, y + 15)
    await finger('touchMove', x + 20, y + 60)
    await expect(panel(page)).toBeHidden()
    await finger('touchEnd')

    const down = await fleet.down(page, 0, 1)
    await finger('touchStart', x + 20, y + 15)
    await expect(panel(page)).toContainText('Zoé Célestine')
    for (const step of [0.3, 0.6, 1]) await finger('touchMove', x + 20, y + 15 + down * step)
    await expect(panel(page)).toContainText(fleet.plates[1] ?? '')
    await finger('touchEnd')
    await page.getByRole('button', { name: 'Confirmer' }).tap()
    await expect.poll(() => fleet.read(rental)).toMatchObject({ start: fleet.at(1), vehicleId: fleet.vehicles[1] })
  })
})

test('two users at once: each sees the other’s move; the slower one sees a refusal and changes nothing', async ({
  page,
  browser,
}) => {
  const fleet = await givenFleet(page)
  const rental = await fleet.rental('Zoé Célestine', { vehicle: 0, day: 1 })
  await fleet.open(page)
  const colleague = await elsewhere(browser, page)
  await fleet.open(colleague)
  const [mine, theirs] = [barOf(page, rental), barOf(colleague, rental)]

  await moveByKeys(page, mine, 'ArrowDown')
  await expect(theirs).toHaveAccessibleName(new RegExp(fleet.plates[1] ?? ''))

  const held = await hold(colleague, theirs)
  await held.to(held.day)
  await moveByKeys(page, mine, 'ArrowDown')
  await expect(panel(colleague)).toContainText('Quelqu’un d’autre vient de modifier')
  await colleague.mouse.up()
  await expect(colleague.getByRole('dialog')).toBeHidden()
  await expect(colleague.getByText(/^Impossible.*Quelqu’un d’autre/)).toBeVisible()
  await expect(theirs).toHaveAccessibleName(new RegExp(fleet.plates[2] ?? ''))

  // A browser that does not know of it yet is refused by the server.
  const deaf = await elsewhere(browser, page, { hears: false })
  await fleet.open(deaf)
  await barOf(deaf, rental).focus()
  for (const key of ['m', 'PageDown', 'Enter']) await deaf.keyboard.press(key)
  await expect(deaf.getByRole('button', { name: 'Confirmer' })).toBeEnabled()
  await moveByKeys(page, mine, 'ArrowUp')
  await expect.poll(() => fleet.read(rental)).toMatchObject({ vehicleId: fleet.vehicles[1] })
  await deaf.keyboard.press('Enter')
  await expect(
    deaf.getByText(new RegExp(`Quelqu’un a modifié Zoé Célestine .*${fleet.plates[1]}, du mar\\.`)),
  ).toBeVisible()
  expect(await fleet.read(rental)).toMatchObject({ vehicleId: fleet.vehicles[1], start: fleet.at(1) })
})

test('onto a vehicle that was just sold: the refusal is shown, and the rental stays where it was', async ({
  page,
  browser,
}) => {
  const fleet = await givenFleet(page)
  const rental = await fleet.rental('Zoé Célestine', { vehicle: 0, day: 1 })
  const deaf = await elsewhere(browser, page, { hears: false })
  await fleet.open(deaf)
  await barOf(deaf, rental).focus()
  for (const key of ['m', 'ArrowDown', 'Enter']) await deaf.keyboard.press(key)
  await expect(deaf.getByRole('button', { name: 'Confirmer' })).toBeEnabled()
  await fleet.sell(1)
  await deaf.keyboard.press('Enter')
  await expect(deaf.getByText(`Le véhicule ${fleet.plates[1]} n’est plus dans la flotte`)).toBeVisible()
  await expect(barOf(deaf, rental)).toHaveAccessibleName(new RegExp(`${fleet.plates[0]}, Zoé Célestine, mar\\.`))
  expect(await fleet.read(rental)).toMatchObject({ vehicleId: fleet.vehicles[0], start: fleet.at(1) })
})

const timezone = 'America/Guadeloupe'

type Wanted = { vehicle: number; day: number; status?: 'pending' | 'validating' }

/**
 * Creates three vehicles in a new category at an agency of the demo company, in a coming week without other rentals of
 * them.
 */
async function givenFleet(page: Page) {
  const ask = async <T>(method: 'GET' | 'POST' | 'PATCH' | 'PUT', path: string, data?: object): Promise<T> => {
    const headers = { 'Sec-Fetch-Site': 'same-origin' }
    const answer = await page.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) })
    expect(answer.ok(), `${method} ${path} answers ${answer.status()} ${await answer.text()}`).toBe(true)
    return await answer.json()
  }
  await signInToDemo(page.request)
  const [company] = await ask<{ id: number }[]>('GET', '/companies')
  const own = <T = { id: number }>(method: 'GET' | 'POST' | 'PATCH' | 'PUT', path: string, data?: object) =>
    ask<T>(method, `/companies/${company?.id}${path}`, data)
  const run = `${Date.now()}`.slice(-5)
  const [agency] = await own<{ id: number }[]>('GET', '/agencies')
  if (!agency) throw new Error('the demo company has agencies')
  const name = `Marina ${run}-${test.info().workerIndex}`
  const amounts = { securityDepositAmount: 500, waiverAmount: 900, preparationDurationMinutes: 60 }
  const category = await own('POST', '/categories', { code: `M${run}${test.info().workerIndex}`, name, ...amounts })
  const vehicles: number[] = []
  const plates = ['A', 'B', 'C'].map((letter) => plate(letter, run))
  for (const registrationNumber of plates) {
    const place = { categoryId: category.id, locationId: agency.id }
    vehicles.push((await own('POST', '/vehicles', { registrationNumber, make: 'Renault', model: 'Clio', ...place })).id)
  }
  await addPrices(own, agency.id, category.id)
  const monday = mondayAhead()
  /** Returns ten o'clock, plus some minutes, on a day of that week: Monday is 0. */
  const at = (day: number, minutes = 0) => {
    const time = `10:${String(minutes).padStart(2, '0')}`
    return toInstant(`${monday.add({ days: day }).toString()}T${time}`, timezone)
  }
  return {
    plates,
    vehicles,
    at,
    /** Creates a rental of one day: a contract, unless it waits for its customer. */
    async rental(customerName: string, { vehicle, day, status = 'pending' }: Wanted): Promise<number> {
      const [firstName, lastName] = customerName.split(' ')
      const customer = await own('POST', '/customers', { firstName, lastName })
      const places = { departureAgencyId: agency.id, arrivalAgencyId: agency.id, vehicleId: vehicles[vehicle] }
      const period = { start: at(day), end: at(day + 1) }
      const rental = await own('POST', '/rentals', { ...period, ...places, customerId: customer.id })
      await own('PATCH', `/rentals/${rental.id}`, { status })
      return rental.id
    },
    async sell(vehicle: number) {
      const headers = { 'Sec-Fetch-Site': 'same-origin' }
      const path = `/api/companies/${company?.id}/vehicles/${vehicles[vehicle]}`
      expect((await page.request.delete(path, { headers })).status()).toBe(204)
    },
    read: (id: number) => own<{ start: string; end: string; vehicleId: number }>('GET', `/rentals/${id}`),
    async open(by: Page) {
      await by.goto(`${paths.planning}?view=week&date=${monday.toString()}&category=${category.id}`)
      await expect(by.locator('[data-bar]').first()).toBeVisible()
      // The keys and the pointer work a moment after the first picture.
      await expect(by.locator('[aria-busy=true]')).toHaveCount(0)
    },
    /** Returns the pixels from the row of one vehicle to that of another. */
    async down(by: Page, from: number, to: number) {
      const top = async (at: number) => (await boxOf(by.locator(`[data-row="v${vehicles[at]}"]`))).y
      return (await top(to)) - (await top(from))
    },
  }
}

type Own = <T>(method: 'GET' | 'PUT', path: string, data?: object) => Promise<T>

/**
 * Adds a price of forty euros a day in every season. Prices are saved as a whole list, so the others are sent
 * unchanged.
 */
async function addPrices(own: Own, agencyId: number, categoryId: number): Promise<void> {
  const [lines, seasons] = await Promise.all([
    own<object[]>('GET', '/prices'),
    own<{ id: number }[]>('GET', `/agencies/${agencyId}/seasons`),
  ])
  const added = seasons.map(({ id }) => ({ agencyId, categoryId, seasonId: id, minDays: 1, price: 40 }))
  await own('PUT', '/prices', [...lines, ...added])
}

function plate(letter: string, run: string): string {
  const letters = [run[3], run[4]].map((digit) => 'ABCDEFGHJK'[Number(digit)]).join('')
  return `${letter}${'ABCDEFGH'[test.info().workerIndex % 8]}-${run.slice(0, 3)}-${letters}`
}

/** Returns a Monday months ahead. */
function mondayAhead(): Temporal.PlainDate {
  const day = Temporal.Now.plainDateISO(timezone).add({ months: 4 })
  return day.subtract({ days: day.dayOfWeek - 1 })
}

const barOf = (page: Page, rental: number) => page.locator(`[data-bar="r${rental}"]`)
const panel = (page: Page) => page.locator('.move-panel')

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('it is not in view')
  return box
}

/** Presses the mouse on a bar of one day, in its middle or at its end, and returns the width of a day. */
async function hold(page: Page, bar: Locator, grip: 'whole' | 'end' = 'whole') {
  const { x: left, y: top, width } = await boxOf(bar)
  const [x, y] = [grip === 'whole' ? left + width / 2 : left + width - 3, top + 15]
  await page.mouse.move(x, y)
  await page.mouse.down()
  const to = async (right: number, below = 0) => {
    await page.mouse.move(x + right / 2 + 9, y + below / 2, { steps: 3 })
    await page.mouse.move(x + right, y + below, { steps: 3 })
  }
  return { x, y, day: width + 1, to }
}

async function moveByKeys(page: Page, bar: Locator, key: string): Promise<void> {
  await bar.focus()
  for (const one of ['m', key, 'Enter']) await page.keyboard.press(one)
  await expect(page.getByRole('button', { name: 'Confirmer' })).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Opens another browser of the same user; without the event stream it shows only the data it has read. */
async function elsewhere(browser: Browser, page: Page, { hears = true } = {}): Promise<Page> {
  const context = await browser.newContext({ storageState: await page.context().storageState() })
  if (!hears) await context.route('**/events', (route) => route.abort())
  return await context.newPage()
}

/** Simulates a finger with real touch events of the browser. */
async function fingerOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  return async (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  }
}
