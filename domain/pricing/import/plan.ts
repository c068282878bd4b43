import type { PriceChange } from '../../imports/batch.ts'
import { weekdayNames } from '../../kernel/date-text.ts'
import type { Language } from '../../kernel/language.schema.ts'
import type { Sentence } from '../../kernel/language.ts'
import { formatCents, toCents } from '../../kernel/money.ts'
import type { ImportedPrices } from '../imported-prices.schema.ts'
import { allowsHours, pricedTimes, priceKind } from '../price-kind.ts'
import { hasBoth, isNotByHour, isShared } from './refusals.ts'

/** The position of a price in the list. */
type Cell = Omit<PriceChange, 'before' | 'after'>

/** Everything that the rows are compared with. */
type PriceFacts = {
  lines: readonly (Cell & { priceCents: number })[]
  agencies: readonly { id: number; name: string; seasons: readonly { id: number; userLabel: string }[] }[]
  categories: readonly { id: number; code: string; name: string; minimumRentalDurationMinutes: number | null }[]
}

/** The verdict on a row of an import of prices. */
type Verdict = { state: 'created' | 'existing' | 'refused'; path: string | null; message: Sentence }

/** Decides about rows of prices by the price list and by the rows above, and returns the prices that change. */
export function planPrices(
  rows: readonly ImportedPrices[],
  facts: PriceFacts,
): { verdicts: Verdict[]; changes: PriceChange[] } {
  const stored = new Map(facts.lines.map((line) => [keyOf(line), line.priceCents]))
  const times = new Map<string, string>()
  for (const line of facts.lines) addTimes(line, times)
  const planned = new Set<string>()
  const all: PriceChange[] = []
  const verdicts = rows.map(({ prices }): Verdict => {
    const lost = prices.find((cell) => !isKnown(cell, facts))
    if (lost) return { state: 'refused', path: 'categoryId', message: isGone }
    const own = new Set<string>()
    const twice = prices.find((cell) => planned.has(keyOf(cell)) || own.size === own.add(keyOf(cell)).size)
    if (twice) return { state: 'refused', path: null, message: isTwice(cellName(twice, facts)) }
    const untimely = refusalOfTime(prices, facts, times)
    if (untimely) return untimely
    for (const key of own) planned.add(key)
    for (const cell of prices) addTimes(cell, times)
    const changes = prices.flatMap(({ price, ...cell }) => {
      const [before, after] = [stored.get(keyOf(cell)) ?? null, toCents(price)]
      return before === after ? [] : [{ ...cell, before, after }]
    })
    all.push(...changes)
    if (changes.length === 0) return { state: 'existing', path: null, message: isSame }
    return { state: 'created', path: null, message: inBoth((language) => changesText(changes, facts, language)) }
  })
  return { verdicts, changes: all }
}

/** Refuses prices of hours and of weekdays that the list cannot have. */
function refusalOfTime(
  prices: ImportedPrices['prices'],
  facts: PriceFacts,
  times: ReadonlyMap<string, string>,
): Verdict | null {
  const byHour = prices.filter(({ minHours }) => typeof minHours === 'number')
  const isWhole = byHour.some(({ categoryId }) => {
    const category = facts.categories.find(({ id }) => id === categoryId)
    return category && !allowsHours(category)
  })
  if (isWhole) return { state: 'refused', path: 'minHours', message: isNotByHour }
  if (byHour.some(({ weekdays }) => weekdays)) return { state: 'refused', path: 'weekdays', message: hasBoth }
  const shared = prices.find((cell) => sharesWeekday(cell, times))
  return shared ? { state: 'refused', path: 'weekdays', message: isShared(cellName(shared, facts)) } : null
}

/** Returns the text by which two positions are the same. */
export function keyOf({ agencyId, seasonId, categoryId, minDays, ...timed }: Cell): string {
  return [agencyId, seasonId, categoryId, timed.minHours ?? minDays, priceKind(timed)].join(' ')
}

