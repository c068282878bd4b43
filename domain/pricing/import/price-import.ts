import { z } from 'zod'
import type { Season } from '../../company/seasons.ts'
import { readName } from '../../imports/cells.ts'
import type { ImportField, ImportKind } from '../../imports/kind.ts'
import { isNoAgency, isNoCategory } from '../../imports/refusals.ts'
import type { Language } from '../../kernel/language.schema.ts'
import type { Sentence } from '../../kernel/language.ts'
import { fold } from '../../kernel/text.ts'
import { ImportedPrices } from '../imported-prices.schema.ts'
import { priceLabels } from '../price-line.ts'
import { readSeason, seasonLabels, seasonsNamed, wholeYear } from '../season-name.ts'
import { readTypedPrice } from '../typed-price.ts'
import { headings, usualLengths } from './columns.ts'
import type { PriceTableLabels } from './price-table.ts'
import { hasBoth, isNoHours, isNoLength, isNoSeason, isNoWeekday, needsPrice, needsSeason } from './refusals.ts'
import { readDays, readHours, readLength } from './rental-length.ts'
import { readWeekdays } from './weekdays.ts'

type Category = { id: number; code: string; name: string }
type Agency = { id: number; name: string; seasons: readonly Season[] }
/** A price of a row, without its agency, season and category. */
type PricePoint = Omit<ImportedPrices['prices'][number], 'agencyId' | 'seasonId' | 'categoryId'>

/**
 * Returns the rules by which prices are imported. A row has a column for each length, or one length and one price; it
 * may name all agencies, and the whole year.
 */
export function priceImport(categories: readonly Category[], agencies: readonly Agency[]): ImportKind<ImportedPrices> {
  const labels = seasonLabels(agencies)
  const seasons = labels.flatMap(({ fr, en }) => [fr, en])
  const categoryNames = categories.map(({ id, code, name }) => [id, [code, name, `${code} ${name}`]] as const)
  const agencyNames = agencies.map(({ id, name }) => [id, [name]] as const)
  const all = agencies.map(({ id }) => id)
  const fields: ImportField[] = [
    {
      key: 'agencyIds',
      label: priceLabels.agencyId,
      headings: headings.agencyIds,
      isRequired: true,
      choices: [
        ...(agencies.length > 1 ? [{ text: 'toutes', label: { fr: 'Toutes les agences', en: 'All agencies' } }] : []),
        ...agencies.map(({ name }) => ({ text: name, label: { fr: name, en: name } })),
      ],
      read: (text) => {
        if (isAllAgencies(text)) return all
        const id = readName(text, agencyNames)
        return typeof id === 'number' ? [id] : text
      },
      refusal: isNoAgency,
    },
    {
      key: 'season',
      label: priceLabels.seasonId,
      headings: headings.season,
      isRequired: seasons.length > 0,
      choices: [
        ...labels.map((label) => ({ text: label.fr, label })),
        { text: wholeYear, label: { fr: wholeYear, en: 'All year' } },
      ],
      read: (text) => readSeason(text, seasons) ?? [text],
      refusal: (text) => isNoSeason(text),
    },
    {
      key: 'categoryId',
      label: priceLabels.categoryId,
      headings: headings.categoryId,
      isRequired: true,
      choices: categories.map(({ code, name }) => ({ text: code, label: bothOf(`${code} – ${name}`) })),
      read: (text) => readName(text, categoryNames),
      refusal: isNoCategory,
    },
    ...usualLengths.map(lengthField),
    {
      key: 'minDays',
      label: { fr: 'Durée', en: 'Length' },
      headings: headings.minDays,
      isRare: true,
      isRequired: false,
      read: (text) => readDays(text) ?? text,
      refusal: isNoLength,
    },
    {
      key: 'price',
      label: priceLabels.price,
      headings: headings.price,
      isRare: true,
      ...priceCell,
    },
    {
      key: 'minHours',
      label: priceLabels.minHours,
      headings: headings.minHours,
      isRare: true,
      isRequired: false,
      read: (text) => readHours(text) ?? text,
      refusal: isNoHours,
    },
    {
      key: 'weekdays',
      label: priceLabels.weekdays,
      headings: headings.weekdays,
      isRare: true,
      isRequired: false,
      read: (text) => readWeekdays(text) ?? text,
      refusal: isNoWeekday,
    },
  ]
  return {
    fields,
    schema: rowOf(agencies),
    identity: ({ prices }) => JSON.stringify(prices.map(({ price: _, ...cell }) => Object.values(cell))),
    name: ({ agencyIds = '', season, categoryId, minDays, minHours, weekdays }) => {
      const agency = agencies.length > 1 && !isAllAgencies(agencyIds) && agencyIds
      return [agency, season, categoryId, minDays, minHours && `${minHours} h`, weekdays].filter(Boolean).join(' · ')
    },
  }
}

