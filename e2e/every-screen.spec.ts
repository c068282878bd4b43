import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { companyScreens, type Language, openScreens, signIn } from './demo-screens.ts'
import { misplaced, settle, strangeWords } from './screen-faults.ts'

type SignedIn = Awaited<ReturnType<typeof signIn>>

/** One sign-in for each language and process; every screen starts from it. */
const test = base.extend<{ language: Language }, { signedIn: (language: Language) => Promise<SignedIn> }>({
  language: ['fr', { option: true }],
  signedIn: [
    async ({ browser: _ }, use, { workerIndex }) => {
      const known = new Map<Language, Promise<SignedIn>>()
      await use((language) => {
        const session = known.get(language) ?? signIn(process.env.FILAO_URL ?? '', language, workerIndex)
        known.set(language, session)
        return session
      })
    },
    { scope: 'worker' },
  ],
})

const locales = { fr: 'fr-FR', en: 'en-GB' }

/** Screens that are not there yet answer with the page that says so; then there is nothing to look at. */
const notFound = /^(Page introuvable|Page not found)/

for (const language of ['fr', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language, locale: locales[language], reducedMotion: 'reduce' })

    for (const { name, url } of openScreens) {
      test(name, async ({ page }) => {
        const complaints = hear(page)
        await look(page, url, language)
        // The screen of an unknown link has asked the server, which answers that it is unknown.
        expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
      })
    }

    for (const name of companyScreens) {
      test(name, async ({ browser, signedIn }) => {
        const { storageState, urls } = await signedIn(language)
        const context = await browser.newContext({ storageState })
        const page = await context.newPage()
        const complaints = hear(page)
        for (const url of urls(name)) await look(page, url, language)
        await context.close()
        expect(complaints).toEqual([])
      })
    }
  })
}

/** Looks at one screen at three widths, in both appearances, with its words. */
async function look(page: Page, url: string, language: Language): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(url)
  await settle(page)
  if (notFound.test(await page.title())) return
  const at = (what: string) => `${what} on ${url}`
  await expect(page.locator('html'), at('the language')).toHaveAttribute('lang', language)
  expect.soft(await strangeWords(page, language), at('words')).toEqual([])
  expect.soft(await findings(page), at('axe, light, 1280 px')).toEqual([])
  for (const width of [1280, 1920, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await settle(page)
    expect.soft(await misplaced(page), at(`${width} px`)).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect.soft(await findings(page), at('axe, dark, 360 px')).toEqual([])
}

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`))
}

/** Every error and warning that the page writes to the browser's console. */
function hear(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  return complaints
}
