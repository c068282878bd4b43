import { categoryLabels } from '@filao/domain/fleet/category/category'
import { optionText, priceOfOne } from '@filao/domain/pricing/option-line'
import type { Quote } from '@filao/domain/pricing/quote.schema'
import { countedUnits, seasonLineName } from '@filao/domain/pricing/season-line'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLabels, useLanguage } from '#session/language'
import { Money } from '#ui/Money'

/** Shows each line of a price, a fee with its reason, and the deposit and the excess that go with it. */
export function ExampleLines({ price }: { price: Quote }) {
  const { t } = useTranslation('pricing')
  const language = useLanguage()
  const labels = useLabels(categoryLabels)
  return (
    <dl>
      {price.seasons.map((season) => {
        const { unit, count, price: each } = countedUnits(season)
        const name = seasonLineName({ ...season, nameEn: null }, language) || t('allYear')
        return (
          <Line key={`${season.seasonId} ${season.weekdays} ${each}`} label={name} euros={season.total}>
            {t(`exampleRental.${unit}`, { count })} × <Money euros={each} />
          </Line>
        )
      })}
      {price.fees.map((fee) => (
        <Line key={`${fee.id} ${fee.at}`} label={optionText(fee)} euros={fee.total}>
          {fee.reason[language]}
        </Line>
      ))}
      {price.options.map((option) => {
        const { quantity, each } = priceOfOne(option, price.days)
        return (
          <Line key={option.id} label={optionText(option)} euros={option.total}>
            {quantity > 1 && (
              <>
                {quantity}
                {'\u00a0× '}
                <Money euros={each} />
              </>
            )}
          </Line>
        )
      })}
      <Line label={labels.securityDepositAmount} euros={price.securityDepositAmount} isAside />
      <Line label={labels.waiverAmount} euros={price.waiverAmount} isAside />
    </dl>
  )
}

type LineProps = { label: string; euros: number; children?: ReactNode; isAside?: boolean }

/** Shows one amount with its label and, beside, how or why it comes about. */
function Line({ label, euros, children, isAside = false }: LineProps) {
  return (
    <div className={isAside ? 'example-aside' : undefined}>
      <dt>
        {label} <small>{children}</small>
      </dt>
      <dd>
        <Money euros={euros} />
      </dd>
    </div>
  )
}
