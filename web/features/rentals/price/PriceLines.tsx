import type { Quote } from '@filao/domain/pricing/quote.schema'
import { rentalLabels } from '@filao/domain/rentals/record/rental'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLabels } from '#session/language'
import { Money } from '#ui/Money'
import './PriceLines.css'

/** Shows a price line by line: the days of each season, each option, the discount, and the total. */
export function PriceLines({ quote }: { quote: Quote }) {
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
          label={option.name}
          // An option charged once has the same amount beside it already.
          detail={option.price > 0 && option.dailyPrice === 0 ? null : <OptionPrice {...option} days={quote.days} />}
          euros={option.total}
        />
      ))}
      {quote.discountPercent > 0 && (
        <>
          <Line label={t('price.subtotal')} euros={quote.subtotal} isSum />
          <Line label={t('price.discount', { value: quote.discountPercent })} euros={-quote.discountAmount} />
        </>
      )}
    </dl>
  )
}

type LineProps = { label: string; detail?: ReactNode; euros: number; isSum?: boolean }

/** Shows one amount of a price with its label. */
export function Line({ label, detail, euros, isSum }: LineProps) {
  return (
    <div className={isSum ? 'price-sum' : ''}>
      <dt>
        {label}
        {detail && <small>{detail}</small>}
      </dt>
      <dd>
        <Money euros={euros} />
      </dd>
    </div>
  )
}

/** Shows the price of an option: once, per day, both, or free. */
export function OptionPrice({ price, dailyPrice, days }: { price: number; dailyPrice: number; days?: number }) {
  const { t } = useTranslation('rentals')
  if (!price && !dailyPrice) return t('price.free')
  return (
    <>
      {price > 0 && <Money euros={price} />}
      {price > 0 && dailyPrice > 0 && ' + '}
      {dailyPrice > 0 && (
        <>
          {days !== undefined && `${t('days', { count: days })} × `}
          <Money euros={dailyPrice} />
          {days === undefined && t('price.perDay')}
        </>
      )}
    </>
  )
}
