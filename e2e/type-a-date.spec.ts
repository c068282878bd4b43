import { expect, type Locator, type Page, type Request, test } from '@playwright/test'
import { formatDateTime, formatMonthDay } from '../domain/kernel/date-text.ts'
import { localDate, toInstant } from '../domain/kernel/time.ts'
import { writeDay } from '../domain/kernel/typed-date.ts'
import { paths } from '../web/app/paths.ts'
import { choose, givenFleet, signUpCompany } from './company.ts'

const zone = 'America/Guadeloupe'

// The browser is in another zone: only the clock of the agency counts.
test.use({ timezoneId: 'Pacific/Auckland', actionTimeout: 15_000 })

const ways = ['aside', 'tab', 'button', 'enter', 'ctrl+s'] as const
type Way = (typeof ways)[number]

const day = Temporal.Now.plainDateISO(zone).add({ days: 40 })
const two = (value: number) => String(value).padStart(2, '0')
const [d, m, y] = [two(day.day), two(day.month), String(day.year)]
const later = (days: number) => Temporal.Now.plainDateISO(zone).add({ days }).toString()

/** The Monday after the thirtieth day from today, from which the returns of the table are counted. */
const monday = Temporal.PlainDate.from(later(30)).add({ days: 8 - Temporal.PlainDate.from(later(30)).dayOfWeek })

/**
 * Texts typed in turn as a departure and as a return at 10:00 in sixty days, each with its time on the agency's clock.
 */
const moments: [text: string, local: string][] = [
  [`${day.day}/${day.month} 9h`, `${day}T09:00`],
  [`${d}/${m}/${y}`, `${day}T10:00`],
  ['14h30', `${later(60)}T14:30`],
  [`${d}${m}${y} 0915`, `${day}T09:15`],
  [`${day} 09:30`, `${day}T09:30`],
  [formatDateTime(toInstant(`${day}T08:45`, zone), zone, 'fr'), `${day}T08:45`],
  [formatDateTime(toInstant(`${day}T08:20`, zone), zone, 'en'), `${day}T08:20`],
  [`${d}.${m}.${y.slice(2)} 2:30 pm`, `${day}T14:30`],
  ['demain 9h', `${later(1)}T09:00`],
  ['lundi 8h', `${monday}T08:00`],
]

type Field = {
  field: Locator
  /** An element beside the field that can be clicked. */
  aside: Locator
  button: Locator
}

/**
 * Types over the field's value, leaves it, saves, and returns the saved request. In between, the field must show its
 * value.
 */
async function typeAndSave(page: Page, { field, aside, button }: Field, text: string, way: Way, shown: string) {
  await replace(page, field, text)
  const saved = page.waitForResponse((answer) => isChange(answer.request()))
  if (way === 'aside') await aside.click()
  if (way === 'tab') await page.keyboard.press('Tab')
  if (way === 'aside' || way === 'tab') await expect(field, `« ${text} », left by ${way}`).toHaveValue(shown)
  if (way === 'enter') await page.keyboard.press('Enter')
  else if (way === 'ctrl+s') await page.keyboard.press('Control+s')
  else await button.click()
  return await (await saved).json()
}

/** Returns true for requests that save, unlike those a form sends while it is filled in. */
function isChange(request: Request): boolean {
  return request.method() !== 'GET' && !/\/(price|availabilities)$/.test(new URL(request.url()).pathname)
}

async function replace(page: Page, field: Locator, text: string) {
  await field.click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(text)
}

/** Types text that is no date, leaves in every way, and expects it kept, with the reason under it and nothing saved. */
async function isRefused(
  page: Page,
  { field, aside, button }: Field,
  text: string,
  reason: RegExp,
  given: readonly Way[] = ways,
) {
  const sent: string[] = []
  page.on('request', (request) => isChange(request) && sent.push(`${request.method()} ${request.url()}`))
  for (const way of given) {
    await replace(page, field, text)
    if (way === 'aside') await aside.click()
    if (way === 'tab') await page.keyboard.press('Tab')
    if (way === 'aside' || way === 'tab') await expect(page.getByText(reason).first()).toBeVisible()
    if (way === 'enter') await page.keyboard.press('Enter')
    else if (way === 'ctrl+s') await page.keyboard.press('Control+s')
    else await button.click()
    await expect(page.getByText(reason).first()).toBeVisible()
    await expect(field, `« ${text} », left by ${way}`).toHaveValue(text)
  }
  expect(sent).toEqual([])
}

