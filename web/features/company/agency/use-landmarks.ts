import { listPostalCodes } from '@filao/domain/company/contract'
import type { PostalCode } from '@filao/domain/company/postal-code'
import type { CountryCode } from '@filao/domain/company/territories'
import { useMemo } from 'react'
import { useRead } from '#api/read'
import { useSession } from '#app/session'

/** With which digits the postal codes of a territory begin. The mainland's say nothing of where one is. */
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

/** The largest communes of the company's territory, to find one's way on a map without tiles. */
export function useLandmarks(isWanted: boolean) {
  const postalCode = beginnings[useSession().company.countryCode]
  const { data } = useRead(
    listPostalCodes,
    { query: { postalCode } },
    { enabled: isWanted && postalCode !== undefined, staleTime: Number.POSITIVE_INFINITY },
  )
  return useMemo(() => landmarksOf(isWanted ? (data ?? []) : []), [data, isWanted])
}

/** Each commune once, where it is known. */
export function landmarksOf(towns: PostalCode[]) {
  const placed = new Map(towns.map(({ city, location }) => [city, location]))
  return [...placed].flatMap(([name, position]) => (position ? [{ name, position }] : []))
}
