import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { toInstant } from '../domain/kernel/time.ts'
import { paths } from '../web/session/paths.ts'
import { signInToDemo } from './demo-screens.ts'

const timezone = 'America/Guadeloupe'

type Wanted = { vehicle: number; day: number; status?: 'pending' | 'validating' }

/**
 * Creates three vehicles in a new category at an agency of the demo company, in a coming week without other rentals of
 * them.
 */
export async function givenFleet(page: Page) {
  const request = async <T>(method: 'GET' | 'POST' | 'PATCH' | 'PUT', path: string, data?: object): Promise<T> => {
    const headers = { 'Sec-Fetch-Site': 'same-origin' }
    const response = await page.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) })
    expect(response.ok(), `${method} ${path} answers ${response.status()} ${await response.text()}`).toBe(true)
    return await response.json()
  }
  await signInToDemo(page.request)
  const [company] = await request<{ id: number }[]>('GET', '/companies')
  const own = <T = { id: number }>(method: 'GET' | 'POST' | 'PATCH' | 'PUT', path: string, data?: object) =>
    request<T>(method, `/companies/${company?.id}${path}`, data)
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
    cancel: (id: number) => own('PATCH', `/rentals/${id}`, { status: 'cancelled' }),
    async sell(vehicle: number) {
      const headers = { 'Sec-Fetch-Site': 'same-origin' }
      const path = `/api/companies/${company?.id}/vehicles/${vehicles[vehicle]}`
      expect((await page.request.delete(path, { headers })).status()).toBe(204)
    },
    read: (id: number) => own<{ start: string; end: string; vehicleId: number }>('GET', `/rentals/${id}`),
    async open(by: Page) {
      await by.goto(`${paths.planning}?view=week&date=${monday.toString()}&category=${category.id}`)
      await expect(by.locator('[data-bar]').first()).toBeVisible()
      // The keys and the pointer work a moment after the first paint.
      await expect(by.locator('[aria-busy=true]')).toHaveCount(0)
    },
    /** Returns the pixels from the row of one vehicle to that of another. */
    async down(by: Page, from: number, to: number) {
      const top = async (at: number) => (await boxOf(by.locator(`[data-row="v${vehicles[at]}"]`))).y
      return (await top(to)) - (await top(from))
    },
  }
}

type Own = <T>(method: 'GET' | 'POST', path: string, data?: object) => Promise<T>

/**
 * Adds a price of forty euros a day in every season. As an import, which leaves the other prices alone: a journey
 * beside this one may add its own in the same moment.
 */
async function addPrices(own: Own, agencyId: number, categoryId: number): Promise<void> {
  const seasons = await own<{ id: number }[]>('GET', `/agencies/${agencyId}/seasons`)
  const prices = seasons.map(({ id }) => ({ agencyId, categoryId, seasonId: id, minDays: 1, price: 40 }))
  await own('POST', '/prices/import', { rows: [{ prices }] })
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

export const barOf = (page: Page, rental: number) => page.locator(`[data-bar="r${rental}"]`)
export const panel = (page: Page) => page.locator('.move-panel')

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('it is not in view')
  return box
}

/** Presses the mouse on a bar of one day, in its middle or at its end, and returns the width of a day. */
export async function hold(page: Page, bar: Locator, grip: 'whole' | 'end' = 'whole') {
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

export async function moveByKeys(page: Page, bar: Locator, key: string): Promise<void> {
  await bar.focus()
  for (const one of ['m', key, 'Enter']) await page.keyboard.press(one)
  await expect(page.getByRole('button', { name: 'Confirmer' })).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Opens another browser of the same user; without the event stream it shows only the data it has read. */
export async function elsewhere(browser: Browser, page: Page, { hears = true } = {}): Promise<Page> {
  const context = await browser.newContext({ storageState: await page.context().storageState() })
  if (!hears) await context.route('**/events*', (route) => route.abort())
  return await context.newPage()
}

/** Simulates a finger with real touch events of the browser. */
export async function fingerOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  return async (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  }
}