test('a new rental leaves at the time typed last in its form, saved by the keys', async ({ page }) => {
  const company = await signUpCompany(page)
  await givenFleet(company, ['AA-123-AA'])
  await company.own('POST', '/customers', { firstName: 'Zoé', lastName: 'Célestine' })
  await page.goto(paths.newRental)
  await page.getByRole('button', { name: '3 jours' }).click()
  await page.locator('.vehicle-option').first().click()
  await choose(page, 'Client', /Célestine/)
  const saved = page.waitForResponse(
    (answer) => /\/rentals$/.test(answer.url()) && answer.request().method() === 'POST',
  )
  await replace(page, page.getByRole('textbox', { name: 'Départ' }), `${day.day}/${day.month} 9h`)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Control+s')
  expect(await (await saved).json()).toMatchObject({
    start: toInstant(`${day}T09:00`, zone),
    end: toInstant(`${day.add({ days: 3 })}T09:00`, zone),
  })
})

test('the departure or return of a rental is shown and saved as typed', async ({ page }) => {
  const { rental } = await givenDraft(page)
  const form = (name: string) => ({
    field: page.getByRole('textbox', { name }),
    aside: page.getByRole('heading', { level: 1 }),
    button: page.getByRole('button', { name: 'Enregistrer', exact: true }),
  })
  for (const [at, [text, local]] of moments.entries()) {
    const isStart = at % 2 === 0
    const [from, to] = isStart ? [60, 65] : [30, 60]
    await rental.change({ start: toInstant(`${later(from)}T10:00`, zone), end: toInstant(`${later(to)}T10:00`, zone) })
    await page.goto(paths.rental(rental.id))
    const instant = toInstant(local, zone)
    const way = ways[Math.floor(at / 2) % ways.length] ?? 'tab'
    const name = isStart ? 'Départ' : 'Retour'
    const saved = await typeAndSave(page, form(name), text, way, formatDateTime(instant, zone, 'fr'))
    expect(saved, `« ${text} » as ${name}, left by ${way}`).toMatchObject({ [isStart ? 'start' : 'end']: instant })
  }
  await page.goto(paths.rental(rental.id))
  await isRefused(page, form('Départ'), '31/02 9h', /Le 31\/02 n’existe pas/)
  await isRefused(page, form('Retour'), 'bientôt', /n’est pas une date et une heure/, ['aside', 'ctrl+s'])
})

test('a rental under way is extended by the keys, and only by the typed value', async ({ page }) => {
  const { company, rental } = await givenDraft(page)
  await company.own('PATCH', `/rentals/${rental.id}`, { status: 'pending' })
  await company.own('POST', `/rentals/${rental.id}/checks`, { stage: 'delivery', odometer: 10, fuelLevel: '4/4' })
  await page.goto(paths.rentalSummary(rental.id))
  const dialog = page.getByRole('dialog', { name: 'Prolonger ou écourter la location' })
  const form = {
    field: dialog.getByRole('textbox', { name: 'Nouveau retour' }),
    aside: dialog.locator('.ant-modal-title'),
    button: dialog.getByRole('button', { name: 'Changer le retour' }),
  }
  const leavings: Way[] = ['enter', 'aside', 'button', 'tab']
  for (const [at, way] of leavings.entries()) {
    await page.getByRole('button', { name: 'Prolonger / écourter' }).click()
    const on = day.add({ days: at })
    const instant = toInstant(`${on}T09:00`, zone)
    const changes: string[] = []
    page.on('request', (request) => request.method() === 'PATCH' && changes.push(request.url()))
    const saved = await typeAndSave(
      page,
      form,
      `${on.day}/${on.month}/${on.year} 9h`,
      way,
      formatDateTime(instant, zone, 'fr'),
    )
    expect(saved, way).toMatchObject({ end: instant })
    await expect(dialog).toBeHidden()
    expect(changes, 'saved once').toHaveLength(1)
    page.removeAllListeners('request')
  }
  await page.getByRole('button', { name: 'Prolonger / écourter' }).click()
  await isRefused(page, form, '26/13 9h', /pas de mois 13/, ['aside', 'tab', 'button', 'enter'])
  await form.field.click()
  const calendar = page.locator('.ant-picker-dropdown:visible')
  await expect(calendar).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(calendar).toHaveCount(0)
  await expect(dialog).toBeVisible()
})

