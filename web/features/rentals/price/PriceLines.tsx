import { optionText } from '@filao/domain/pricing/option-line'
import type { Quote } from '@filao/domain/pricing/quote.schema'
import { countedUnits, seasonLineName } from '@filao/domain/pricing/season-line'
import { rentalLabels } from '@filao/domain/rentals/record/rental'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLabels, useLanguage } from '#session/language'
import { Money } from '#ui/Money'
import { FeeLines } from './FeeLines.tsx'
import { Line, LineDetail } from './PriceLine.tsx'

type Props = {
  quote: Quote
  /** The lines of the fees, where something can be done with them. */
  fees?: ReactNode
}

/** Shows a price line by line: the days or hours of each season, each option, each fee, the discount, and the total. */
export function PriceLines({ quote, fees }: Props) {
  const { t } = useTranslation('rentals')
  return (
    <dl className="price-lines">
      {quote.seasons.map((season) => (
        <SeasonLine key={`${season.seasonId} ${season.weekdays}`} line={season} />
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

/** Shows the days, or the hours, of a season at one price. Staff read the company's own name of the season. */
function SeasonLine({ line }: { line: Quote['seasons'][number] }) {
  const { t } = useTranslation('rentals')
  const labels = useLabels(rentalLabels)
  const language = useLanguage()
  const { unit, count, price } = countedUnits(line)
  const name = seasonLineName({ ...line, nameEn: null }, language)
  const label = line.name ? name : [labels.vehicleId, name].filter(Boolean).join(', ')
  const detail = (
    <>
      {t(unit, { count })} × <Money euros={price} />
    </>
  )
  return <Line label={label} detail={detail} euros={line.total} />
}
