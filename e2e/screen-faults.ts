import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { schematics } from '@filao/domain/fleet/damage/schematics'
import { type ConsoleMessage, expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import type { Language } from './demo-screens.ts'

/**
 * Waits until the screen has its rows, fonts and colours: nothing is busy, and nothing moves. A screen without a
 * heading fails before its test ends, so that the failure can say more.
 */
export async function settle(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ timeout: 60_000 })
  // The page has adapted to a new width two frames later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.waitForFunction(
    () =>
      !document.querySelector('.ant-skeleton, .data-waiting, .map-waiting, main [aria-busy="true"]') &&
      document.fonts.status === 'loaded' &&
      document
        .getAnimations()
        .every(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY),
  )
}

/**
 * Expects a screen at its present width on which nothing overflows or is cut off, every word is of the language, and
 * axe finds nothing.
 */
export async function expectNoFault(page: Page, language: Language = 'fr'): Promise<void> {
  // A button under the pointer has the colour of its hover.
  await page.mouse.move(0, 0)
  await settle(page)
  expect(await misplaced(page)).toEqual([])
  expect(await strangeWords(page, language)).toEqual([])
  expect(await axeFindings(page)).toEqual([])
}

/**
 * Returns what axe finds on the screen, without its frames: the rule, the element and the reason. It checks all rules
 * unless some are listed. A page that is looked at again keeps axe.
 */
export async function axeFindings(page: Page, only: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: axe.RunOptions = only.length > 0 ? { ...axeOptions, runOnly: [...only], rules: {} } : axeOptions
  const { violations } = await page.evaluate((asked) => window.axe.run(asked), options)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`))
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

/**
 * A frame holds the customer's document or the mail that a customer gets: neither runs scripts that could look into it.
 */
const axeOptions: axe.RunOptions = {
  iframes: false,
  resultTypes: ['violations'],
  rules: { 'target-size': { enabled: true } },
}

/** Returns true for an error or warning of the browser's console, which no page should cause. */
export function isComplaint(message: ConsoleMessage): boolean {
  return ['error', 'warning'].includes(message.type())
}

/** Finds elements that overflow the page or a sheet of paper on it, and text that is cut off without an ellipsis. */
export function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const overflow = document.documentElement.scrollWidth - window.innerWidth
    if (overflow > 0) found.push(`the page scrolls sideways by ${overflow} px`)
    for (const { scrollWidth, clientWidth } of document.querySelectorAll('.document')) {
      if (scrollWidth > clientWidth) found.push(`a document scrolls sideways by ${scrollWidth - clientWidth} px`)
    }
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const words = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
      if (!words || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const style = getComputedStyle(element)
      const isHidden = element.closest('.visually-hidden, [aria-hidden="true"], svg') || style.clipPath !== 'none'
      const mayBeLong = style.textOverflow === 'ellipsis' || element.clientWidth <= 1
      if (isHidden || mayBeLong || style.overflowX === 'visible' || style.overflowX === 'auto') continue
      const isCut = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 3
      if (isCut) found.push(`cut off: ${element.className} “${element.textContent?.trim().slice(0, 60)}”`)
    }
    return found
  })
}

/**
 * Finds texts on the page that are a key of a catalogue, an unfilled slot, words of the other language's catalogues, or
 * the English name of an icon.
 */
export async function strangeWords(page: Page, language: Language): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const words: string[] = []
    // Texts written by the company are in its own language, and so are those of an element that says so.
    const others = `[contenteditable], textarea, .rich-text, body [lang]:not([lang="${document.documentElement.lang}"])`
    while (walker.nextNode()) {
      const isOwn = walker.currentNode.parentElement?.closest(others)
      if (!isOwn) words.push(walker.currentNode.nodeValue ?? '')
    }
    const named = [...document.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap((element) =>
      ['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
    )
    return [...words, ...named, document.title].map((text) => text.trim()).filter(Boolean)
  })
  const icons = await page.evaluate(() =>
    [...document.querySelectorAll('.anticon[aria-label]')]
      .filter((icon) => icon.classList.contains(`anticon-${icon.ariaLabel}`))
      .map((icon) => `icon ${icon.ariaLabel}`),
  )
  const { keys, foreign } = await catalogues(language)
  const strange = [...new Set(texts)].filter((text) => keys.has(text) || foreign.has(text) || text.includes('{{'))
  return [...strange, ...new Set(icons)]
}

type Catalogue = { [key: string]: string | Catalogue }
const web = join(import.meta.dirname, '../web')
const domain = join(import.meta.dirname, '../domain')
const known = new Map<Language, Promise<{ keys: Set<string>; foreign: Set<string> }>>()

/** Returns every key, and the sentences that only the other language has. */
function catalogues(language: Language) {
  const requested = known.get(language) ?? readCatalogues(language)
  known.set(language, requested)
  return requested
}

async function readCatalogues(language: Language) {
  const other = language === 'fr' ? 'en' : 'fr'
  const [own, others, labels] = await Promise.all([entries(language), entries(other), fieldLabels()])
  // A word of the trade may be the same in both languages, such as the body style "pick-up".
  const shared = [...schematics.map(({ label }) => label), ...labels].map((label) => label[language])
  const ours = new Set([...own.map(([, words]) => words), ...shared])
  // A proposed reason is stored in the language of the person who decided, and shown so to everybody.
  const shown = others.filter(([key]) => !/\.(deposit|cancelled)Reason$/.test(key))
  const foreign = shown.map(([, words]) => words).filter((words) => words.length > 3 && !ours.has(words))
  return { keys: new Set(own.map(([key]) => key).filter((key) => key.includes('.'))), foreign: new Set(foreign) }
}

/** Reads the labels that stand beside the fields of the nouns: a word of one may be that of another language. */
async function fieldLabels(): Promise<Record<Language, string>[]> {
  const files = readdirSync(domain, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /(?<!\.test)\.ts$/.test(path) && !path.includes('node_modules'),
  )
  const labelled = files.filter((path) => /^export const \w*Labels\b/m.test(readFileSync(join(domain, path), 'utf8')))
  const modules = await Promise.all(labelled.map(async (path) => (await import(join(domain, path))) as object))
  const constants = modules.flatMap((module) => Object.entries(module).filter(([name]) => name.endsWith('Labels')))
  return constants.flatMap(([, labels]) => Object.values(labels as object).filter(isLabel))
}

function isLabel(value: unknown): value is Record<Language, string> {
  const { fr, en } = (value ?? {}) as Partial<Record<Language, unknown>>
  return typeof fr === 'string' && typeof en === 'string'
}

async function entries(language: Language): Promise<[string, string][]> {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
    (path) => basename(path) === `messages.${language}.ts` && !path.includes('node_modules'),
  )
  const read = await Promise.all(files.map(async (path) => (await import(join(web, path)))[language] as Catalogue))
  return read.flatMap((catalogue) => flat(catalogue))
}

function flat(catalogue: Catalogue, prefix = ''): [string, string][] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  )
}