function isAllAgencies(text: string): boolean {
  return ['toutes', 'toutes les agences', 'all', 'all agencies'].includes(fold(text))
}

/** Returns what tells the parts of a price list, in the language of the headings to add. */
export function priceTableLabels(
  { fields }: Pick<ImportKind<ImportedPrices>, 'fields'>,
  agencies: readonly Agency[],
  language: Language,
): PriceTableLabels {
  const seasons = seasonLabels(agencies).flatMap(({ fr, en }) => [fr, en])
  const labelOf = (wanted: string) => fields.find(({ key }) => key === wanted)?.label[language]
  return {
    fields,
    headings: { season: labelOf('season') ?? '', categoryId: labelOf('categoryId') ?? '' },
    isSeason: (text) => readSeason(text, seasons) !== null,
    lengthHeading: (days) => labelOf(lengthKey(days)),
  }
}

const priceCell = {
  isRequired: false,
  read: (text: string) => {
    const typed = readTypedPrice(text)
    return 'refusal' in typed ? text : (typed.value ?? undefined)
  },
  refusal: (text: string) => {
    const typed = readTypedPrice(text)
    return 'refusal' in typed ? typed.refusal : isNoLength(text)
  },
}

function lengthKey(days: number): string {
  return `days${days}`
}

/** A field for the prices from a length on. A table has few of them. */
function lengthField(days: number): ImportField {
  return {
    key: lengthKey(days),
    label: { fr: `${days} jour${days > 1 ? 's' : ''} et plus`, en: `${days} day${days > 1 ? 's' : ''} or more` },
    headings: [],
    isHeading: (heading) => readLength(heading) === days,
    isRare: true,
    ...priceCell,
  }
}

/** Returns the schema of a row, which becomes a price for each of its agencies, seasons and lengths. */
function rowOf(agencies: readonly Agency[]): z.ZodType<ImportedPrices> {
  const price = ImportedPrices.shape.prices.element.shape.price.optional()
  const lengths = Object.fromEntries(usualLengths.map((days) => [lengthKey(days), price]))
  return z
    .object({
      agencyIds: z.array(z.int()),
      season: z.string().optional(),
      categoryId: z.int(),
      minDays: z.int().optional(),
      price,
      minHours: z.int().optional(),
      weekdays: z.array(z.int()).optional(),
      ...lengths,
    })
    .transform((row, context) => {
      const { agencyIds, season, categoryId, minDays = 1, minHours, weekdays } = row
      const named = agencies.filter(({ id }) => agencyIds.includes(id))
      const scopes = named.flatMap((agency) => scopesOf(agency, season))
      const values = row as Record<string, unknown>
      const points = usualLengths.map((days) => [days, values[lengthKey(days)]] as const)
      const ofDays = minHours === undefined ? [...points, [minDays, row.price] as const] : points
      const priced = ofDays.flatMap<PricePoint>(([days, euros]) =>
        euros === undefined ? [] : [{ minDays: days, ...(weekdays && { weekdays }), price: euros as number }],
      )
      const byHour: PricePoint[] =
        minHours === undefined || row.price === undefined ? [] : [{ minDays: 0, minHours, price: row.price }]
      const refuse = (path: string, sentence: Sentence) =>
        context.addIssue({ code: 'custom', path: [path], params: { code: 'required', sentence } })
      if (scopes.length === 0) refuse('season', season ? isNoSeason(season) : needsSeason)
      if (priced.length + byHour.length === 0) refuse('price', needsPrice)
      if (minHours !== undefined && weekdays) refuse('weekdays', hasBoth)
      return {
        prices: scopes.flatMap((scope) => [...priced, ...byHour].map((cell) => ({ ...scope, categoryId, ...cell }))),
      }
    })
    .pipe(ImportedPrices)
}

/** Returns the seasons of an agency that a row names. An agency without seasons has prices for the whole year. */
function scopesOf(
  { id, seasons }: Agency,
  season: string | undefined,
): { agencyId: number; seasonId: number | null }[] {
  if (seasons.length === 0)
    return season === undefined || season === wholeYear ? [{ agencyId: id, seasonId: null }] : []
  const named = season === wholeYear ? seasons : seasonsNamed(season ?? '', seasons)
  return named.map((one) => ({ agencyId: id, seasonId: one.id }))
}

function bothOf(text: string): Sentence {
  return { fr: text, en: text }
}
