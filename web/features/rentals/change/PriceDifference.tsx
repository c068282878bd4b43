import { vehicleChangeLabels } from '@filao/domain/rentals/check/vehicle-change-labels'

import { changedSecurity } from '@filao/domain/rentals/record/agreed-price'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { Notice } from '#ui/feedback/Notice'
import { useProblemText } from '#ui/feedback/problem-text'
import { Money } from '#ui/Money'
import { PriceLines } from '../price/PriceLines.tsx'
import { SecurityLines } from '../price/SecurityLines.tsx'
import type { ChangedPrice } from './use-changed-price.ts'
import './changes.css'

type Props = { rental: Rental; price: ChangedPrice; isKept: boolean }

/**
 * Shows the cost of a change: the new price line by line, the current one, and the difference; the deposit and the
 * excess where they change.
 */
export function PriceDifference({ rental, price, isKept }: Props) {
  const { t } = useTranslation('rentals/change')
  const text = useProblemText()
  const { before, quote, differenceCents, isStale, refusal } = price
  if (refusal && !isKept) return <Notice type="error" role="alert" title={text(refusal)} />
  // The agreed price stands there before the first answer, so that the new one moves nothing below.
  const lines = (isKept ? null : quote) ?? rental.price
  const after = isKept ? before : (quote?.total ?? before)
  const moreCents = isKept ? 0 : differenceCents
  return (
    <div className={`price-change${isStale ? ' is-stale' : ''}`} aria-busy={isStale}>
      {lines && <PriceLines quote={lines} />}
      <dl className="price-change-total" aria-live="polite">
        <div>
          <dt>{t('price.before')}</dt>
          <dd>{before === null ? '–' : <Money euros={before} />}</dd>
        </div>
        <div>
          <dt>{t('price.after')}</dt>
          <dd>{isStale && !isKept ? '…' : after === null ? '–' : <Money euros={after} />}</dd>
        </div>
        <div className="price-change-difference">
          <dt>{t('price.difference')}</dt>
          <dd>
            {isStale || moreCents === null ? (
              '…'
            ) : moreCents ? (
              <>
                {moreCents > 0 && '+'}
                <Money cents={moreCents} />
              </>
            ) : (
              t('price.same')
            )}
          </dd>
        </div>
      </dl>
      {quote && !isKept && changedSecurity(rental, quote).length > 0 && <SecurityLines before={rental} quote={quote} />}
    </div>
  )
}

type ChoiceProps = { id?: string; value?: boolean; onChange?: (keepsPrice: boolean) => void }

/** Chooses between the agreed price and a new one. */
export function KeepsPriceField({ id, value, onChange }: ChoiceProps) {
  const { t } = useTranslation('rentals/change')
  return (
    <Radio.Group
      {...(id && { id })}
      aria-label={t('price.choice')}
      value={value}
      onChange={({ target }) => onChange?.(target.value)}
      options={[
        { value: true, label: vehicleChangeLabels.keepsPrice[useLanguage()] },
        { value: false, label: t('price.recompute') },
      ]}
    />
  )
}
