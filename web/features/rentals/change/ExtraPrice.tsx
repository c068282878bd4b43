import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { useTranslation } from 'react-i18next'
import { Money } from '#ui/Money'
import { useChangedPrice } from './use-changed-price.ts'

type Props = { rental: Rental; vehicleId: number; isKept: boolean }

/** Shows what the customer pays more, or less, for the rental with another vehicle. */
export function ExtraPrice({ rental, vehicleId, isKept }: Props) {
  const { t } = useTranslation('rentals/change')
  const { differenceCents, isStale, refusal } = useChangedPrice(rental, isKept ? null : { vehicleId })
  if (refusal) return null
  if (isStale || differenceCents === null) return <small>…</small>
  if (differenceCents === 0) return <small>{t('price.noExtra')}</small>
  return (
    <strong>
      {differenceCents > 0 && '+'}
      <Money cents={differenceCents} />
    </strong>
  )
}
