import { formatDateTime } from '@filao/domain/kernel/date-text'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { acceptableUntil } from '@filao/domain/rentals/status/lapse'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'

type Props = { rental: Pick<Rental, 'status' | 'start' | 'validUntil' | 'lapsedAt' | 'departureAgency'> }

/** Shows until when a quote is valid, or since when an offer has lapsed. */
export function OfferNote({ rental }: Props) {
  const { t } = useTranslation('rentals')
  const language = useLanguage()
  const { status, start, lapsedAt, departureAgency } = rental
  // Once the start has passed, staff can still make a contract up to the quote's own validity.
  const isAhead = Date.now() <= Date.parse(start)
  const validUntil = rental.validUntil && isAhead ? acceptableUntil(start, rental.validUntil) : rental.validUntil
  const at = lapsedAt ?? (status === 'quote' ? validUntil : null)
  if (!at) return null
  const isPast = Date.parse(at) < Date.now()
  const words = lapsedAt ? 'lapsedAt' : isPast ? 'expiredSince' : 'validUntil'
  const date = formatDateTime(at, departureAgency.timezone, language)
  return <small>{t(`summary.${words}`, { date })}</small>
}
