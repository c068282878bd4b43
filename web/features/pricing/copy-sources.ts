import type { Agency } from '@filao/domain/company/agency.schema'
import { seasonOn } from '@filao/domain/company/season-of-day'
import type { Language } from '@filao/domain/kernel/language.schema'
import { seasonName } from '@filao/domain/pricing/season-names'
import type { CopyPair } from './grid/copy-scope.ts'
import { type PriceRow, type PriceScope, rowsAt } from './grid/price-row.ts'

/** Prices that can be copied: of one season, or of all seasons of an agency that have the same names. */
export type CopySource = { pairs: CopyPair[]; label: string }

type Words = { language: Language; allYear: string; allSeasons: (agency: string) => string }

type Named = PriceScope & { agency: string; season: string }

/**
 * Returns the prices that can be copied to a season: those of every other season, then those of other agencies as a
 * whole, which go to the seasons of the same name. Where several have it, each gets the prices of the one nearest in
 * the year.
 */
export function copySources(
  to: { agency: Agency; at: PriceScope },
  agencies: readonly Agency[],
  rows: readonly PriceRow[],
  words: Words,
): CopySource[] {
  const others = agencies.filter(({ id }) => id !== to.agency.id)
  const hasPrices = (at: PriceScope) => rowsAt(rows, at).some(({ price }) => price !== null)
  const seasons = [to.agency, ...others]
    .flatMap((agency) => scopesOf(agency, words))
    .filter((from) => hasPrices(from) && (from.agencyId !== to.at.agencyId || from.seasonId !== to.at.seasonId))
    .map((from) => ({ pairs: [{ from: scopeOf(from), to: to.at }], label: `${from.agency} · ${from.season}` }))
  const whole = others.flatMap((agency) => {
    const pairs = sameSeasons(agency, to.agency).filter(({ from }) => hasPrices(from))
    return pairs.length > 1 ? [{ pairs, label: words.allSeasons(agency.name) }] : []
  })
  return [...seasons, ...whole]
}

function scopesOf({ id, name, seasons }: Agency, { allYear, language }: Words): Named[] {
  if (seasons.length === 0) return [{ agencyId: id, seasonId: null, agency: name, season: allYear }]
  return seasons.map((season) => {
    return { agencyId: id, seasonId: season.id, agency: name, season: seasonName(season, seasons, language) }
  })
}

/**
 * Returns, for each season of an agency, the one of another agency that has its name and its first day, or the closest.
 */
function sameSeasons(from: Agency, to: Agency): CopyPair[] {
  return to.seasons.flatMap(({ id, start, userLabel }) => {
    const named = from.seasons.filter((season) => season.userLabel === userLabel)
    const same = seasonOn(`2000-${start}`, named)
    if (!same) return []
    return [{ from: { agencyId: from.id, seasonId: same.id }, to: { agencyId: to.id, seasonId: id } }]
  })
}

function scopeOf({ agencyId, seasonId }: Named): PriceScope {
  return { agencyId, seasonId }
}

/** Counts the prices that a copy replaces, and those it brings. */
export function copyCounts(
  rows: readonly PriceRow[],
  pairs: readonly CopyPair[],
): { replaced: number; brought: number } {
  const count = (scopes: readonly PriceScope[]) =>
    scopes.reduce((sum, at) => sum + rowsAt(rows, at).filter(({ price }) => price !== null).length, 0)
  return { replaced: count(pairs.map(({ to }) => to)), brought: count(pairs.map(({ from }) => from)) }
}
