import { type Browser, test as base, expect, type Page, type Request } from '@playwright/test'
import { inLongRun, isLong } from '../server/testing/operation/long.ts'
import { companyScreens, type Language, openScreens, signIn } from './demo-screens.ts'
import { openInside } from './open-inside.ts'
import { axeFindings, isComplaint, misplaced, settle, strangeWords } from './screen-faults.ts'

const locales = { fr: 'fr-FR', en: 'en-GB' }

/** A page that shows one screen after the other, its complaints so far, and its requests without an answer. */
type Visit = { page: Page; complaints: string[]; listUnanswered: () => string[] }

type StorageState = Awaited<ReturnType<typeof signIn>>['storageState']
type SignedIn = Visit & { urls: Awaited<ReturnType<typeof signIn>>['urls'] }

type Visits = { visitor: (language: Language) => Promise<Visit>; signedIn: (language: Language) => Promise<SignedIn> }

/**
 * Opens one page for each language and process, and signs in once. Its renderer keeps the compiled code from one screen
 * to the next, which saves a third of each load.
 */
const test = base.extend<object, Visits>({
  visitor: [async ({ browser }, use) => use(once((language) => openPage(browser, language))), { scope: 'worker' }],
  signedIn: [
    async ({ browser }, use, { workerIndex }) =>
      use(
        once(async (language) => {
          const { storageState, urls } = await signIn(baseURL(), language, workerIndex)
          return { ...(await openPage(browser, language, storageState)), urls }
        }),
      ),
    { scope: 'worker' },
  ],
})

/** Screens for customers are in the customer's language, not in the user's. */
const ofCustomers = ['publicRental', 'printableContract']

/** Screens that have no frame: each is a page of its own. */
const withoutFrame = [...ofCustomers, 'printablePlanning']

/** Screens that do not exist yet answer with the not-found page; there is nothing to check then. */
const notFound = /^(Page introuvable|Page not found)/

for (const language of ['fr', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    for (const { name, url } of openScreens) {
      test(name, async ({ visitor }) => {
        const visit = await visitor(language)
        await look(visit, url, language)
        // The screen of an unknown link has asked the server, which answers 404.
        expect(visit.complaints.splice(0).filter((text) => !text.includes('404'))).toEqual([])
      })
    }

    for (const name of companyScreens) {
      test(name, async ({ signedIn }) => {
        const visit = await signedIn(language)
        const how = {
          isOurs: !ofCustomers.includes(name),
          // As most screens are, each is opened from within the application; the long run loads each address in French.
          open: withoutFrame.includes(name) || (isLong && language === 'fr') ? load : openWithin,
        }
        // The usual run looks at further states of a screen in French alone.
        const urls = visit.urls(name).slice(0, language === 'fr' || isLong ? undefined : 1)
        for (const url of urls) await look(visit, url, language, how)
        expect(visit.complaints.splice(0)).toEqual([])
      })
    }
  })
}

/** Opens a page that keeps its complaints. The browser closes it with the process. */
async function openPage(browser: Browser, language: Language, storageState?: StorageState): Promise<Visit> {
  const options = { baseURL: baseURL(), locale: locales[language], timezoneId: 'America/Guadeloupe' }
  const context = await browser.newContext({
    ...options,
    ...(storageState && { storageState }),
    serviceWorkers: 'allow',
  })
  const page = await context.newPage()
  return { page, complaints: await hear(page), listUnanswered: followRequests(page) }
}

/** Calls a function once for each language, and returns its answer again later. */
function once<Answer>(start: (language: Language) => Promise<Answer>): (language: Language) => Promise<Answer> {
  const known = new Map<Language, Promise<Answer>>()
  return (language) => {
    const response = known.get(language) ?? start(language)
    known.set(language, response)
    return response
  }
}

function baseURL(): string {
  return process.env.FILAO_URL ?? ''
}

const everyWidth = [1280, 1920, 360]

/**
 * The widths at which a screen is checked in each language, and axe at one of them, in French with the light appearance
 * and in English with the dark one. The usual run has one language for each width, and asks axe for the contrast alone
 * where the appearance is another one.
 */
const looks = {
  fr: {
    appearance: 'light',
    ...inLongRun({ widths: everyWidth, axeWidth: 1280 }, { widths: [360], axeWidth: 360 }),
    axeRules: [],
  },
  en: {
    appearance: 'dark',
    ...inLongRun({ widths: everyWidth, axeWidth: 360 }, { widths: [1280], axeWidth: 1280 }),
    axeRules: inLongRun([], ['color-contrast']),
  },
} as const

async function load(page: Page, url: string): Promise<void> {
  await page.goto(url)
}

/**
 * Opens a screen from within the application, as a link does. The screen before is left first: the page without one has
 * another title, so that neither is taken for the other.
 */
async function openWithin(page: Page, url: string): Promise<void> {
  if (!(await page.locator('.topbar').isVisible())) return await load(page, url)
  await openInside(page, '/nowhere')
  await expect(page).toHaveTitle(notFound)
  await openInside(page, url)
  await expect(page).not.toHaveTitle(notFound)
}

/** Checks one screen and its words at the widths of a language. */
async function look(
  { page, listUnanswered }: Visit,
  url: string,
  language: Language,
  { isOurs = true, open = load } = {},
): Promise<void> {
  const { appearance, widths, axeWidth, axeRules } = looks[language]
  await page.emulateMedia({ colorScheme: appearance, reducedMotion: 'reduce' })
  await page.setViewportSize({ width: widths[0] ?? 1280, height: 800 })
  await open(page, url)
  await settle(page).catch((cause: unknown) => {
    const open = listUnanswered().join(', ') || 'no answer'
    throw new Error(`${url} never settled, and was waiting for: ${open}`, { cause })
  })
  if (notFound.test(await page.title())) return
  const at = (what: string) => `${what} on ${url}`
  await expect(page.locator('html'), at('the appearance')).toHaveAttribute('data-theme', appearance)
  if (isOurs) {
    await expect(page.locator('html'), at('the language')).toHaveAttribute('lang', language)
    expect.soft(await strangeWords(page, language), at('words')).toEqual([])
  }
  for (const width of widths) {
    if (width !== widths[0]) {
      await page.setViewportSize({ width, height: 800 })
      await settle(page)
    }
    expect.soft(await misplaced(page), at(`${width} px`)).toEqual([])
    if (width === axeWidth)
      expect.soft(await axeFindings(page, axeRules), at(`axe, ${appearance}, ${width} px`)).toEqual([])
  }
}

/** Follows the requests of a page. Returns a function that lists those without an answer. */
function followRequests(page: Page): () => string[] {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return () => [...open].map((request) => new URL(request.url()).pathname)
}

/** Collects every error and warning in the browser's console, and all violations of the page's security policy. */
async function hear(page: Page): Promise<string[]> {
  const complaints: string[] = []
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      console.error(`${violatedDirective} forbids ${blockedURI} of ${sourceFile}`),
    ),
  )
  page.on('console', (message) => {
    if (isComplaint(message)) complaints.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  return complaints
}