test('an unavailability, and a moved bar, last for the typed time', async ({ page }) => {
  const { company, vehicleId, rental } = await givenDraft(page)
  const form = (name: string) => ({
    field: page.getByRole('textbox', { name }),
    aside: page.getByRole('heading', { level: 1 }),
    button: page.getByRole('button', { name: 'Enregistrer', exact: true }),
  })
  for (const [at, way] of (['aside', 'enter', 'ctrl+s'] as const).entries()) {
    await page.goto(paths.newUnavailability(vehicleId))
    const on = day.add({ days: 3 * at })
    await replace(page, form('Début').field, `${on.day}/${on.month}/${on.year}`)
    await page.keyboard.press('Tab')
    await expect(form('Fin').field).toBeFocused()
    const end = toInstant(`${on.add({ days: 1 })}T17:00`, zone)
    const text = `${on.add({ days: 1 }).toString()} 5 pm`
    const saved = await typeAndSave(page, form('Fin'), text, way, formatDateTime(end, zone, 'fr'))
    expect(saved, way).toMatchObject({ start: toInstant(`${on}T09:00`, zone), end })
  }
  await page.goto(paths.newUnavailability(vehicleId))
  await isRefused(page, form('Début'), '26/11 25h', /n’est pas une heure de la journée/)
  await replace(page, form('Début').field, `${d}/${m}/${y} 9h`)
  await replace(page, form('Fin').field, '8h')
  await page.keyboard.press('Tab')
  await expect(form('Fin').field).toHaveValue(
    formatDateTime(toInstant(`${day.add({ days: 1 })}T08:00`, zone), zone, 'fr'),
  )

  await company.own('PATCH', `/rentals/${rental.id}`, { status: 'pending' })
  await page.goto(`${paths.planning}?view=month&date=${localDate(rental.start, zone)}`)
  await page.locator(`[data-bar="r${rental.id}"]`).click()
  await page.getByRole('button', { name: 'Déplacer…' }).click()
  const dialog = page.getByRole('dialog', { name: /Déplacer/ })
  const field = dialog.getByRole('textbox', { name: 'Retour' })
  const moves = dialog.getByRole('button', { name: 'Déplacer' })
  await replace(page, field, 'plus tard')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/n’est pas une date et une heure/)).toBeVisible()
  await expect(field).toHaveValue('plus tard')
  await expect(moves).toBeDisabled()
  const end = toInstant(`${later(3)}T16:00`, zone)
  await replace(page, field, `${later(3)} 16h`)
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(formatDateTime(end, zone, 'fr'))
  await moves.click()
  await expect.poll(async () => (await company.own<{ end: string }>('GET', `/rentals/${rental.id}`)).end).toBe(end)
})

test('birthdays, licences and first registrations are saved as typed', async ({ page }) => {
  const { company, vehicleId } = await givenDraft(page)
  const customer = await company.own('POST', '/customers', { firstName: 'Marie', lastName: 'Kancel' })
  const screen = (name: string) => ({
    field: page.getByRole('textbox', { name }),
    aside: page.getByRole('heading', { level: 1 }),
    button: page.getByRole('button', { name: 'Enregistrer', exact: true }),
  })
  const year = Number(y)
  const table: [path: string, label: string, key: string, typed: [text: string, value: string][]][] = [
    [
      paths.customer(customer.id),
      'Date de naissance',
      'birthDate',
      [
        ['2/3/84', '1984-03-02'],
        ['02031984', '1984-03-02'],
        ['2 mars 1985', '1985-03-02'],
        ['1986-03-02', '1986-03-02'],
        ['02.03.1987', '1987-03-02'],
      ],
    ],
    [
      paths.customer(customer.id),
      'Valable jusqu’au',
      'drivingLicenseExpiresOn',
      [
        [`${d}/${m}`, day.toString()],
        [`${d}/${m}/${String(year + 5).slice(2)}`, `${year + 5}-${m}-${d}`],
      ],
    ],
    [paths.customer(customer.id), 'Délivré le', 'drivingLicenseIssuedOn', [['30/6/2004', '2004-06-30']]],
    [
      paths.vehicle(vehicleId),
      '1re mise en circulation',
      'firstRegistrationDate',
      [
        ['14 July 2021', '2021-07-14'],
        ['150722', '2022-07-15'],
      ],
    ],
  ]
  let at = 0
  for (const [path, label, key, typed] of table)
    for (const [text, value] of typed) {
      const way = ways[at++ % ways.length] ?? 'tab'
      await page.goto(path)
      const saved = await typeAndSave(page, screen(label), text, way, writeDay(value))
      expect(saved, `« ${text} » as ${label}, left by ${way}`).toMatchObject({ [key]: value })
    }
  await page.goto(paths.customer(customer.id))
  await isRefused(page, screen('Date de naissance'), '2/3', /Ajoutez l’année/)
  await isRefused(page, screen('Date de naissance'), `2/3/${year + 2}`, /ne peut pas être postérieure/, ['ctrl+s'])
  await isRefused(page, screen('Valable jusqu’au'), '31/4/2034', /Le 31\/04 n’existe pas/, ['tab', 'enter'])
  await page.goto(paths.vehicle(vehicleId))
  await isRefused(page, screen('1re mise en circulation'), 'neuf', /n’est pas une date/, ['aside', 'ctrl+s'])
})

