import { foldCity } from '@filao/domain/company/postal-code'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'

type PostalCodeQuery = { postalCode?: string | undefined; city?: string | undefined }

/**
 * Lists the communes that fit best, at most 20: those whose name begins with the typed text first, then the larger
 * ones.
 */
export async function findPostalCodes(tx: Tx, query: PostalCodeQuery) {
  const digits = (query.postalCode ?? '').replaceAll(/\D/g, '')
  const city = foldCity(query.city ?? '')
  if (!digits && !city) return []
  let matching = tx.selectFrom('postalCodes')
  if (digits) matching = matching.where('postalCode', 'like', `${digits}%`)
  if (city) matching = matching.where('foldedCity', 'like', `% ${city}%`)
  const rows = await matching
    .select(['postalCode', 'city', 'latitude', 'longitude'])
    .orderBy(sql`starts_with(folded_city, ${` ${city}`})`, 'desc')
    .orderBy('population', 'desc')
    .orderBy('postalCode')
    .limit(20)
    .execute()
  return rows.map(({ latitude, longitude, ...row }) => ({
    ...row,
    location: latitude === null || longitude === null ? null : { latitude, longitude },
  }))
}
