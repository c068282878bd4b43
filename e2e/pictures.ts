import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { chromiumFlags, findChromium } from './chromium.ts'
import {
  addCalendar,
  addKey,
  chooseVehicle,
  company,
  customerPage,
  delivery,
  firstFine,
  invoiceWithCredit,
  ongoing,
  settledRental,
  showWeeks,
} from './picture-cases.ts'
import startServer from './server.ts'

/**
 * Takes the pictures of the README and of docs/TOUR.md from the real product with its demo company: `npm run pictures`,
 * or only some of them: `npm run pictures invoices journal`.
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
  { name: 'accounting', path: '/accounting?tab=preview' },
  { name: 'cash-desk', path: '/cash-desk', height: 900 },
  { name: 'receivables', path: '/receivables' },
  { name: 'statistics', path: '/statistics', height: 1000 },
  { name: 'statistics-weeks', path: '/statistics', before: showWeeks, height: 700 },
  { name: 'fines', path: '/fine' },
  { name: 'fine', path: firstFine, height: 900 },
  { name: 'deadlines', path: '/deadline' },
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
  { name: 'company-privacy', path: `/company/edit/${company}/privacy` },
  { name: 'api-keys', path: '/company/keys', before: addKey },
  { name: 'calendars', path: '/company/calendars', before: addCalendar },
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