test('the planning and the counter go to the typed day, and report a text they do not understand', async ({ page }) => {
  await givenDraft(page)
  for (const [path, name] of [
    [paths.planning, 'Aller à une date'],
    [paths.planningCounter, 'Jour affiché'],
  ] as const) {
    await page.goto(path)
    const field = page.getByRole('textbox', { name })
    for (const [text, way] of [
      [`${d}/${m}`, 'Tab'],
      ['demain', 'Enter'],
      [`${y}-${m}-${d}`, 'aside'],
    ] as const) {
      const expected = text === 'demain' ? later(1) : day.toString()
      await replace(page, field, text)
      if (way === 'aside') await page.getByRole('heading').first().click()
      else await page.keyboard.press(way)
      await expect(field).toHaveValue(writeDay(expected))
      await expect(page).toHaveURL(new RegExp(`date=${expected}`))
    }
    for (const way of ['Enter', 'Tab']) {
      await replace(page, field, '11/26/2026')
      await page.keyboard.press(way)
      await expect(page.getByRole('alert').filter({ hasText: 'pas de mois 26' })).toBeVisible()
      await expect(field).toHaveValue('11/26/2026')
      await expect(page).toHaveURL(new RegExp(`date=${day}`))
    }
  }
})

test('the dates of a season and the hours of a day are saved as typed', async ({ page }) => {
  const company = await signUpCompany(page)
  const { agency } = await givenFleet(company)
  const season = page.getByRole('group', { name: 'Saison 1' })
  const form = (field: Locator) => ({
    field,
    aside: page.getByRole('heading', { level: 1 }),
    button: page.getByRole('button', { name: 'Enregistrer', exact: true }),
  })
  await page.goto(paths.agency(agency.id))
  await page.getByRole('button', { name: 'Ajouter une saison' }).click()
  await replace(page, season.getByRole('textbox', { name: 'Du' }), '22/12')
  await typeAndSave(page, form(season.getByRole('textbox', { name: 'Au' })), '15 avril', 'ctrl+s', '')
  await expect(page).toHaveURL(new RegExp(`${paths.agencies}$`))
  for (const [text, way, value] of [
    ['2312', 'enter', '12-23'],
    ['24 December', 'aside', '12-24'],
    ['25/12', 'tab', '12-25'],
    ['26 déc.', 'button', '12-26'],
  ] as const) {
    await page.goto(paths.agency(agency.id))
    const field = season.getByRole('textbox', { name: 'Du' })
    const saved = await typeAndSave(page, form(field), text, way, formatMonthDay(value, 'fr'))
    expect(saved.seasons, `« ${text} », left by ${way}`).toMatchObject([{ start: value, end: '04-15' }])
  }
  await page.goto(paths.agency(agency.id))
  await isRefused(page, form(season.getByRole('textbox', { name: 'Du' })), '35/12', /Le 35\/12 n’existe pas/)

  const monday = page.getByRole('textbox', { name: 'Lundi' })
  for (const [text, way] of [
    ['8h-12h 14h-18h', 'ctrl+s'],
    ['8:00 am - 12:00 pm, 2 pm - 6 pm', 'enter'],
    ['8h à midi et 14h à 18h', 'tab'],
  ] as const) {
    await page.goto(paths.agency(agency.id))
    const saved = await typeAndSave(page, form(monday), text, way, '08h00-12h00, 14h00-18h00')
    expect(saved.openingHours, `« ${text} », left by ${way}`).toMatchObject([
      { dayOfWeek: 'monday', openTimeMinutes: 480, closeTimeMinutes: 720 },
      { dayOfWeek: 'monday', openTimeMinutes: 840, closeTimeMinutes: 1080 },
    ])
  }
  await page.goto(paths.agency(agency.id))
  await isRefused(page, form(monday), '8h-25h', /n’est pas compris/)
})

