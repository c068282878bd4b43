import type { Page } from '@playwright/test'
import type { RentalRow } from '../domain/rentals/record/rental.schema.ts'

/** The demo company of a new server. */
export const company = 1
const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' }

/**
 * Adds charges to a rental returned with too little fuel and dirty seats: one is kept, one cancelled. Returns its path.
 */
export async function settledRental(page: Page): Promise<string> {
  const { id } = await firstRental(page, 'done')
  const charge = async (data: object): Promise<{ charges: { id: number }[] }> => {
    const address = `/api/companies/${company}/rentals/${id}/charges`
    const response = await page.request.post(address, { headers: sameOrigin, data })
    if (!response.ok()) throw new Error(await response.text())
    return await response.json()
  }
  await charge({ kind: 'fuel', amount: 28, reason: 'Carburant manquant\u202f: un quart du réservoir' })
  const cleaning = { kind: 'cleaning', amount: 40 }
  // The response to a charge is its rental, and the new charge is its last one.
  const { charges } = await charge({ ...cleaning, reason: 'Sièges tachés' })
  await charge({ ...cleaning, reason: 'Geste commercial', correctsChargeId: charges.at(-1)?.id })
  return `/rental/payment/${id}`
}

/** Returns the path of the delivery check of a rental. */
export async function delivery(page: Page): Promise<string> {
  return `/rental/checkout/${(await firstRental(page, 'pending')).id}`
}

/** Returns the path of the page on which a customer answers. */
export async function customerPage(page: Page): Promise<string> {
  const { id } = await firstRental(page, 'validating')
  const { code } = await (await page.request.get(`/api/companies/${company}/rentals/${id}`)).json()
  return `/l/${code}`
}

/** Returns the path of the invoice of which a part was credited. */
export async function invoiceWithCredit(page: Page): Promise<string> {
  const address = `/api/companies/${company}/invoices?kind=credit_note&limit=1`
  const [note] = await (await page.request.get(address)).json()
  return `/invoice/${note.correctsInvoiceId}`
}

/** Returns the id of an ongoing rental without a problem: paid with its deposit, and not due yet. */
export async function ongoing(page: Page): Promise<number> {
  const rentals: RentalRow[] = await (await page.request.get(`/api/companies/${company}/rentals?status=ongoing`)).json()
  const found = rentals.find(
    ({ totalAmount, paidTotalAmount, securityDepositAmount, paidSecurityDepositAmount, end }) =>
      paidTotalAmount === totalAmount &&
      paidSecurityDepositAmount === securityDepositAmount &&
      Date.parse(end) > Date.now(),
  )
  return (found ?? (await firstRental(page, 'ongoing'))).id
}

async function firstRental(page: Page, status: string): Promise<{ id: number }> {
  const [rental] = await (await page.request.get(`/api/companies/${company}/rentals?status=${status}`)).json()
  return rental
}

/** Fills in a rental in four days, from ten to ten, with the first free vehicle and a child seat. */
export async function chooseVehicle(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Agence de départ' }).click()
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click()
  const day = new Date(Date.now() + 4 * 86_400_000).toLocaleDateString('fr-FR')
  const start = page.getByLabel('Départ', { exact: true })
  await start.click()
  await start.fill(`${day} 10:00`)
  await start.press('Tab')
  await page.getByRole('button', { name: '1 semaine', exact: true }).click()
  await page.locator('.vehicle-option:not([aria-disabled=true]):not(:has(.vehicle-why))').first().click()
  await page.getByRole('checkbox', { name: /Siège enfant/ }).check()
  await page.waitForTimeout(1500)
}

/** Returns the path of a notice whose driver is known. */
export async function firstFine(page: Page): Promise<string> {
  const [fine] = await (await page.request.get(`/api/companies/${company}/fines?status=designated`)).json()
  return `/fine/${fine.id}`
}

/** Scrolls to the use of each category in each week. */
export async function showWeeks(page: Page): Promise<void> {
  await page.getByRole('table', { name: 'Utilisation par catégorie et par semaine' }).scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
}

/** Adds a key for the company's site. */
export async function addKey(page: Page): Promise<void> {
  await add(page, 'api-keys', { name: 'Site de réservation', permissions: ['company.read'] })
}

/** Adds a calendar of the company. */
export async function addCalendar(page: Page): Promise<void> {
  await add(page, 'calendars', { name: 'Agenda de l’équipe' })
}

async function add(page: Page, collection: string, data: { name: string; permissions?: string[] }): Promise<void> {
  const response = await page.request.post(`/api/companies/${company}/${collection}`, { headers: sameOrigin, data })
  if (!response.ok()) throw new Error(await response.text())
  await page.reload()
  await page.getByRole('row').filter({ hasText: data.name }).waitFor()
}
