import type { FeeLine } from '@filao/domain/pricing/fee/fee-line.schema'
import { optionText } from '@filao/domain/pricing/option-line'
import type { Quote } from '@filao/domain/pricing/quote.schema'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { Line, LineDetail } from './PriceLine.tsx'

type Props = {
  quote: Quote
  /** The reason for which a fee was taken out, where it is known. */
  reasonOf?: (fee: FeeLine) => string | undefined
  /** Returns the button of a fee, if it has one. */
  actionOf?: (fee: FeeLine, isWaived: boolean) => ReactNode
}

/** Shows the fees of a price with the reason of each, and those that an agent took out, which cost nothing. */
export function FeeLines({ quote, reasonOf, actionOf }: Props) {
  const { t } = useTranslation('rentals')
  const language = useLanguage()
  // Prices agreed before there were fees have neither.
  const { fees = [], waivedFees = [], days } = quote
  return (
    <>
      {fees.map((fee) => (
        <Line
          key={`${fee.id} ${fee.at}`}
          label={optionText(fee)}
          detail={
            <>
              <span className="fee-reason">{fee.reason[language]}</span>
              <LineDetail line={fee} days={days} />
              {actionOf?.(fee, false)}
            </>
          }
          euros={fee.total}
        />
      ))}
      {waivedFees.map((fee) => {
        const reason = reasonOf?.(fee)
        return (
          <Line
            key={`${fee.id} ${fee.at}`}
            label={<del>{optionText(fee)}</del>}
            detail={
              <>
                <span className="fee-reason">{reason ? t('price.waivedFor', { reason }) : t('price.waived')}</span>
                {actionOf?.(fee, true)}
              </>
            }
            euros={0}
          />
        )
      })}
    </>
  )
}
