import { formatDateTime } from '@filao/domain/kernel/date-text'
import type { Rental } from '@filao/domain/rentals/rental'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#ui/language'

type Props = { rental: Pick<Rental, 'status' | 'validUntil' | 'lapsedAt' | 'departureAgency'> }

/** Shows until when a quote is valid, or since when an offer has lapsed. */
export function OfferNote({ rental }: Props) {
  const { t } = useTranslation('rentals')
  const language = useLanguage()
  const { status, validUntil, lapsedAt, departureAgency } = rental
  const at = lapsedAt ?? (status === 'quote' ? validUntil : null)
  if (!at) return null
  const isPast = Date.parse(at) < Date.now()
  const words = lapsedAt ? 'lapsedAt' : isPast ? 'expiredSince' : 'validUntil'
  const date = formatDateTime(at, departureAgency.timezone, language)
  return <small>{t(`summary.${words}`, { date })}</small>
}
