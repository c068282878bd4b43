import { optionText } from '@filao/domain/pricing/option-line'
import type { Quote } from '@filao/domain/pricing/quote.schema'
import { rentalLabels } from '@filao/domain/rentals/record/rental'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLabels } from '#session/language'
import { Money } from '#ui/Money'
import { FeeLines } from './FeeLines.tsx'
import { Line, LineDetail } from './PriceLine.tsx'

type Props = {
  quote: Quote
  /** The lines of the fees, where something can be done with them. */
  fees?: ReactNode
}

/** Shows a price line by line: the days of each season, each option, each fee, the discount, and the total. */
export function PriceLines({ quote, fees }: Props) {
  const { t } = useTranslation('rentals')
  const labels = useLabels(rentalLabels)
  return (
    <dl className="price-lines">
      {quote.seasons.map((season) => (
        <Line
          key={season.seasonId ?? 0}
          label={season.name ?? labels.vehicleId}
          detail={
            <>
              {t('days', { count: season.days })} × <Money euros={season.dailyPrice} />
            </>
          }
          euros={season.total}
        />
      ))}
      {quote.options.map((option) => (
        <Line
          key={option.id}
          label={optionText(option)}
          detail={<LineDetail line={option} days={quote.days} />}
          euros={option.total}
        />
      ))}
      {fees ?? <FeeLines quote={quote} />}
      {quote.discountPercent > 0 && (
        <>
          <Line label={t('price.subtotal')} euros={quote.subtotal} isSum />
          <Line label={t('price.discount', { value: quote.discountPercent })} euros={-quote.discountAmount} />
        </>
      )}
    </dl>
  )
}
