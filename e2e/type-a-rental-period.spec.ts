import { expect, test } from '@playwright/test'
import { formatDateTime } from '../domain/kernel/date-text.ts'
import { localDate, toInstant } from '../domain/kernel/time.ts'
import { inLongRun } from '../server/testing/operation/long.ts'
import { paths } from '../web/session/paths.ts'
import { choose, givenFleet, signUpCompany } from './company.ts'
import {
  d,
  day,
  givenDraft,
  isRefused,
  later,
  m,
  moments,
  replace,
  typeAndSave,
  type Way,
  ways,
  y,
  zone,
} from './typed-dates.ts'

// The browser is in another zone: only the clock of the agency counts.
test.use({ timezoneId: 'Pacific/Auckland' })

test('a new rental leaves at the time typed last in its form, saved by the keys', async ({ page }) => {
  const company = await signUpCompany(page)
  await givenFleet(company, ['AA-123-AA'])
  await company.own('POST', '/customers', { firstName: 'Zoé', lastName: 'Célestine' })
  await page.goto(paths.newRental)
  await page.getByRole('button', { name: '3 jours' }).click()
  await page.locator('.vehicle-option').first().click()
  await choose(page, 'Client', /Célestine/)
  const saved = page.waitForResponse(
    (response) => /\/rentals$/.test(response.url()) && response.request().method() === 'POST',
  )
  await replace(page, page.getByRole('textbox', { name: 'Départ' }), `${day.day}/${day.month} 9h`)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Control+s')
  expect(await (await saved).json()).toMatchObject({
    start: toInstant(`${day}T09:00`, zone),
    end: toInstant(`${day.add({ days: 3 })}T09:00`, zone),
  })
})

test('a length that is chosen in the instant that the departure is left counts from it @long', async ({ page }) => {
  const company = await signUpCompany(page)
  await givenFleet(company, ['AA-123-AA'])
  await page.goto(paths.newRental)
  await page.getByRole('button', { name: '1 jour', exact: true }).click()
  const field = (name: string) => page.getByRole('textbox', { name })
  await expect(field('Retour')).not.toHaveValue('')
  await replace(page, field('Départ'), `${day.day}/${day.month} 9h`)
  await page.getByRole('button', { name: '3 jours' }).evaluate((button: HTMLElement) => {
    button.focus()
    button.click()
  })
  const shown = (at: typeof day) => formatDateTime(toInstant(`${at}T09:00`, zone), zone, 'fr')
  await expect(field('Départ')).toHaveValue(shown(day))
  await expect(field('Retour')).toHaveValue(shown(day.add({ days: 3 })))
})

test('the departure or return of a rental is shown and saved as typed', async ({ page }) => {
  const { rental } = await givenDraft(page)
  const form = (name: string) => ({
    field: page.getByRole('textbox', { name }),
    aside: page.getByRole('heading', { level: 1 }),
    button: page.getByRole('button', { name: 'Enregistrer', exact: true }),
  })
  for (const [at, [text, local]] of inLongRun(moments, moments.slice(0, 4)).entries()) {
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

test('a rental under way is extended by the keys, and only by the typed value @long', async ({ page }) => {
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
    const [text, shown] = [`${on.day}/${on.month}/${on.year} 9h`, formatDateTime(instant, zone, 'fr')]
    if (way === 'enter') {
      // The first Enter accepts the return and shows its price, the second saves it.
      await replace(page, form.field, text)
      await page.keyboard.press('Enter')
      await expect(form.field).toHaveValue(shown)
      await expect(dialog.locator('.price-change-difference')).toContainText('€')
      expect(changes).toEqual([])
      await page.keyboard.press('Enter')
    } else expect(await typeAndSave(page, form, text, way, shown), way).toMatchObject({ end: instant })
    await expect(dialog).toBeHidden()
    expect(await company.own<{ end: string }>('GET', `/rentals/${rental.id}`)).toMatchObject({ end: instant })
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

test('an unavailability, and a moved bar, last for the typed time @long', async ({ page }) => {
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
  // A person leaves the field long before the next one is typed, so its value has reached the form.
  await page.keyboard.press('Tab')
  await expect(form('Fin').field).toBeFocused()
  await expect(form('Début').field).toHaveValue(formatDateTime(toInstant(`${day}T09:00`, zone), zone, 'fr'))
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

test('another agency keeps the times that were typed, on its own clock @long', async ({ page }) => {
  const company = await signUpCompany(page)
  await givenFleet(company, ['AA-123-AA'])
  await company.own('POST', '/agencies', { name: 'Saint-Denis', timezone: 'Indian/Reunion' })
  await page.goto(paths.newRental)
  await choose(page, 'Agence de départ', 'Le Gosier')
  const field = (name: string) => page.getByRole('textbox', { name })
  await replace(page, field('Départ'), `${day.day}/${day.month} 10h`)
  await replace(page, field('Retour'), `${day.add({ days: 2 }).day}/${day.add({ days: 2 }).month} 11h30`)
  await page.keyboard.press('Tab')
  const shown = (at: typeof day, time: string) => formatDateTime(toInstant(`${at}T${time}`, zone), zone, 'fr')
  await choose(page, 'Agence de départ', 'Saint-Denis')
  await expect(field('Départ')).toHaveValue(shown(day, '10:00'))
  await expect(field('Retour')).toHaveValue(shown(day.add({ days: 2 }), '11:30'))
  await choose(page, 'Agence de retour', 'Saint-Denis')
  await expect(field('Retour')).toHaveValue(shown(day.add({ days: 2 }), '11:30'))
})
