import type { Agency } from '@filao/domain/company/agency'
import type { CopyPair } from './price-grid.ts'
import { type PriceRow, type PriceScope, rowsAt } from './price-row.ts'

/** Prices that can be copied: of one season, or of all seasons of an agency that have the same names. */
export type CopySource = { pairs: CopyPair[]; label: string }

type Words = { allYear: string; allSeasons: (agency: string) => string }

type Named = PriceScope & { agency: string; season: string }

/**
 * Returns the prices that can be copied to a season: those of every other season, then those of other agencies as a
 * whole, which go to the seasons of the same name.
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
  const own = scopesOf(to.agency, words)
  const whole = others.flatMap((agency) => {
    const pairs = scopesOf(agency, words)
      .filter(hasPrices)
      .flatMap((from) => {
        const same = own.find(({ season }) => season === from.season)
        return same ? [{ from: scopeOf(from), to: scopeOf(same) }] : []
      })
    return pairs.length > 1 ? [{ pairs, label: words.allSeasons(agency.name) }] : []
  })
  return [...seasons, ...whole]
}

function scopesOf({ id, name, seasons }: Agency, { allYear }: Words): Named[] {
  if (seasons.length === 0) return [{ agencyId: id, seasonId: null, agency: name, season: allYear }]
  return seasons.map((season) => ({ agencyId: id, seasonId: season.id, agency: name, season: season.userLabel }))
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
