import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { formatDateTime } from '../domain/kernel/date-text.ts'
import { toInstant } from '../domain/kernel/time.ts'
import { givenFleet, signUpCompany } from './company.ts'

export const zone = 'America/Guadeloupe'

export const ways = ['aside', 'tab', 'button', 'enter', 'ctrl+s'] as const
export type Way = (typeof ways)[number]

/** Today on the agency's clock, the same for a whole journey, also for one that goes on past midnight. */
const today = Temporal.Now.plainDateISO(zone)
export const day = today.add({ days: 40 })
const two = (value: number) => String(value).padStart(2, '0')
export const [d, m, y] = [two(day.day), two(day.month), String(day.year)]
export const later = (days: number) => today.add({ days }).toString()

/** The Monday after the thirtieth day from today, from which the returns of the table are counted. */
const monday = Temporal.PlainDate.from(later(30)).add({ days: 8 - Temporal.PlainDate.from(later(30)).dayOfWeek })

/**
 * Texts typed in turn as a departure and as a return at 10:00 in sixty days, each with its time on the agency's clock.
 */
export const moments: [text: string, local: string][] = [
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
export async function typeAndSave(page: Page, { field, aside, button }: Field, text: string, way: Way, shown: string) {
  await replace(page, field, text)
  const saved = page.waitForResponse((response) => isChange(response.request()))
  if (way === 'aside') await aside.click()
  if (way === 'tab') await page.keyboard.press('Tab')
  if (way === 'aside' || way === 'tab') await expect(field, `« ${text} », left by ${way}`).toHaveValue(shown)
  if (way === 'enter') await page.keyboard.press('Enter')
  else if (way === 'ctrl+s') await page.keyboard.press('Control+s')
  // A press as long as that of a slow hand: the answers to what was typed may arrive before its end.
  else await button.click({ delay: 600 })
  return await (await saved).json()
}

/** Returns true for requests that save, unlike those a form sends while it is filled in. */
function isChange(request: Request): boolean {
  return request.method() !== 'GET' && !/\/(price|availabilities|drivers)$/.test(new URL(request.url()).pathname)
}

export async function replace(page: Page, field: Locator, text: string) {
  await field.click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(text)
}

/** Types text that is no date, leaves in every way, and expects it kept, with the reason under it and nothing saved. */
export async function isRefused(
  page: Page,
  { field, aside, button }: Field,
  text: string,
  reason: RegExp,
  tried: readonly Way[] = ways,
) {
  const sent: string[] = []
  page.on('request', (request) => isChange(request) && sent.push(`${request.method()} ${request.url()}`))
  for (const way of tried) {
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

/** Creates a draft from tomorrow on, and its vehicle. */
export async function givenDraft(page: Page, language: 'fr' | 'en' = 'fr') {
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
