import type { Agency } from '@filao/domain/company/agency'
import type { CopyPair } from './price-grid.ts'
import { type Place, type PriceRow, rowsAt } from './price-row.ts'

/** Prices that can be copied: of one season, or of all seasons of an agency that have the same names. */
export type CopySource = { pairs: CopyPair[]; label: string }

type Words = { allYear: string; allSeasons: (agency: string) => string }

type Named = Place & { agency: string; season: string }

/**
 * Returns the prices that can be copied to a season: those of every other season, then those of other agencies as a
 * whole, which go to the seasons of the same name.
 */
export function copySources(
  to: { agency: Agency; at: Place },
  agencies: readonly Agency[],
  rows: readonly PriceRow[],
  words: Words,
): CopySource[] {
  const others = agencies.filter(({ id }) => id !== to.agency.id)
  const hasPrices = (at: Place) => rowsAt(rows, at).some(({ price }) => price !== null)
  const seasons = [to.agency, ...others]
    .flatMap((agency) => placesOf(agency, words))
    .filter((from) => hasPrices(from) && (from.agencyId !== to.at.agencyId || from.seasonId !== to.at.seasonId))
    .map((from) => ({ pairs: [{ from: placeOf(from), to: to.at }], label: `${from.agency} · ${from.season}` }))
  const own = placesOf(to.agency, words)
  const whole = others.flatMap((agency) => {
    const pairs = placesOf(agency, words)
      .filter(hasPrices)
      .flatMap((from) => {
        const same = own.find(({ season }) => season === from.season)
        return same ? [{ from: placeOf(from), to: placeOf(same) }] : []
      })
    return pairs.length > 1 ? [{ pairs, label: words.allSeasons(agency.name) }] : []
  })
  return [...seasons, ...whole]
}

function placesOf({ id, name, seasons }: Agency, { allYear }: Words): Named[] {
  if (seasons.length === 0) return [{ agencyId: id, seasonId: null, agency: name, season: allYear }]
  return seasons.map((season) => ({ agencyId: id, seasonId: season.id, agency: name, season: season.userLabel }))
}

function placeOf({ agencyId, seasonId }: Named): Place {
  return { agencyId, seasonId }
}

/** Counts the prices that a copy replaces, and those it brings. */
export function copyCounts(
  rows: readonly PriceRow[],
  pairs: readonly CopyPair[],
): { replaced: number; brought: number } {
  const count = (places: readonly Place[]) =>
    places.reduce((sum, at) => sum + rowsAt(rows, at).filter(({ price }) => price !== null).length, 0)
  return { replaced: count(pairs.map(({ to }) => to)), brought: count(pairs.map(({ from }) => from)) }
}
