import { formatCents, inCents } from '@filao/domain/kernel/money'
import type { Rental } from '@filao/domain/rentals/rental'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'

/** Returns the words for what the amount due of a rental has beside its price: charges, less credit notes. */
export function useDueHint(rental: Rental): string {
  const { t } = useTranslation('rentals')
  const { t: money } = useTranslation('rentals/money')
  const language = useLanguage()
  const { chargesCents, creditedCents, settledElsewhereCents } = inCents(rental)
  const notesCents = creditedCents - settledElsewhereCents
  return [
    chargesCents > 0 && t('payment.withCharges', { amount: formatCents(chargesCents, language) }),
    notesCents > 0 && money('creditNotes', { amount: formatCents(notesCents, language) }),
  ]
    .filter(Boolean)
    .join(' · ')
}
