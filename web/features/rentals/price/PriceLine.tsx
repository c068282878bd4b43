import { priceOfOne } from '@filao/domain/pricing/option-line'
import type { Quote } from '@filao/domain/pricing/quote.schema'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Money } from '#ui/Money'
import './PriceLines.css'

type LineProps = { label: ReactNode; detail?: ReactNode; euros: number; isSum?: boolean }

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

type Priced = Pick<Quote['options'][number], 'quantity' | 'price' | 'dailyPrice' | 'total'>

/** Shows how the amount of an option comes about; nothing for one charged once, which has the same amount beside it. */
export function LineDetail({ line, days }: { line: Priced; days: number }) {
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
