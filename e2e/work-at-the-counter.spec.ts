import { expect, type Page, test } from '@playwright/test'
import { paths } from '../web/session/paths.ts'
import { signInToDemo } from './demo-screens.ts'

test('the late departure comes first, is paid by a colleague, leaves, and is listed at the end of the day', async ({
  page,
}) => {
  const counter = await givenCounter(page)
  const late = await counter.departure('Élodie', 'Montrose', -4)
  await counter.departure('Marie', 'Kancel', 20)
  await page.goto(paths.home)
  await page.getByRole('link', { name: 'La journée au comptoir' }).click()
  await page.getByRole('combobox', { name: 'Agence' }).click()
  await page.locator('.ant-select-item-option').filter({ hasText: counter.name }).click()
  await expect(page).toHaveURL(new RegExp(`agencyId=${counter.id}$`))

  const departures = page.getByRole('region', { name: /^Départs/ })
  const cards = departures.getByRole('article')
  await expect(page.getByRole('navigation', { name: 'La journée en bref' })).toContainText('2 départs à faire')
  await expect(cards.first()).toContainText('Élodie Montrose')
  await expect(cards.first()).toContainText(/En retard de \d+\smin/)
  await expect(cards.last()).toContainText('Marie Kancel')
  await expect(cards.last()).not.toContainText('En retard')
  await expect(cards.first()).toContainText(/Paiement 90,00\s€/)

  await counter.own('POST', `/rentals/${late}/payments`, {
    totalAmount: 90,
    securityDepositAmount: counter.deposit,
    method: 'card',
  })
  await expect(cards.first()).toContainText('Prêt')

  await cards.first().getByRole('link', { name: 'Remettre, Élodie Montrose' }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.rentalCheckout(late)}$`))
  await page.getByRole('button', { name: 'Remettre le véhicule' }).click()

  await expect(page).toHaveURL(new RegExp(`${paths.planningCounter}\\?agencyId=${counter.id}$`))
  await expect(cards).toHaveCount(1)
  await expect(cards.first()).toContainText('Marie Kancel')
  await departures.getByText('1 parti').click()
  await expect(departures.getByRole('link', { name: /Élodie Montrose/ })).toContainText('En cours')
})

for (const [where, viewport] of [
  ['beside its bar', { width: 1280, height: 800 }],
  ['from below on a phone', { width: 360, height: 740 }],
] as const) {
  test.describe(where, () => {
    test.use({ viewport })

    test('a rental opens as a card by the keys, shows its next step, and gives the focus back', async ({ page }) => {
      const counter = await givenCounter(page)
      const id = await counter.departure('Zoé', 'Célestine', -3)
      // The board opens on the company's day, and the counter may already be in the next week.
      await page.goto(`${paths.planning}?view=week&agency=${counter.id}&date=${counter.today}`)
      const bar = page.locator(`[data-bar="r${id}"]`)
      await bar.focus()
      await page.keyboard.press('Enter')

      const card = page.getByRole('dialog', { name: 'Zoé Célestine' })
      await expect(card).toBeFocused()
      await expect(card).toContainText(/Départ en retard de \d+\smin/)
      await expect(card).toContainText(/reste 90,00\s€/)
      await expect(card.getByRole('link', { name: 'Encaisser' })).toHaveAttribute('href', paths.rentalPayment(id))
      await page.keyboard.press('Shift+Tab')
      await expect(card.getByRole('link', { name: 'Contrat' })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(card.getByRole('button', { name: 'Fermer' })).toBeFocused()

      await page.keyboard.press('Escape')
      await expect(card).toBeHidden()
      await expect(bar).toBeFocused()

      await bar.click()
      await expect(card).toBeVisible()
      await card.getByRole('button', { name: 'Fermer' }).click()
      await expect(card).toBeHidden()
      await expect(bar).toBeFocused()
    })
  })
}

type Answer = { id: number }

/**
 * Creates an agency of the demo company in a zone where it is noon, so that the current day has room for the journey.
 */
async function givenCounter(page: Page) {
  const request = async <T = Answer>(method: 'GET' | 'POST' | 'PATCH', path: string, data?: object): Promise<T> => {
    const headers = { 'Sec-Fetch-Site': 'same-origin' }
    const response = await page.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) })
    expect(response.ok(), `${method} ${path} answers ${response.status()} ${await response.text()}`).toBe(true)
    return await response.json()
  }
  await signInToDemo(page.request)
  const [company] = await request<Answer[]>('GET', '/companies')
  const own = <T = Answer>(method: 'GET' | 'POST' | 'PATCH', path: string, data?: object) =>
    request<T>(method, `/companies/${company?.id}${path}`, data)
  const run = `${Date.now()}`.slice(-6)
  const name = `Comptoir ${run}`
  const timezone = zoneAtNoon()
  const agency = await own('POST', '/agencies', { name, timezone })
  const deposit = 500
  const category = await own('POST', '/categories', {
    code: `C${run}`,
    name,
    securityDepositAmount: deposit,
    waiverAmount: 900,
  })
  let count = 0
  /** Creates a contract of two days that leaves in a number of minutes, and has not been paid. */
  const departure = async (firstName: string, lastName: string, minutes: number): Promise<number> => {
    const registrationNumber = `${String.fromCharCode(97 + count)}c${run.slice(0, 3)}${letters(run.slice(3))}`
    count += 1
    const vehicle = await own('POST', '/vehicles', {
      registrationNumber,
      make: 'Renault',
      model: 'Clio',
      categoryId: category.id,
      locationId: agency.id,
    })
    const customer = await own('POST', '/customers', { firstName, lastName, drivingLicenseNumber: '12AB34567' })
    const start = Date.now() + minutes * 60_000
    const rental = await own('POST', '/rentals', {
      start: new Date(start).toISOString(),
      end: new Date(start + 2 * 86_400_000).toISOString(),
      vehicleId: vehicle.id,
      customerId: customer.id,
      departureAgencyId: agency.id,
      arrivalAgencyId: agency.id,
      totalAmount: 90,
    })
    await own('PATCH', `/rentals/${rental.id}`, { status: 'pending' })
    return rental.id
  }
  return { id: agency.id, name, today: Temporal.Now.plainDateISO(timezone), deposit, own, departure }
}

/** Returns a zone whose clocks show a time between noon and one now. */
function zoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours()
  return ahead === 0 ? 'Etc/UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

/** Returns the letters of a plate for the first two digits. */
function letters(digits: string): string {
  const at = (index: number) => 'abcdefghjk'[Number(digits[index])]
  return `${at(0)}${at(1)}`
}
