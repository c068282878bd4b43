import type { Quote } from '@filao/domain/pricing/quote.schema'
import { pricedHours } from '@filao/domain/pricing/season-line'
import { useTranslation } from 'react-i18next'

/** Shows the length that a price is for: « 7 jours », « 4 heures ». */
export function PricedLength({ price }: { price: Quote }) {
  const { t } = useTranslation('rentals')
  const hours = pricedHours(price)
  return <small>{hours === null ? t('days', { count: price.days }) : t('hours', { count: hours })}</small>
}
