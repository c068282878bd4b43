import type { PriceChange } from '../../imports/batch.ts'
import type { Language } from '../../kernel/language.schema.ts'
import type { Sentence } from '../../kernel/language.ts'
import { formatCents, toCents } from '../../kernel/money.ts'
import type { ImportedPrices } from '../imported-prices.schema.ts'

/** The position of a price in the list. */
type Cell = Omit<PriceChange, 'before' | 'after'>

/** Everything that the rows are compared with. */
type PriceFacts = {
  lines: readonly (Cell & { priceCents: number })[]
  agencies: readonly { id: number; name: string; seasons: readonly { id: number; userLabel: string }[] }[]
  categories: readonly { id: number; code: string; name: string }[]
}

/** The verdict on a row of an import of prices. */
type Verdict = { state: 'created' | 'existing' | 'refused'; path: string | null; message: Sentence }

/** Decides about rows of prices by the price list and by the rows above, and returns the prices that change. */
export function planPrices(
  rows: readonly ImportedPrices[],
  facts: PriceFacts,
): { verdicts: Verdict[]; changes: PriceChange[] } {
  const stored = new Map(facts.lines.map((line) => [keyOf(line), line.priceCents]))
  const planned = new Set<string>()
  const all: PriceChange[] = []
  const verdicts = rows.map(({ prices }): Verdict => {
    const lost = prices.find((cell) => !isKnown(cell, facts))
    if (lost) return { state: 'refused', path: 'categoryId', message: isGone }
    const own = new Set<string>()
    const twice = prices.find((cell) => planned.has(keyOf(cell)) || own.size === own.add(keyOf(cell)).size)
    if (twice) return { state: 'refused', path: null, message: isTwice(cellName(twice, facts)) }
    for (const key of own) planned.add(key)
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

/** Returns the text by which two positions are the same. */
export function keyOf({ agencyId, seasonId, categoryId, minDays }: Cell): string {
  return [agencyId, seasonId, categoryId, minDays].join(' ')
}

function isKnown({ agencyId, seasonId, categoryId }: Cell, { agencies, categories }: PriceFacts): boolean {
  const seasons = agencies.find(({ id }) => id === agencyId)?.seasons
  const hasSeason = seasonId === null || seasons?.some(({ id }) => id === seasonId)
  return Boolean(seasons && hasSeason && categories.some(({ id }) => id === categoryId))
}

/** Returns the name of a price for people: 'Le Gosier · Haute saison · B · 7+'. */
export function cellName(cell: Cell, facts: PriceFacts): string {
  const category = facts.categories.find(({ id }) => id === cell.categoryId)?.code
  return [...scopeNames(cell, facts), category, `${cell.minDays}+`].filter(Boolean).join(' · ')
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

function changeText({ minDays, before, after }: PriceChange, language: Language): string {
  const length = language === 'fr' ? `${minDays}\u00a0j\u202f:` : `${minDays}\u00a0d:`
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
