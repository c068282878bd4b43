import { expect, type Locator, test } from '@playwright/test'
import { formatDateTime, formatMonthDay } from '../domain/kernel/date-text.ts'
import { toInstant } from '../domain/kernel/time.ts'
import { writeDay } from '../domain/kernel/typed-date.ts'
import { inLongRun } from '../server/testing/operation/long.ts'
import { paths } from '../web/session/paths.ts'
import { givenFleet, signUpCompany } from './company.ts'
import { d, day, givenDraft, isRefused, later, m, replace, typeAndSave, ways, y, zone } from './typed-dates.ts'

// The browser is in another zone: only the clock of the agency counts.
test.use({ timezoneId: 'Pacific/Auckland' })

/** Types the first text in a field; the long run types all, as `typed-date.test.ts` reads them. */
const some = <Text>(texts: readonly Text[]) => inLongRun(texts, texts.slice(0, 1))

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
      paths.customerForm(customer.id),
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
      paths.customerForm(customer.id),
      'Valable jusqu’au',
      'drivingLicenseExpiresOn',
      [
        [`${d}/${m}`, day.toString()],
        [`${d}/${m}/${String(year + 5).slice(2)}`, `${year + 5}-${m}-${d}`],
      ],
    ],
    [paths.customerForm(customer.id), 'Délivré le', 'drivingLicenseIssuedOn', [['30/6/2004', '2004-06-30']]],
    [
      paths.vehicleForm(vehicleId),
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
    for (const [text, value] of some(typed)) {
      const way = ways[at++ % ways.length] ?? 'tab'
      await page.goto(path)
      const saved = await typeAndSave(page, screen(label), text, way, writeDay(value))
      expect(saved, `« ${text} » as ${label}, left by ${way}`).toMatchObject({ [key]: value })
    }
  await page.goto(paths.customerForm(customer.id))
  await isRefused(page, screen('Date de naissance'), `2/3/${year + 2}`, /ne peut pas être postérieure/, ['ctrl+s'])
  await isRefused(page, screen('Date de naissance'), '01/07/2004', /avant la naissance de son titulaire/, ['ctrl+s'])
  await isRefused(page, screen('Valable jusqu’au'), '31/4/2034', /Le 31\/04 n’existe pas/, ['tab', 'enter'])
  await page.goto(paths.vehicleForm(vehicleId))
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

test('the dates of a season and the hours of a day are saved as typed @long', async ({ page }) => {
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
  for (const [text, way, value] of some([
    ['2312', 'enter', '12-23'],
    ['24 December', 'aside', '12-24'],
    ['25/12', 'tab', '12-25'],
    ['26 déc.', 'button', '12-26'],
  ] as const)) {
    await page.goto(paths.agency(agency.id))
    const field = season.getByRole('textbox', { name: 'Du' })
    const saved = await typeAndSave(page, form(field), text, way, formatMonthDay(value, 'fr'))
    expect(saved.seasons, `« ${text} », left by ${way}`).toMatchObject([{ start: value, end: '04-15' }])
  }
  await page.goto(paths.agency(agency.id))
  await isRefused(page, form(season.getByRole('textbox', { name: 'Du' })), '35/12', /Le 35\/12 n’existe pas/)

  const monday = page.getByRole('textbox', { name: 'Lundi' })
  for (const [text, way] of some([
    ['8h-12h 14h-18h', 'ctrl+s'],
    ['8:00 am - 12:00 pm, 2 pm - 6 pm', 'enter'],
    ['8h à midi et 14h à 18h', 'tab'],
  ] as const)) {
    await page.goto(paths.agency(agency.id))
    const saved = await typeAndSave(page, form(monday), text, way, '08h00-12h00, 14h00-18h00')
    expect(saved.openingHours, `« ${text} », left by ${way}`).toMatchObject([
      { dayOfWeek: 'monday', openTimeMinutes: 480, closeTimeMinutes: 720 },
      { dayOfWeek: 'monday', openTimeMinutes: 840, closeTimeMinutes: 1080 },
    ])
  }
  await page.goto(paths.agency(agency.id))
  await isRefused(page, form(monday), '8h-25h', /n’est pas compris/)
  await monday.fill('8h-12h, 11h-18h')
  await page.getByRole('textbox', { name: 'Mardi' }).fill('18h-8h')
  await page.keyboard.press('Control+s')
  await expect(
    page.getByRole('button', { name: /^Lundi\s: .* · Mardi – L’heure de fermeture doit suivre l’heure d’ouverture$/ }),
  ).toBeVisible()
})

test('in English the fields understand and show English @long', async ({ page }) => {
  const { rental } = await givenDraft(page, 'en')
  const form = {
    field: page.getByRole('textbox', { name: 'Pick-up' }),
    aside: page.getByRole('heading', { level: 1 }),
    button: page.getByRole('button', { name: 'Save', exact: true }),
  }
  for (const [text, way, local] of some([
    ['tomorrow 9am', 'tab', `${later(1)}T09:00`],
    [`${d}/${m}/${y} 2:30 pm`, 'aside', `${day}T14:30`],
    [`${day} 09:00`, 'enter', `${day}T09:00`],
  ] as const)) {
    await rental.change({ start: toInstant(`${later(60)}T10:00`, zone), end: toInstant(`${later(65)}T10:00`, zone) })
    await page.goto(paths.rental(rental.id))
    const instant = toInstant(local, zone)
    const saved = await typeAndSave(page, form, text, way, formatDateTime(instant, zone, 'en'))
    expect(saved, text).toMatchObject({ start: instant })
  }
  await page.goto(paths.rental(rental.id))
  await isRefused(page, form, '11/26 9am', /There is no month 26: the day comes first/, ['tab', 'ctrl+s'])
})

test('the calendar uses the clock of the agency, and closes when the field loses the focus @long', async ({ page }) => {
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

  // A new rental proposes its start; another day keeps that time.
  await page.goto(paths.newRental)
  await expect(field).not.toHaveValue('')
  const time = (await field.inputValue()).split(', ').at(-1) ?? ''
  await field.click()
  // In the last hours of a month it may propose a day of the next one.
  const proposed = await calendar.locator('.ant-picker-cell-selected').getAttribute('title')
  await calendar.getByLabel('Mois suivant').click()
  const next = Temporal.PlainDate.from(proposed ?? '')
    .add({ months: 1 })
    .with({ day: 15 })
  await calendar.getByTitle(next.toString()).click()
  const chosenDay = formatDateTime(toInstant(`${next}T09:00`, zone), zone, 'fr').replace('9h00', time)
  await expect(field).toHaveValue(chosenDay)

  await page.goto(paths.planningCounter)
  await page.getByRole('textbox', { name: 'Jour affiché' }).click()
  await expect(calendar.locator('.ant-picker-cell-today')).toHaveAttribute('title', later(0))
  await calendar.getByTitle(`${later(0).slice(0, 8)}15`).click()
  await expect(calendar).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Jour affiché' })).toHaveValue(writeDay(`${later(0).slice(0, 8)}15`))
})
