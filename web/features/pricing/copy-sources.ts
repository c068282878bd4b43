import type { Agency } from '@filao/domain/company/agency'
import { type PriceRow, type PriceScope, rowsAt } from './price-grid.ts'

/** A season or a whole year whose prices can be copied, with the name of its agency and season. */
export type CopySource = { at: PriceScope; label: string }

/** Returns every season or whole year that has prices, in the order of the agencies given. */
export function copySources(agencies: Agency[], rows: readonly PriceRow[], allYear: string): CopySource[] {
  const places = agencies.flatMap<CopySource>(({ id, name, seasons }) =>
    seasons.length > 0
      ? seasons.map((season) => ({ at: { agencyId: id, seasonId: season.id }, label: `${name} · ${season.userLabel}` }))
      : [{ at: { agencyId: id, seasonId: null }, label: `${name} · ${allYear}` }],
  )
  return places.filter(({ at }) => rowsAt(rows, at).length > 0)
}
