import { expect, type Page, test } from '@playwright/test'
import { toInstant } from '../domain/kernel/time.ts'
import { paths } from '../web/session/paths.ts'
import { type Company, givenFleet, signUpCompany } from './company.ts'

const zone = 'America/Guadeloupe'

/** A day months ahead, so that nothing depends on the current time. */
const monday = (() => {
  const day = Temporal.Now.plainDateISO(zone).add({ months: 3 })
  return day.add({ days: 8 - day.dayOfWeek })
})()
const written = (days: number) => {
  const { day, month, year } = monday.add({ days })
  return `${day}/${month}/${year}`
}

test('the vehicles that are free from one moment to another are typed, counted, shared as a link and cleared', async ({
  page,
}) => {
  const company = await signUpCompany(page)
  const fleet = await givenFleet(company, ['AA-101-AA', 'BB-202-BB', 'CC-303-CC'])
  await givenRentalOn(company, fleet, 0, 1)
  await page.goto(`${paths.planning}?view=14days&date=${monday}`)
  const rows = page.locator('[data-row^="v"]')
  await expect(rows).toHaveCount(3)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)

  const filter = page.getByRole('group', { name: 'Véhicules libres' })
  const from = filter.getByRole('textbox', { name: 'Libre à partir du' })
  const to = filter.getByRole('textbox', { name: 'Libre jusqu’au' })
  await from.fill(`${written(1)} 9h`)
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(3)
  await to.fill(`${written(3)} 18h`)
  await page.keyboard.press('Enter')
  await expect(filter.getByRole('status')).toHaveText('2 véhicules libres')
  await expect(rows).toHaveCount(2)
  await expect(page.locator(`[data-row="v${fleet.vehicles[0]?.id}"]`)).toHaveCount(0)

  await page.reload()
  await expect(filter.getByRole('status')).toHaveText('2 véhicules libres')
  await expect(rows).toHaveCount(2)
  await page.setViewportSize({ width: 360, height: 740 })
  const counted = page.locator('.planning-count-free')
  await expect(counted).toHaveText('2 libres')
  expect(await counted.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true)
  await page.setViewportSize({ width: 1280, height: 720 })
  // A colleague takes one of them meanwhile.
  await givenRentalOn(company, fleet, 1, 2)
  await expect(filter.getByRole('status')).toHaveText('1 véhicule libre')

  await to.fill(`${written(0)} 18h`)
  await page.keyboard.press('Enter')
  await expect(filter).toContainText('La fin doit suivre le début')
  await expect(rows).toHaveCount(3)

  await givenRentalOn(company, fleet, 2, 2)
  await to.fill(`${written(9)} 18h`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Aucun véhicule libre sur toute la période' })).toBeVisible()
  await expect(page.getByText('Choisissez une période plus courte')).toBeVisible()
  await page.locator('.empty-state').getByRole('button', { name: 'Effacer la période' }).click()
  await expect(rows).toHaveCount(3)
  await expect(page).toHaveURL(`${paths.planning}?view=14days&date=${monday}`)
})

test('the board counts the vehicles that its filters show @long', async ({ page }) => {
  const company = await signUpCompany(page)
  const { agency } = await givenFleet(company, ['AA-101-AA', 'BB-202-BB', 'CC-303-CC'])
  const amounts = { securityDepositAmount: 800, waiverAmount: 1100 }
  const { id: categoryId } = await company.own('POST', '/categories', { code: 'D', name: 'Monospace', ...amounts })
  await company.own('POST', '/vehicles', {
    registrationNumber: 'DD-404-DD',
    make: 'Dacia',
    model: 'Lodgy',
    categoryId,
    locationId: agency.id,
  })
  await page.goto(paths.planning)
  await expect(page.getByText('4 véhicules', { exact: true })).toBeVisible()
  await page.goto(`${paths.planning}?category=${categoryId}`)
  await expect(page.locator('[data-row^="v"]')).toHaveCount(1)
  await expect(page.getByText('1 véhicule', { exact: true })).toBeVisible()
})

test('two weeks around today: today at the left third, forward and back by the length, also by the keys @long', async ({
  page,
}) => {
  const company = await signUpCompany(page)
  await givenFleet(company, ['AA-101-AA'])
  await page.goto(paths.planning)
  const views = page.getByRole('radiogroup', { name: 'Durée affichée' })
  await views.getByText('Année').click()
  await expect(page).toHaveURL(/view=year/)
  // The address changes before the toolbar does, and today is at the left third of other views as well.
  const isChosen = (view: string) => expect(views.getByRole('radio', { name: view, exact: true })).toBeChecked()
  await isChosen('Année')
  await views.getByRole('radio', { name: 'Année' }).focus()
  await page.keyboard.press('ArrowLeft')
  await isChosen('Mois')
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/view=14days/)
  await isChosen('14 jours')
  await expect.poll(() => placeOfToday(page)).toBeCloseTo(2 / 7, 1)

  const today = Temporal.Now.plainDateISO(zone)
  await page.getByRole('button', { name: 'Période suivante' }).click()
  await expect(page).toHaveURL(new RegExp(`date=${today.add({ days: 14 })}`))
  // Two clicks before the first one is drawn.
  await page.getByRole('button', { name: 'Période précédente' }).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect(page).toHaveURL(new RegExp(`date=${today.subtract({ days: 14 })}`))
  await page.getByRole('button', { name: 'Aujourd’hui' }).click()
  await expect(page).toHaveURL((url) => !url.searchParams.has('date'))
  await expect.poll(() => placeOfToday(page)).toBeCloseTo(2 / 7, 1)

  // The search keeps its width when its hits and the other controls come.
  const search = page.locator('.search-box')
  const before = await search.boundingBox()
  for (const [term, told] of [
    ['clio', '1 sur 1'],
    ['personne', 'Aucun résultat'],
  ] as const) {
    await search.getByRole('searchbox').fill(term)
    await expect(page.getByText(told)).toBeVisible()
    expect(await search.boundingBox()).toEqual(before)
  }
})

/** Returns the left edge of today as a share of the width that the board has for time. */
async function placeOfToday(page: Page): Promise<number> {
  const [today, corner, board] = await Promise.all(
    ['.board-lower.is-today', '.board-corner', '.board'].map((place) => page.locator(place).boundingBox()),
  )
  if (!today || !corner || !board) return -1
  const start = corner.x + corner.width
  return (today.x - start) / (board.x + board.width - start)
}

type Fleet = Awaited<ReturnType<typeof givenFleet>>

/** Creates a contract of a vehicle, from ten o'clock on a day of that week to ten o'clock on the next. */
async function givenRentalOn({ own }: Company, { agency, vehicles }: Fleet, vehicle: number, day: number) {
  const at = (days: number) => toInstant(`${monday.add({ days })}T10:00`, zone)
  const customer = await own('POST', '/customers', { firstName: 'Zoé', lastName: 'Célestine' })
  const rental = await own('POST', '/rentals', {
    start: at(day),
    end: at(day + 1),
    vehicleId: vehicles[vehicle]?.id,
    customerId: customer.id,
    departureAgencyId: agency.id,
    arrivalAgencyId: agency.id,
  })
  await own('PATCH', `/rentals/${rental.id}`, { status: 'pending' })
}
