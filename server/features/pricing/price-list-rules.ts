import { weekdayNames } from '@filao/domain/kernel/date-text'
import type { Sentence } from '@filao/domain/kernel/language'
import type { Language } from '@filao/domain/kernel/language.schema'
import { fieldProblem, Problem } from '@filao/domain/kernel/problem'
import { guillemets } from '@filao/domain/kernel/text'
import { hasBoth } from '@filao/domain/pricing/import/refusals'
import { allowsHours, pricedTimes } from '@filao/domain/pricing/price-kind'
import type { StoredLine } from './queries.ts'

type Named = { id: number; name: string }
type Category = Named & { minimumRentalDurationMinutes: number | null }
type Line = Omit<StoredLine, 'id' | 'priceCents'> & { id?: number | undefined }
type Season = { id: number; userLabel: string }

/** The resources that the lines of a price list may refer to. */
type PriceReferences = {
  agencies: readonly (Named & { seasons: readonly Season[] })[]
  categories: readonly Category[]
}

/**
 * Rejects a list that names an unknown resource (404), prices the same agency, season, category, length and weekday
 * twice (409), or has a price of an hour that cannot be (422), at the line concerned.
 */
export function checkPriceLines(
  lines: readonly Line[],
  stored: readonly StoredLine[],
  { agencies, categories }: PriceReferences,
): void {
  const known = new Map(stored.map((line) => [line.id, line]))
  const agencyById = new Map(agencies.map((agency) => [agency.id, agency]))
  const categoryById = new Map(categories.map((category) => [category.id, category]))
  const sent = new Set<number>()
  const seen = new Set<string>()
  for (const [index, line] of lines.entries()) {
    const agency = agencyById.get(line.agencyId)
    const category = categoryById.get(line.categoryId)
    const season = agency?.seasons.find(({ id }) => id === line.seasonId)
    if (!agency) throw unknown(index, 'agencyId', unknownAgency)
    if (!category) throw unknown(index, 'categoryId', unknownCategory)
    if (line.seasonId !== null && !season) throw unknown(index, 'seasonId', unknownSeason(agency.name))
    const isStored = line.id !== undefined && line.id >= 0
    if (isStored && !known.has(line.id ?? 0)) throw unknown(index, 'id', unknownLine)
    if (isStored && sent.has(line.id ?? 0)) throw fieldProblem(`${index}.id`, 'duplicate', sentTwice)
    sent.add(line.id ?? 0)
    checkHours(index, line, category, known.get(line.id ?? -1))
    for (const time of pricedTimes(line)) {
      const key = [line.agencyId, line.seasonId, line.categoryId, time].join(' ')
      if (seen.has(key)) throw duplicate(index, line, agency, season, category)
      seen.add(key)
    }
  }
}

/** Refuses a price of an hour that is for weekdays too, or for a category of whole days, unless it is stored so. */
function checkHours(index: number, line: Line, category: Category, stored: StoredLine | undefined): void {
  if (line.minHours === null) return
  if (line.weekdays) throw fieldProblem(`${index}.weekdays`, 'range', hasBoth)
  const isNew = !stored || stored.minHours === null || stored.categoryId !== line.categoryId
  if (isNew && !allowsHours(category)) throw fieldProblem(`${index}.minHours`, 'range', notByHour(category.name))
}

function notByHour(category: string): Sentence {
  return {
    fr: `La catégorie ${guillemets(category)} se loue un jour au moins\u202f: elle n’a pas de prix à l’heure. Changez d’abord sa durée minimale de location.`,
    en: `The category '${category}' is rented for a day at least: it has no price per hour. Change its minimum rental duration first.`,
  }
}

function unknown(index: number, field: string, message: Sentence): Problem {
  return new Problem('not_found', message, { fields: [{ path: `${index}.${field}`, code: 'unknown', message }] })
}

const unknownAgency = {
  fr: 'Un tarif porte sur une agence qui n’existe plus. Rechargez la page.',
  en: 'A price names an agency that no longer exists. Reload the page.',
}
const unknownCategory = {
  fr: 'Un tarif porte sur une catégorie qui n’existe plus. Rechargez la page.',
  en: 'A price names a category that no longer exists. Reload the page.',
}
const unknownLine = {
  fr: 'Un tarif de cette liste a été supprimé entre-temps. Rechargez la page.',
  en: 'A price of this list was removed in the meantime. Reload the page.',
}

const sentTwice = {
  fr: 'Le même tarif figure deux fois dans cette liste.',
  en: 'The same price appears twice in this list.',
}

function unknownSeason(agency: string): Sentence {
  return {
    fr: `Un tarif porte sur une saison que l’agence ${guillemets(agency)} n’a pas.`,
    en: `A price names a season that the agency '${agency}' does not have.`,
  }
}

function duplicate(index: number, line: Line, agency: Named, season: Season | undefined, category: Named): Problem {
  const from = lengthOf(line)
  const message = {
    fr: `Deux tarifs pour la catégorie ${guillemets(category.name)} à partir de ${from.fr}${
      season ? ` en ${guillemets(season.userLabel)}` : ''
    } à l’agence ${guillemets(agency.name)}. Gardez-en un.`,
    en: `Two prices for the category '${category.name}' from ${from.en}${
      season ? ` in '${season.userLabel}'` : ''
    } at the agency '${agency.name}'. Keep one of them.`,
  }
  const field = line.minHours !== null ? 'minHours' : line.weekdays ? 'weekdays' : 'minDays'
  return new Problem('conflict', message, { fields: [{ path: `${index}.${field}`, code: 'duplicate', message }] })
}

function lengthOf({ minDays, minHours, weekdays }: Line): Sentence {
  const [count, fr, en] = minHours === null ? [minDays, 'jour', 'day'] : [minHours, 'heure', 'hour']
  const on = (language: Language) => (weekdays ? ` (${weekdayNames(weekdays, language)})` : '')
  return {
    fr: `${count} ${fr}${count > 1 ? 's' : ''}${on('fr')}`,
    en: `${count} ${en}${count === 1 ? '' : 's'}${on('en')}`,
  }
}
