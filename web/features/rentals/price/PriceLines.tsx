import { optionText, priceOfOne } from '@filao/domain/pricing/option-line'
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
          label={optionText(option)}
          detail={<LineDetail line={option} days={quote.days} />}
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

/** Shows how the amount of an option comes about; nothing for one charged once, which has the same amount beside it. */
function LineDetail({ line, days }: { line: Quote['options'][number]; days: number }) {
  const { t } = useTranslation('rentals')
  const { quantity, each, isLimited } = priceOfOne(line, days)
  if (line.price > 0 && line.dailyPrice === 0 && quantity === 1 && !isLimited) return null
  const isSum = quantity > 1 && line.price > 0 && line.dailyPrice > 0 && !isLimited
  return (
    <>
      {quantity > 1 && `${quantity}\u00a0× `}
      {isSum && '('}
      {isLimited ? (
        <>
          <Money euros={each} /> {t('price.atMost')}
        </>
      ) : (
        <OptionPrice price={line.price} dailyPrice={line.dailyPrice} days={days} />
      )}
      {isSum && ')'}
    </>
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

type Limits = { maxAmount?: number | null; maxDays?: number | null }

/** Shows the most that is charged for an option: « 50 € au plus », « 10 jours au plus ». */
export function OptionLimits({ maxAmount, maxDays }: Limits) {
  const { t } = useTranslation('rentals')
  const hasAmount = typeof maxAmount === 'number'
  return (
    <>
      {typeof maxDays === 'number' && `, ${t('days', { count: maxDays })} ${t('price.atMost')}`}
      {hasAmount && ', '}
      {hasAmount && <Money euros={maxAmount} />}
      {hasAmount && ` ${t('price.atMost')}`}
    </>
  )
}
