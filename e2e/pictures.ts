import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { RentalRow } from '../domain/rentals/rental.ts'
import { chromiumFlags, findChromium } from './chromium.ts'
import startServer from './server.ts'

/**
 * Takes the pictures of the README and of docs/TOUR.md from the real product with its demo company: `npm run pictures`, or only
 * some of them: `npm run pictures invoices journal`.
 */
const folder = join(import.meta.dirname, '..', 'docs', 'images')

/** The names of the pictures to take; all of them when none is named. */
const wanted = process.argv.slice(2)

/** A path that depends on the company is a function, called when its picture is taken. */
type Picture = {
  name: string
  path: string | ((page: Page) => Promise<string>)
  before?: (page: Page) => Promise<void>
  width?: number
  height?: number
}

const company = 1
const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' }
const pictures: Picture[] = [
  { name: 'home', path: '/' },
  { name: 'planning', path: '/planning', height: 900 },
  { name: 'planning-week', path: '/planning?view=week', height: 900 },
  { name: 'counter', path: '/planning/counter?agencyId=1' },
  { name: 'rentals', path: '/rental' },
  { name: 'rental-form', path: '/rental/edit', before: chooseVehicle, height: 1000 },
  { name: 'rental-summary', path: async (page) => `/rental/summary/${await ongoing(page)}` },
  { name: 'rental-payment', path: settledRental, height: 1000 },
  { name: 'contract', path: async (page) => `/printable/contract?id=${await ongoing(page)}`, width: 900, height: 1100 },
  { name: 'invoices', path: '/invoice' },
  { name: 'invoice', path: invoiceWithCredit, height: 900 },
  { name: 'journal', path: '/journal' },
  { name: 'vehicles', path: '/vehicle' },
  { name: 'vehicle', path: '/vehicle/edit/3' },
  { name: 'unavailabilities', path: '/vehicle/edit/3/unavailability' },
  { name: 'vehicle-import', path: '/vehicle/import' },
  { name: 'categories', path: '/category' },
  { name: 'category', path: '/category/edit/1' },
  { name: 'options', path: '/option' },
  { name: 'prices', path: '/price', height: 900 },
  { name: 'photos', path: '/media' },
  { name: 'customers', path: '/customer' },
  { name: 'customer', path: '/customer/edit/1' },
  { name: 'agencies', path: '/agency' },
  { name: 'agency', path: '/agency/edit/1', height: 1000 },
  { name: 'team', path: '/team' },
  { name: 'profile', path: '/users/edit/1' },
  { name: 'company', path: `/company/edit/${company}` },
  { name: 'company-settings', path: `/company/edit/${company}/settings` },
  { name: 'company-contract', path: `/company/edit/${company}/contract` },
  { name: 'subscription', path: '/subscription' },
]

const stop = await startServer()
const url = process.env.FILAO_URL ?? ''
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags })
try {
  await mkdir(folder, { recursive: true })
  const context = await browser.newContext({ locale: 'fr-FR', timezoneId: 'America/Guadeloupe', baseURL: url })
  const page = await context.newPage()
  await page.goto('/login')
  await take(page, { name: 'login', path: '/login' })
  await signIn(page)
  for (const picture of pictures) await take(page, picture)
  await take(page, { name: 'phone-home', path: '/', width: 360, height: 740 })
  await take(page, {
    name: 'phone-rental',
    path: async (page) => `/rental/summary/${await ongoing(page)}`,
    width: 360,
    height: 740,
  })
  await take(page, { name: 'phone-check', path: delivery, width: 360, height: 740 })
  await take(page, { name: 'phone-customer', path: customerPage, width: 360, height: 740 })
} finally {
  await browser.close()
  await stop()
}

async function signIn(page: Page): Promise<void> {
  const { demo } = await (await page.request.get('/api/auth/options')).json()
  await page.getByLabel('Adresse e-mail').fill(demo.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(demo.password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.waitForURL((address) => address.pathname === '/')
}

async function take(page: Page, { name, path, before, width = 1280, height = 800 }: Picture): Promise<void> {
  if (wanted.length > 0 && !wanted.includes(name)) return
  await page.setViewportSize({ width, height })
  await page.goto(typeof path === 'string' ? path : await path(page), { waitUntil: 'load' })
  await settle(page)
  await before?.(page)
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(join(folder, `${name}.webp`))
  process.stdout.write(`${name}\n`)
}

/** Waits until nothing is being read or drawn. The event stream never ends, so the network is never idle. */
async function settle(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor()
  await page.locator('.ant-skeleton, .data-waiting').first().waitFor({ state: 'hidden' })
  await page.waitForTimeout(900)
}

/**
 * Adds charges to a rental returned with too little fuel and dirty seats: one is kept, one cancelled. Returns its path.
 */
async function settledRental(page: Page): Promise<string> {
  const { id } = await firstRental(page, 'done')
  const charge = async (data: object): Promise<{ charges: { id: number }[] }> => {
    const address = `/api/companies/${company}/rentals/${id}/charges`
    const answer = await page.request.post(address, { headers: sameOrigin, data })
    if (!answer.ok()) throw new Error(await answer.text())
    return await answer.json()
  }
  await charge({ kind: 'fuel', amount: 28, reason: 'Carburant manquant\u202f: un quart du réservoir' })
  const cleaning = { kind: 'cleaning', amount: 40 }
  // The response to a charge is its rental, and the new charge is its last one.
  const { charges } = await charge({ ...cleaning, reason: 'Sièges tachés' })
  await charge({ ...cleaning, reason: 'Geste commercial', correctsChargeId: charges.at(-1)?.id })
  return `/rental/payment/${id}`
}

/** Returns the path of the delivery check of a rental. */
async function delivery(page: Page): Promise<string> {
  return `/rental/checkout/${(await firstRental(page, 'pending')).id}`
}

/** Returns the path of the page on which a customer answers. */
async function customerPage(page: Page): Promise<string> {
  const { id } = await firstRental(page, 'validating')
  const { code } = await (await page.request.get(`/api/companies/${company}/rentals/${id}`)).json()
  return `/l/${code}`
}

/** Returns the path of the invoice of which a part was credited. */
async function invoiceWithCredit(page: Page): Promise<string> {
  const address = `/api/companies/${company}/invoices?kind=credit_note&limit=1`
  const [note] = await (await page.request.get(address)).json()
  return `/invoice/${note.correctsInvoiceId}`
}

/** Returns the id of an ongoing rental without a problem: paid with its deposit, and not due yet. */
async function ongoing(page: Page): Promise<number> {
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
async function chooseVehicle(page: Page): Promise<void> {
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
