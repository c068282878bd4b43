import type { PostalCode } from '@filao/domain/company/postal-code.schema'
import type { CountryCode } from '@filao/domain/company/territories.schema'
import { useMemo } from 'react'
import { listPostalCodes } from '#api/calls'
import { useRead } from '#api/read'
import { useSession } from '#session/session'

/** The first digits of a territory's postal codes. The mainland has none, since its codes share no digits. */
const beginnings: Partial<Record<CountryCode, string>> = {
  GP: '971',
  MQ: '972',
  RE: '974',
  GF: '973',
  YT: '976',
  BL: '97133',
  MF: '97150',
  PM: '975',
}

/** Returns the largest communes of the company's territory, for orientation on a map without tiles. */
export function useLandmarks(isWanted: boolean) {
  const postalCode = beginnings[useSession().company.countryCode]
  const { data } = useRead(
    listPostalCodes,
    { query: { postalCode } },
    { enabled: isWanted && postalCode !== undefined, staleTime: Number.POSITIVE_INFINITY },
  )
  return useMemo(() => landmarksOf(isWanted ? (data ?? []) : []), [data, isWanted])
}

/** Returns each commune once, if its position is known. */
function landmarksOf(towns: PostalCode[]) {
  const placed = new Map(towns.map(({ city, location }) => [city, location]))
  return [...placed].flatMap(([name, position]) => (position ? [{ name, position }] : []))
}
