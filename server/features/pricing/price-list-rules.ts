import type { Sentence } from '@filao/domain/kernel/language'
import { fieldProblem, Problem } from '@filao/domain/kernel/problem'
import { guillemets } from '@filao/domain/kernel/text'
import type { PriceLineInput } from '@filao/domain/pricing/price-line.schema'
import type { StoredLine } from './queries.ts'

type Named = { id: number; name: string }
type Season = { id: number; userLabel: string }

/** The resources that the lines of a price list may refer to. */
type PriceReferences = {
  agencies: readonly (Named & { seasons: readonly Season[] })[]
  categories: readonly Named[]
}

/**
 * Rejects a list that names an unknown resource (404) or prices the same agency, season, category and length twice
 * (409), at the line concerned.
 */
export function checkPriceLines(
  lines: readonly PriceLineInput[],
  stored: readonly StoredLine[],
  { agencies, categories }: PriceReferences,
): void {
  const known = new Set(stored.map(({ id }) => id))
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
    const key = [line.agencyId, line.seasonId, line.categoryId, line.minDays].join(' ')
    if (seen.has(key)) throw duplicate(index, line.minDays, agency, season, category)
    seen.add(key)
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

function duplicate(index: number, days: number, agency: Named, season: Season | undefined, category: Named): Problem {
  const message = {
    fr: `Deux tarifs pour la catégorie ${guillemets(category.name)} à partir de ${days} jour${days > 1 ? 's' : ''}${
      season ? ` en ${guillemets(season.userLabel)}` : ''
    } à l’agence ${guillemets(agency.name)}. Gardez-en un.`,
    en: `Two prices for the category '${category.name}' from ${days} day${days === 1 ? '' : 's'}${
      season ? ` in '${season.userLabel}'` : ''
    } at the agency '${agency.name}'. Keep one of them.`,
  }
  return new Problem('conflict', message, { fields: [{ path: `${index}.minDays`, code: 'duplicate', message }] })
}