/** Notes what a price is for: of each weekday apart, by which two prices of different weekdays are told from one. */
function addTimes(cell: Cell, times: Map<string, string>): void {
  for (const time of timesOf(cell)) times.set(time, keyOf(cell))
}

/** Returns true for a price of weekdays, one of which has its price from another line. */
function sharesWeekday(cell: Cell, times: ReadonlyMap<string, string>): boolean {
  return timesOf(cell).some((time) => (times.get(time) ?? keyOf(cell)) !== keyOf(cell))
}

function timesOf(cell: Cell): string[] {
  const { agencyId, seasonId, categoryId } = cell
  return pricedTimes(cell).map((time) => [agencyId, seasonId, categoryId, time].join(' '))
}

function isKnown({ agencyId, seasonId, categoryId }: Cell, { agencies, categories }: PriceFacts): boolean {
  const seasons = agencies.find(({ id }) => id === agencyId)?.seasons
  const hasSeason = seasonId === null || seasons?.some(({ id }) => id === seasonId)
  return Boolean(seasons && hasSeason && categories.some(({ id }) => id === categoryId))
}

/** Returns the name of a price for people: 'Le Gosier · Haute saison · B · 7+'. */
export function cellName(cell: Cell, facts: PriceFacts): string {
  const category = facts.categories.find(({ id }) => id === cell.categoryId)?.code
  const { minDays, minHours, weekdays } = cell
  const length = typeof minHours === 'number' ? `${minHours}\u00a0h+` : `${minDays}+`
  const days = weekdays && weekdayNames(weekdays, 'fr')
  return [...scopeNames(cell, facts), category, length, days].filter(Boolean).join(' · ')
}

function scopeNames({ agencyId, seasonId }: Cell, { agencies }: PriceFacts): (string | undefined)[] {
  const agency = agencies.find(({ id }) => id === agencyId)
  return [agency?.name, agency?.seasons.find(({ id }) => id === seasonId)?.userLabel]
}

/** The most changes that the message of a row names. */
const mostNamed = 24

/** Writes the changes of a row, by agency and season where it has several: « 1 j : 45,00 € → 48,00 € ». */
function changesText(changes: readonly PriceChange[], facts: PriceFacts, language: Language): string {
  const scopes = Map.groupBy(changes.slice(0, mostNamed), (change) =>
    scopeNames(change, facts).filter(Boolean).join(', '),
  )
  const texts = [...scopes].map(([scope, own]) => {
    const cells = own.map((change) => changeText(change, language)).join(', ')
    return scopes.size > 1 ? `${scope} – ${cells}` : cells
  })
  const more = changes.length - mostNamed
  return [...texts, ...(more > 0 ? [language === 'fr' ? `et ${more} autres` : `and ${more} more`] : [])].join(' · ')
}

function changeText({ minDays, minHours, weekdays, before, after }: PriceChange, language: Language): string {
  const days = language === 'fr' ? `${minDays}\u00a0j` : `${minDays}\u00a0d`
  const span = typeof minHours === 'number' ? `${minHours}\u00a0h` : days
  const on = weekdays ? ` (${weekdayNames(weekdays, language)})` : ''
  const length = `${span}${on}${language === 'fr' ? '\u202f:' : ':'}`
  const price = formatCents(after, language)
  return before === null ? `${length} ${price}` : `${length} ${formatCents(before, language)} → ${price}`
}

function inBoth(write: (language: Language) => string): Sentence {
  return { fr: write('fr'), en: write('en') }
}

const isSame: Sentence = { fr: 'Ces prix sont déjà les vôtres.', en: 'These prices are already yours.' }
const isGone: Sentence = {
  fr: 'L’agence, la saison ou la catégorie n’existe plus.',
  en: 'The agency, the season or the category does not exist any more.',
}

function isTwice(name: string): Sentence {
  return {
    fr: `${name} a déjà un autre prix dans ce tableau.`,
    en: `${name} already has another price in this table.`,
  }
}
