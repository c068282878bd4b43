import { expect, type Locator, test } from '@playwright/test'
import { paths } from '../web/session/paths.ts'
import { givenFleet, givenRental, signUpCompany } from './company.ts'
import { misplaced, settle } from './screen-faults.ts'

test('a long name without a space is read in full on a phone, and its page does not scroll sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const { id, request, own } = await signUpCompany(page)
  const name = (letters: number) => 'Karukera'.repeat(20).slice(0, letters)
  await own('POST', '/agencies', { name: name(72) })
  await own('POST', '/categories', { code: 'B', name: 'Citadine', securityDepositAmount: 800, waiverAmount: 1100 })
  await own('POST', '/calendars', { name: name(60), shows: 'times' })
  await own('POST', '/webhooks', { name: name(60), url: 'https://example.org/filao', events: ['customer.created'] })
  const member = { firstName: name(60), lastName: name(60), password: 'une phrase pour Teddy', role: 'staff' }
  await request('POST', '/users/me/childs', { ...member, email: `teddy-${id}-${Date.now()}@example.test` })
  for (const path of [paths.agencies, paths.prices, paths.calendars, paths.webhooks, paths.team]) {
    await page.goto(path)
    await expect(page.getByText(name(20)).first()).toBeVisible()
    await settle(page)
    expect.soft({ path, faults: await misplaced(page) }).toEqual({ path, faults: [] })
  }
})

test('the long name of a customer, an agency or a company takes little of home, the counter and the printed planning @long', async ({
  page,
}) => {
  const company = await signUpCompany(page)
  const { id, request, own } = company
  const words = 'Compagnie générale de location de véhicules de tourisme des îles du Nord et de la Désirade'
  await request('PATCH', `/companies/${id}`, { name: words })
  const fleet = await givenFleet(company, ['CD-104-AA'])
  await own('PATCH', `/agencies/${fleet.agency.id}`, { name: words })
  const { customerId } = await givenRental(company, fleet, Date.now() + 60_000)
  await own('PATCH', `/customers/${customerId}`, { firstName: 'K'.repeat(100), lastName: 'L'.repeat(100) })
  const linesOf = (text: Locator) =>
    text.evaluate((one) => Math.round(one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)))

  await page.goto(`${paths.printablePlanning}?agencyId=${fleet.agency.id}`)
  expect(await linesOf(page.getByRole('heading', { level: 1 }))).toBe(1)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(paths.planningCounter)
  await expect(page.getByText('K'.repeat(100))).toBeVisible()
  await settle(page)
  expect(await misplaced(page)).toEqual([])
  await page.goto(paths.home)
  const row = page.locator('.home-row').filter({ hasText: 'K'.repeat(100) })
  await expect(row).toBeVisible()
  expect(await linesOf(row.getByText('K'.repeat(100)))).toBe(2)
  expect(await linesOf(row.getByText(words))).toBe(2)
  await settle(page)
  expect(await misplaced(page)).toEqual([])
})

test('a long name without a space stays in its column of a printed document', async ({ page }) => {
  const company = await signUpCompany(page)
  const { id, customerId } = await givenRental(company, await givenFleet(company, ['CD-105-AA']))
  const email = `${'k'.repeat(50)}-${Date.now()}@example.test`
  await company.own('PATCH', `/customers/${customerId}`, { firstName: 'K'.repeat(80), lastName: 'L'.repeat(80), email })
  await page.setViewportSize({ width: 800, height: 1100 })
  await page.goto(`/api/companies/${company.id}/rentals/${id}/printable`)
  await expect(page.getByText(email)).toBeVisible()
  const wide = page
    .locator('.document section')
    .evaluateAll((sections) =>
      sections
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    )
  expect(await wide).toEqual([])
})

test('a long address does not run into the next column of a list @long', async ({ page }) => {
  const company = await signUpCompany(page)
  const { customerId } = await givenRental(company, await givenFleet(company, ['CD-103-AA']))
  const email = `marie-antoinette-${Date.now()}@location-karukera.example`
  await company.own('PATCH', `/customers/${customerId}`, { email })
  await page.goto(paths.rentals)
  const address = page.getByRole('cell').getByText(email)
  const column = page.getByRole('cell').filter({ hasText: email })
  await expect(address).toBeVisible()
  const edge = async (of: typeof column) => await of.evaluate((one) => one.getBoundingClientRect().right)
  expect(await edge(address)).toBeLessThanOrEqual(await edge(column))
})

test('what a rental owes does not run into its return in the list @long', async ({ page }) => {
  const company = await signUpCompany(page)
  const fleet = await givenFleet(company, ['CD-105-AA'])
  await company.own('PATCH', `/agencies/${fleet.agency.id}`, { name: 'Aéroport Pôle Caraïbes' })
  const { id, customerId } = await givenRental(company, fleet, Date.now() - 4 * 60_000)
  const email = `marie-antoinette-${Date.now()}@location-karukera.example`
  await company.own('PATCH', `/customers/${customerId}`, { email, lastName: 'Pelletier-Lavoie-Montmorency' })
  await company.own('POST', `/rentals/${id}/payments`, { totalAmount: 10, securityDepositAmount: 0 })
  await page.goto(paths.rentals)
  const owed = page.getByRole('cell').getByText(/^Reste /)
  await expect(owed).toBeVisible()
  const room = await owed.evaluate(
    (one) => one.getBoundingClientRect().left - (one.closest('td')?.getBoundingClientRect().left ?? 0),
  )
  expect(room).toBeGreaterThanOrEqual(0)
})

test('the dates above the planning are read in full with the spacing that a reader has chosen @long', async ({
  page,
}) => {
  const company = await signUpCompany(page)
  await givenFleet(company, ['AB-123-CD'])
  await page.goto(`${paths.planning}?date=2026-10-28&from=2026-09-30T13:00:00Z&to=2026-10-02T21:30:00Z`)
  const dates = [/^Aller à une date/, /^Libre à partir du/, /^Libre jusqu’au/].map((name) => page.getByLabel(name))
  for (const date of dates) await expect(date).toHaveValue(/2026/)
  await page.addStyleTag({ content: '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' })
  for (const date of dates) {
    expect(await date.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
  }
})

test('the days above the board are read in full with the line spacing that a reader has chosen @long', async ({
  page,
}) => {
  const company = await signUpCompany(page)
  await givenFleet(company, ['AB-123-CD'])
  await page.goto(`${paths.planning}?view=month&date=2026-10-28`)
  const day = page.locator('.board-lower', { hasText: '28' }).first()
  await expect(day).toBeVisible()
  await page.addStyleTag({ content: '* { line-height: 1.5 !important }' })
  // The digits are in the middle of their line.
  const room = await day.evaluate((cell) => {
    const { top = 0, height = 0 } = cell.querySelector('span')?.getBoundingClientRect() ?? {}
    const size = Number.parseFloat(getComputedStyle(cell).fontSize)
    return cell.getBoundingClientRect().bottom - (top + height / 2 + size / 2)
  })
  expect(room).toBeGreaterThanOrEqual(0)
})