test('in English the fields understand and show English', async ({ page }) => {
  const { rental } = await givenDraft(page, 'en')
  const form = {
    field: page.getByRole('textbox', { name: 'Pick-up' }),
    aside: page.getByRole('heading', { level: 1 }),
    button: page.getByRole('button', { name: 'Save', exact: true }),
  }
  for (const [text, way, local] of [
    ['tomorrow 9am', 'tab', `${later(1)}T09:00`],
    [`${d}/${m}/${y} 2:30 pm`, 'aside', `${day}T14:30`],
    [`${day} 09:00`, 'enter', `${day}T09:00`],
  ] as const) {
    await rental.change({ start: toInstant(`${later(60)}T10:00`, zone), end: toInstant(`${later(65)}T10:00`, zone) })
    await page.goto(paths.rental(rental.id))
    const instant = toInstant(local, zone)
    const saved = await typeAndSave(page, form, text, way, formatDateTime(instant, zone, 'en'))
    expect(saved, text).toMatchObject({ start: instant })
  }
  await page.goto(paths.rental(rental.id))
  await isRefused(page, form, '11/26 9am', /There is no month 26: the day comes first/, ['tab', 'ctrl+s'])
})

test('the calendar uses the clock of the agency, and closes when the field loses the focus', async ({ page }) => {
  const { rental } = await givenDraft(page)
  await rental.change({ start: toInstant(`${day}T10:00`, zone), end: toInstant(`${day.add({ days: 5 })}T10:00`, zone) })
  await page.goto(paths.rental(rental.id))
  const field = page.getByRole('textbox', { name: 'Départ' })
  const calendar = page.locator('.ant-picker-dropdown:visible')
  await field.click()
  await calendar.getByTitle(`${day.year}-${m}-15`).click()
  const chosen = toInstant(`${day.year}-${m}-15T10:00`, zone)
  await expect(field).toHaveValue(formatDateTime(chosen, zone, 'fr'))
  await calendar.locator('.ant-picker-time-panel-column').first().getByText('16', { exact: true }).click()
  await expect(field).toHaveValue(formatDateTime(toInstant(`${day.year}-${m}-15T16:00`, zone), zone, 'fr'))
  await expect(field).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(calendar).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Retour' })).toBeFocused()
  await field.click()
  await expect(calendar).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(calendar).toHaveCount(0)

  await page.goto(paths.newRental)
  await field.click()
  await calendar.getByLabel('Mois suivant').click()
  const next = Temporal.Now.plainDateISO(zone).add({ months: 1 }).with({ day: 15 })
  await calendar.getByTitle(next.toString()).click()
  await expect(field).toHaveValue(formatDateTime(toInstant(`${next}T09:00`, zone), zone, 'fr'))

  await page.goto(paths.planningCounter)
  await page.getByRole('textbox', { name: 'Jour affiché' }).click()
  await expect(calendar.locator('.ant-picker-cell-today')).toHaveAttribute('title', later(0))
  await calendar.getByTitle(`${later(0).slice(0, 8)}15`).click()
  await expect(calendar).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Jour affiché' })).toHaveValue(writeDay(`${later(0).slice(0, 8)}15`))
})

/** Creates a draft from tomorrow on, and its vehicle. */
async function givenDraft(page: Page, language: 'fr' | 'en' = 'fr') {
  const company = await signUpCompany(page, language)
  const { agency, vehicles } = await givenFleet(company, ['AA-123-AA'])
  const customer = await company.own('POST', '/customers', { firstName: 'Léa', lastName: 'Montrose' })
  const vehicleId = vehicles[0]?.id ?? 0
  const start = toInstant(`${later(1)}T10:00`, zone)
  const { id } = await company.own('POST', '/rentals', {
    start,
    end: toInstant(`${later(4)}T10:00`, zone),
    departureAgencyId: agency.id,
    arrivalAgencyId: agency.id,
    vehicleId,
    customerId: customer.id,
  })
  const change = (values: object) => company.own('PATCH', `/rentals/${id}`, values)
  return { company, vehicleId, rental: { id, start, change } }
}
