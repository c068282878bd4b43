import { formatEuros } from '@filao/domain/kernel/money'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { Money } from '#ui/Money'
import type { NewPrice } from './use-new-price.ts'

/** Shows a price and its difference from the old one; it is dimmed while a newer one is computed. */
export function PriceChange({ price: { total, difference, isStale, refusal } }: { price: NewPrice }) {
  const { t } = useTranslation('planning/moving')
  const language = useLanguage()
  if (total === null && refusal) return <span>{t('facts.none')}</span>
  if (total === null) return <span className="move-stale">{t('facts.loading')}</span>
  return (
    <span className={isStale ? 'move-stale' : ''} aria-busy={isStale}>
      <Money euros={total} />
      {difference !== null && (
        <small className="move-difference">
          {difference === 0
            ? t('facts.same')
            : `${difference > 0 ? '+' : '−'}${formatEuros(Math.abs(difference), language)}`}
        </small>
      )}
    </span>
  )
}
